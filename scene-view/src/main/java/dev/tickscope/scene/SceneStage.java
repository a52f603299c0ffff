package dev.tickscope.scene;

import dev.tickscope.scene.node.Callout;
import dev.tickscope.scene.node.CameraInput;
import dev.tickscope.scene.node.Ground;
import dev.tickscope.scene.node.OrbitCamera;
import dev.tickscope.scene.node.OverlayPainter;
import dev.tickscope.scene.node.Scene2D;
import dev.tickscope.scene.node.Scene3D;
import dev.tickscope.scene.node.SceneCanvas;
import dev.tickscope.scene.node.SceneColors;
import dev.tickscope.scene.node.ScenePicture;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;

/** The picture itself: ground and bodies in 3D or 2D, the drawing over them, the callout, and a message when there is nothing to see. */
final class SceneStage extends Region {
    private static final double TOP = 16;
    private static final double TOP_UNDER_NOTICE = 34;

    private final ScenePicture picture;
    private final OrbitCamera camera = new OrbitCamera();
    private final Ground ground = new Ground();
    private final SceneCanvas bodies;
    private final Canvas overlay = new Canvas();
    private final OverlayPainter overlayPainter = new OverlayPainter();
    private final Callout callout;
    private final Label message = new Label();
    private final Label notice = new Label("3D is not available here: drawn in 2D");
    /** The focus ring: the stage's own border would lie under the picture. */
    private final Region ring = new Region();
    private final Rectangle clip = new Rectangle();
    private SceneColors colors;
    private boolean grounded;
    /** The camera is where the first look put it: it may follow a change of size. */
    private boolean firstLook = true;
    private boolean dirty = true;
    private long drawnCamera = -1;
    private boolean shown;
    private String lagText = "";

    SceneStage(ScenePicture picture) {
        this.picture = picture;
        boolean in3D = Platform.isSupported(ConditionalFeature.SCENE3D);
        callout = new Callout(in3D ? TOP : TOP_UNDER_NOTICE);
        bodies = in3D ? new Scene3D() : new Scene2D();
        getStyleClass().add("scene-stage");
        message.getStyleClass().add("scene-message");
        message.setWrapText(true);
        notice.getStyleClass().add("scene-notice");
        notice.setVisible(!in3D);
        notice.setMouseTransparent(true);
        ring.getStyleClass().add("scene-focus-ring");
        ring.setMouseTransparent(true);
        overlay.setManaged(false);
        overlay.setMouseTransparent(true);
        // A 3D node whose parent is a plain group is never resized or snapped by layout.
        getChildren().addAll(new Group(bodies.node()), overlay, callout, notice, message, ring);
        setClip(clip);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText("Scene. Arrows turn, Shift and arrows pan, plus and minus zoom, Home goes back.");
        new CameraInput(this, camera, this::resetCamera);
    }

    void setBodies() {
        bodies.setBodies(picture.bodies());
        grounded = false;
        firstLook = true;
        redraw();
    }

    void setColors(SceneColors newColors) {
        colors = newColors;
        bodies.setColors(newColors);
        setBackground(new Background(new BackgroundFill(new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE,
                new Stop(0, newColors.skyTop()), new Stop(1, newColors.skyBottom())), CornerRadii.EMPTY, Insets.EMPTY)));
        redraw();
    }

    void redraw() {
        dirty = true;
    }

    void resetCamera() {
        if (grounded) {
            ground.measure(picture.bodies(), picture.committed(), picture.presented());
            ground.look(camera);
            firstLook = true;
            drawnCamera = camera.changes();
            redraw();
        }
    }

    void showMessage(String text) {
        message.setText(text);
        message.setVisible(!text.isEmpty());
        requestLayout();
    }

    /**
     * Draws if anything changed.
     *
     * @param nowShown whether there are poses
     * @param nowLagText the words of the callout, empty for none
     */
    void draw(boolean nowShown, String nowLagText) {
        shown = nowShown;
        lagText = nowLagText;
        drawIfDirty();
    }

    private void drawIfDirty() {
        if (camera.changes() != drawnCamera) {
            firstLook &= drawnCamera < 0;
            dirty = true;
        }
        if (!dirty || colors == null || getWidth() < 1 || getHeight() < 1) {
            return;
        }
        dirty = false;
        if (shown && !grounded) {
            grounded = true;
            ground.measure(picture.bodies(), picture.committed(), picture.presented());
            ground.look(camera);
            bodies.setGround(ground, camera);
        } else if (shown && firstLook && ground.widen(picture.bodies(), picture.committed(), picture.presented(), camera)) {
            ground.look(camera);
            bodies.setGround(ground, camera);
        }
        bodies.draw(picture, camera);
        GraphicsContext g = overlay.getGraphicsContext2D();
        g.clearRect(0, 0, overlay.getWidth(), overlay.getHeight());
        overlayPainter.draw(g, camera, picture, colors);
        String words = overlayPainter.arrowDrawn() ? lagText : "";
        callout.show(words, overlayPainter.arrowX(), overlayPainter.arrowY(), camera, picture);
        if (!words.isEmpty()) {
            Point2D from = callout.border(overlayPainter.arrowX(), overlayPainter.arrowY());
            overlayPainter.drawLeader(g, colors, from.getX(), from.getY());
        }
        drawnCamera = camera.changes();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width != overlay.getWidth() || height != overlay.getHeight()) {
            clip.setWidth(getWidth());
            clip.setHeight(getHeight());
            overlay.setWidth(width);
            overlay.setHeight(height);
            bodies.resize(Math.max(1, width), Math.max(1, height));
            camera.resize(width, height);
            if (grounded && firstLook) {
                ground.look(camera);
            }
            drawnCamera = camera.changes();
            redraw();
            drawIfDirty(); // Otherwise what lies over the picture would be one pulse late.
        }
        ring.resizeRelocate(0, 0, getWidth(), getHeight());
        double most = Math.max(0, width - 32);
        double messageWidth = Math.min(most, Math.ceil(message.prefWidth(-1)));
        double messageHeight = message.prefHeight(messageWidth);
        message.resizeRelocate(Math.rint((width - messageWidth) / 2), Math.rint((height - messageHeight) / 2), messageWidth, messageHeight);
        notice.resizeRelocate(8, 8, Math.min(most, notice.prefWidth(-1)), notice.prefHeight(-1));
    }
}
