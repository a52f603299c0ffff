package dev.tickscope.timeline;

import dev.tickscope.timeline.track.RulerPainter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** Mouse and keyboard of the timeline. */
final class TimelineGestures {
    private static final double ZOOM_KEY = 1.25;
    private static final double ZOOM_WHEEL = 1.0015;
    private static final double PAN_KEY = 80;
    private static final double CLICK = 4;

    private enum Drag {
        NONE, PRESSED, SELECT, PAN, SCRUB
    }

    private final TimelineView view;
    private final TimelineViewModel model;
    private Drag drag = Drag.NONE;
    private boolean panning;
    private double pressX;
    private boolean onPlayhead;
    private double lastX;
    private double pointerX = Double.NaN;
    private boolean lensKeyDown;
    private boolean lensKeyRepeated;

    TimelineGestures(TimelineView view, TimelineViewModel model) {
        this.view = view;
        this.model = model;
    }

    void install() {
        view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        view.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> {
            pointerX = Double.NaN;
            view.hoverEnds();
        });
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        view.addEventHandler(KeyEvent.KEY_RELEASED, this::keyReleased);
        view.focusedProperty().addListener((observable, before, focused) -> {
            if (!focused && lensKeyDown) {
                lensKeyDown = false;
                model.releaseLens();
            }
        });
    }

    private double plotX(MouseEvent event) {
        return event.getX() - view.snappedLeftInset() - TimelineView.HEAD;
    }

    private boolean belowHeader(MouseEvent event) {
        return event.getY() - view.snappedTopInset() >= TimelineHeader.HEIGHT;
    }

    private void scrolled(ScrollEvent event) {
        double amount = event.getDeltaY() != 0 ? event.getDeltaY() : event.getDeltaX();
        if (amount == 0) {
            return;
        }
        if (event.isControlDown()) {
            double x = event.getX() - view.snappedLeftInset() - TimelineView.HEAD;
            model.zoom(Math.pow(ZOOM_WHEEL, -event.getDeltaY()), Math.max(0, x));
        } else {
            model.pan(-amount);
        }
        event.consume();
    }

    private void pressed(MouseEvent event) {
        if (!belowHeader(event)) {
            return;
        }
        view.requestFocus();
        pressX = plotX(event);
        lastX = pressX;
        panning = event.isShiftDown() || event.getButton() == MouseButton.MIDDLE;
        drag = event.getButton() == MouseButton.PRIMARY || event.getButton() == MouseButton.MIDDLE ? Drag.PRESSED : Drag.NONE;
        onPlayhead = !panning && drag == Drag.PRESSED && view.onPlayhead(pressX);
        if (drag == Drag.PRESSED && !panning && pressX >= 0 && onRulers(event)) {
            drag = Drag.SCRUB;
            view.scrub(pressX);
        }
    }

    private boolean onRulers(MouseEvent event) {
        return event.getY() - view.snappedTopInset() < TimelineHeader.HEIGHT + 2 * RulerPainter.HEIGHT;
    }

    private void dragged(MouseEvent event) {
        double x = plotX(event);
        if (drag == Drag.PRESSED && Math.abs(x - pressX) > CLICK) {
            drag = panning ? Drag.PAN : onPlayhead ? Drag.SCRUB : Drag.SELECT;
        }
        if (drag == Drag.SCRUB) {
            view.scrub(x);
        } else if (drag == Drag.PAN) {
            model.pan(lastX - x);
        } else if (drag == Drag.SELECT) {
            double width = model.axis().width();
            model.selection().select(model.axis().real(Math.max(0, Math.min(width, pressX))), model.axis().real(Math.max(0, Math.min(width, x))));
            view.redrawOverlay();
        }
        lastX = x;
    }

    private void released(MouseEvent event) {
        if (drag == Drag.PRESSED && !panning) {
            if (model.selection().present()) {
                model.selection().clear();
                view.redrawOverlay();
            }
            view.pick(event.getX() - view.snappedLeftInset(), event.getY() - view.snappedTopInset());
        }
        if (drag == Drag.SCRUB) {
            view.scrubEnds();
        }
        drag = Drag.NONE;
    }

    private void moved(MouseEvent event) {
        pointerX = plotX(event);
        if (belowHeader(event) && pointerX >= 0) {
            view.hover(event.getX() - view.snappedLeftInset(), event.getY() - view.snappedTopInset());
            if (lensKeyDown) {
                holdLens();
            }
        } else {
            view.hoverEnds();
        }
    }

    private double zoomX() {
        return Double.isNaN(pointerX) || pointerX < 0 ? model.axis().contextWidth() : pointerX;
    }

    private void keyPressed(KeyEvent event) {
        if (event.isAltDown() || event.isMetaDown() || event.isControlDown() && !arrow(event.getCode()) || !handled(event)) {
            return;
        }
        event.consume();
    }

    private static boolean arrow(KeyCode code) {
        return code == KeyCode.LEFT || code == KeyCode.RIGHT;
    }

    private boolean handled(KeyEvent event) {
        switch (event.getCode()) {
            case W -> model.zoom(1 / ZOOM_KEY, zoomX());
            case S -> model.zoom(ZOOM_KEY, zoomX());
            case A -> model.pan(-PAN_KEY);
            case D -> model.pan(PAN_KEY);
            case F -> model.fitSelection();
            case L -> lensKey();
            case HOME -> {
                view.movePlayhead(model.moves().oldest());
                model.showFrom(model.startUnits());
            }
            case END -> view.followLive();
            case LEFT -> arrow(-1, event.isControlDown());
            case RIGHT -> arrow(1, event.isControlDown());
            case ESCAPE -> {
                if (!model.selection().present()) {
                    return false;
                }
                model.selection().clear();
                view.redrawOverlay();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void arrow(int step, boolean exact) {
        view.movePlayhead(exact ? model.moves().stage(step) : model.moves().arrow(step));
    }

    /** Held, the lens follows the pointer; tapped, it stays on the frame under the pointer, or is switched. */
    private void lensKey() {
        if (lensKeyDown) {
            lensKeyRepeated = true;
            return;
        }
        lensKeyDown = true;
        lensKeyRepeated = false;
        holdLens();
    }

    private void holdLens() {
        // Over the lens itself the frame stays the same.
        long row = Double.isNaN(pointerX) || pointerX >= model.axis().contextWidth() ? -1 : model.frameRowAt(pointerX);
        if (row >= 0) {
            model.holdLens(row);
        }
    }

    private void keyReleased(KeyEvent event) {
        if (event.getCode() != KeyCode.L || !lensKeyDown) {
            return;
        }
        lensKeyDown = false;
        boolean held = model.lensHeld();
        long row = held ? model.lens().frame().row() : -1;
        model.releaseLens();
        if (!lensKeyRepeated) {
            if (held) {
                model.pinLens(row);
            } else {
                model.setLensOn(!model.lensOn());
            }
        }
        event.consume();
    }
}
