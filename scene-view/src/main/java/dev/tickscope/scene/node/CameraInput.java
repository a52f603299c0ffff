package dev.tickscope.scene.node;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/**
 * Pointer and keys move the camera and choose a body: drag turns, Shift + drag or the right button pans, the wheel zooms, a click selects,
 * a double click and Home go back to the first look. With the picture focused, arrows turn, Shift + arrows pan, + and − zoom, 1, 2 and 3
 * look from the front, the side and the top, C follows the selected body, Page Up and Page Down select another.
 */
public final class CameraInput {
    private static final double DEGREES_PER_PIXEL = 0.4;
    private static final double ZOOM_PER_NOTCH = 0.9;
    private static final double NOTCH = 40;
    private static final double KEY_DEGREES = 5;
    private static final double KEY_PIXELS = 24;

    /** What the picture's keys and clicks ask for, beside moves of the camera. */
    public interface Actions {
        /** Back to the first look. */
        void home();

        void view(CameraControl.Side side);

        /** Follows the selected body, or no longer does. */
        void toggleFollow();

        /** Selects what is seen at a pixel. */
        void selectAt(double x, double y);

        /** Selects the next body, or with −1 the one before. */
        void selectNext(int way);

        /** @return whether something was selected */
        boolean deselect();
    }

    private final OrbitCamera camera;
    private final Actions actions;
    private double lastX;
    private double lastY;

    public CameraInput(Node node, OrbitCamera camera, Actions actions) {
        this.camera = camera;
        this.actions = actions;
        node.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            node.requestFocus();
            remember(event);
        });
        node.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        node.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        node.addEventHandler(ScrollEvent.SCROLL, event -> {
            camera.zoomBy(Math.pow(ZOOM_PER_NOTCH, (event.getDeltaY() + event.getDeltaX()) / NOTCH));
            event.consume();
        });
        node.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress() && !event.isShiftDown()) {
            if (event.getClickCount() == 2) {
                actions.home();
            } else if (event.getClickCount() == 1) {
                actions.selectAt(event.getX(), event.getY());
            }
        }
    }

    private void remember(MouseEvent event) {
        lastX = event.getX();
        lastY = event.getY();
    }

    private void dragged(MouseEvent event) {
        double dx = event.getX() - lastX;
        double dy = event.getY() - lastY;
        remember(event);
        if (event.isSecondaryButtonDown() || event.isShiftDown()) {
            camera.panBy(dx, dy);
        } else if (event.isPrimaryButtonDown()) {
            camera.turnBy(-dx * DEGREES_PER_PIXEL, dy * DEGREES_PER_PIXEL);
        }
    }

    private void pressed(KeyEvent event) {
        if (event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return;
        }
        boolean pan = event.isShiftDown();
        switch (event.getCode()) {
            case LEFT -> move(pan, 1, 0);
            case RIGHT -> move(pan, -1, 0);
            case UP -> move(pan, 0, 1);
            case DOWN -> move(pan, 0, -1);
            case PLUS, EQUALS, ADD -> camera.zoomBy(ZOOM_PER_NOTCH);
            case MINUS, SUBTRACT -> camera.zoomBy(1 / ZOOM_PER_NOTCH);
            default -> {
                if (!act(event)) {
                    return;
                }
            }
        }
        event.consume();
    }

    private boolean act(KeyEvent event) {
        switch (event.getCode()) {
            case HOME -> actions.home();
            case DIGIT1, NUMPAD1 -> actions.view(CameraControl.Side.FRONT);
            case DIGIT2, NUMPAD2 -> actions.view(CameraControl.Side.SIDE);
            case DIGIT3, NUMPAD3 -> actions.view(CameraControl.Side.TOP);
            case C -> actions.toggleFollow();
            case PAGE_UP -> actions.selectNext(-1);
            case PAGE_DOWN -> actions.selectNext(1);
            case ESCAPE -> {
                return actions.deselect();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void move(boolean pan, int right, int down) {
        if (pan) {
            camera.panBy(right * KEY_PIXELS, down * KEY_PIXELS);
        } else {
            camera.turnBy(-right * KEY_DEGREES, down * KEY_DEGREES);
        }
    }
}
