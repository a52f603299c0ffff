package dev.tickscope.scene;

import dev.tickscope.scene.node.Callout;
import dev.tickscope.scene.node.BodyPicker;
import dev.tickscope.scene.node.CameraControl;
import dev.tickscope.scene.node.CameraInput;
import dev.tickscope.scene.node.Ground;
import dev.tickscope.scene.node.Layer;
import dev.tickscope.scene.node.OrbitCamera;
import dev.tickscope.scene.node.OverlayPainter;
import dev.tickscope.scene.node.Scene2D;
import dev.tickscope.scene.node.Scene3D;
import dev.tickscope.scene.node.SceneCanvas;
import dev.tickscope.scene.node.SceneColors;
import dev.tickscope.scene.node.ScenePicture;
import dev.tickscope.scene.node.StackPainter;
import dev.tickscope.scene.node.StackSpace;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** The picture itself: ground and bodies in 3D or 2D, the drawing over them, the callout, and a message when there is nothing to see. */
final class SceneStage extends Region {
    private static final double TOP = 16;
    private static final double TOP_UNDER_NOTICE = 34;

    private final ScenePicture picture;
    private final OrbitCamera camera = new OrbitCamera();
    private final Ground ground = new Ground();
    private final CameraControl control;
    private final BodyPicker picker = new BodyPicker();
    private final StackSpace space = new StackSpace();
    private final StackPainter stackPainter = new StackPainter(space);
    private boolean stacked;
    private int slices;
    private final boolean in3D = Platform.isSupported(ConditionalFeature.SCENE3D);
    private final SceneCanvas bodies;
    private final Layer overlay = new Layer();
    private final OverlayPainter overlayPainter = new OverlayPainter();
    private final Callout callout;
    private final Label message = new Label();
    private final Label notice = new Label("3D is not available here: drawn in 2D");
    /** The focus ring: the stage's own border would lie under the picture. */
    private final Region ring = new Region();
    private final Rectangle clip = new Rectangle();
    private SceneColors colors;
    private boolean grounded;
    private boolean dirty = true;
    private long drawnCamera = -1;
    private boolean shown;
    private String lagText = "";

    /** @param actions what clicks and keys ask for */
    SceneStage(ScenePicture picture, CameraInput.Actions actions) {
        this.picture = picture;
        control = new CameraControl(camera, ground, picture);
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
        // A 3D node whose parent is a plain group is never resized or snapped by layout.
        getChildren().addAll(new Group(bodies.node()), overlay.node(), callout, notice, message, ring);
        setClip(clip);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText("Scene. Arrows turn, Shift and arrows pan, plus and minus zoom, Home goes back, 1, 2 and 3 look from the front, "
                + "the side and the top, Page Up and Page Down select a body, C follows it.");
        new CameraInput(this, camera, actions);
    }

    void setBodies() {
        bodies.setBodies(picture.bodies());
        grounded = false;
        control.reset(ground);
        space.reset();
        redraw();
    }

    void setColors(SceneColors newColors) {
        colors = newColors;
        bodies.setColors(newColors);
        showSky();
        redraw();
    }

    /** Bodies in 2D have a sky of their own, which is not painted anew in every pulse; below it lies one colour, which is soon painted. */
    private void showSky() {
        if (colors != null) {
            setBackground(new Background(new BackgroundFill(!in3D && !stacked ? colors.skyBottom() : colors.sky(), CornerRadii.EMPTY, Insets.EMPTY)));
        }
    }

    void redraw() {
        dirty = true;
    }

    /** Where the camera goes; nothing before there is a world to look at. */
    CameraControl control() {
        return control;
    }

    boolean grounded() {
        return grounded;
    }

    void home() {
        if (grounded) {
            if (stacked) {
                space.reset();
                space.measure(picture, picture.stack(), slices);
            } else {
                ground.measure(picture.bodies(), picture.committed(), picture.presented());
            }
            control.home();
        }
    }

    /** The body that is seen at a pixel, or −1. */
    int bodyAt(double x, double y) {
        if (!shown) {
            return -1;
        }
        return stacked ? stackPainter.bodyAt(x, y, camera, picture) : picker.bodyAt(x, y, camera, picture);
    }

    /**
     * Shows the time stack in place of the bodies, or no longer.
     *
     * @param wantedSlices how many ticks it holds at most
     */
    void setStacked(boolean on, int wantedSlices) {
        slices = wantedSlices;
        if (on != stacked) {
            stacked = on;
            bodies.node().setVisible(!on);
            showSky();
            space.reset();
            if (!on && grounded) {
                control.setSubject(ground);
            }
        }
        redraw();
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
     * @param nowNanos the time of the pulse, for smooth moves of the camera; {@link Long#MAX_VALUE} ends them at once
     */
    void draw(boolean nowShown, String nowLagText, long nowNanos) {
        if (grounded) {
            control.advance(nowNanos);
        }
        shown = nowShown;
        lagText = nowLagText;
        drawIfDirty();
    }

    private void drawIfDirty() {
        if (overlay.rescale() || camera.changes() != drawnCamera) {
            dirty = true;
        }
        if (!dirty || colors == null || getWidth() < 1 || getHeight() < 1) {
            return;
        }
        dirty = false;
        if (shown && !grounded) {
            grounded = true;
            ground.measure(picture.bodies(), picture.committed(), picture.presented());
            control.look();
            bodies.setGround(ground, camera);
        } else if (shown && !stacked && control.atFirstLook() && ground.widen(picture.bodies(), picture.committed(), picture.presented(), camera)) {
            control.look();
            bodies.setGround(ground, camera);
        }
        GraphicsContext g = overlay.cleared();
        g.save();
        if (stacked) {
            drawStack(g);
        } else {
            drawBodies(g);
        }
        g.restore();
        drawnCamera = camera.changes();
    }

    private void drawStack(GraphicsContext g) {
        callout.show("", 0, 0, camera, picture);
        boolean first = space.isEmpty();
        if (shown && space.measure(picture, picture.stack(), slices) && (first || control.atFirstLook())) {
            control.setSubject(space);
        }
        if (shown) {
            stackPainter.draw(g, camera, picture, colors);
        }
    }

    private void drawBodies(GraphicsContext g) {
        bodies.draw(picture, camera, g);
        overlayPainter.draw(g, camera, picture, colors);
        String words = overlayPainter.arrowDrawn() ? lagText : "";
        callout.show(words, overlayPainter.arrowX(), overlayPainter.arrowY(), camera, picture);
        if (!words.isEmpty()) {
            Point2D from = callout.border(overlayPainter.arrowX(), overlayPainter.arrowY());
            overlayPainter.drawLeader(g, colors, from.getX(), from.getY());
        }
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width != overlay.width() || height != overlay.height()) {
            overlay.fit(width, height);
            clip.setWidth(getWidth());
            clip.setHeight(getHeight());
            bodies.resize(Math.max(1, width), Math.max(1, height));
            camera.resize(width, height);
            if (grounded && control.atFirstLook()) {
                control.look();
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
