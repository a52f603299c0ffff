package dev.tickscope.scene.node;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/**
 * Pointer and keys move the camera: drag turns, Shift + drag or the right button pans, the wheel zooms, double click and Home go back to
 * the first look. With the picture focused, arrows turn, Shift + arrows pan, + and − zoom.
 */
public final class CameraInput {
    private static final double DEGREES_PER_PIXEL = 0.4;
    private static final double ZOOM_PER_NOTCH = 0.9;
    private static final double NOTCH = 40;
    private static final double KEY_DEGREES = 5;
    private static final double KEY_PIXELS = 24;

    private final OrbitCamera camera;
    private final Runnable reset;
    private double lastX;
    private double lastY;

    /** @param reset goes back to the first look */
    public CameraInput(Node node, OrbitCamera camera, Runnable reset) {
        this.camera = camera;
        this.reset = reset;
        node.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            node.requestFocus();
            remember(event);
        });
        node.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        node.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && event.isStillSincePress()) {
                reset.run();
            }
        });
        node.addEventHandler(ScrollEvent.SCROLL, event -> {
            camera.zoomBy(Math.pow(ZOOM_PER_NOTCH, (event.getDeltaY() + event.getDeltaX()) / NOTCH));
            event.consume();
        });
        node.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
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
            case HOME -> reset.run();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void move(boolean pan, int right, int down) {
        if (pan) {
            camera.panBy(right * KEY_PIXELS, down * KEY_PIXELS);
        } else {
            camera.turnBy(-right * KEY_DEGREES, down * KEY_DEGREES);
        }
    }
}
