package dev.tickscope.timeline;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.timeline.track.RulerPainter;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** Mouse of the timeline's plot. */
final class TimelineGestures {
    private static final double ZOOM_WHEEL = 1.0015;
    private static final double CLICK = 4;
    private static final double GRIP = 5;
    private static final long NEW_RANGE = -1;

    private enum Drag {
        NONE, PRESSED, SELECT, PAN, SCRUB, CURSOR
    }

    private final TimelineView view;
    private final TimelineViewModel model;
    private Drag drag = Drag.NONE;
    private boolean panning;
    private double pressX;
    private boolean onPlayhead;
    private double lastX;
    /** A drag ends with the session in which it began. */
    private SessionInfo pressedIn;
    private Cursors.Name cursor;
    /** The end of the range that stays while the other is dragged. */
    private long fixedUnits;

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
        view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.hoverEnds());
    }

    private double plotX(MouseEvent event) {
        return event.getX() - view.snappedLeftInset() - TimelineView.HEAD;
    }

    private boolean belowHeader(MouseEvent event) {
        return event.getY() - view.snappedTopInset() >= view.headerHeight();
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
        pressedIn = model.session();
        pressX = plotX(event);
        lastX = pressX;
        panning = event.isShiftDown() || event.getButton() == MouseButton.MIDDLE;
        boolean primary = event.getButton() == MouseButton.PRIMARY;
        drag = (primary || event.getButton() == MouseButton.MIDDLE) && pressX >= 0 ? Drag.PRESSED : Drag.NONE;
        cursor = primary && !panning ? view.cursorAt(event.getX() - view.snappedLeftInset(), event.getY() - view.snappedTopInset()) : null;
        fixedUnits = fixedEnd();
        onPlayhead = !panning && drag == Drag.PRESSED && view.onPlayhead(pressX);
        if (cursor != null) {
            drag = Drag.CURSOR;
        } else if (drag == Drag.PRESSED && !panning && onRulers(event)) {
            drag = Drag.SCRUB;
            view.scrub(pressX);
        }
    }

    /** The other end if an end of the range is gripped, else {@link #NEW_RANGE}. */
    private long fixedEnd() {
        RangeSelection range = model.selection();
        if (!range.present()) {
            return NEW_RANGE;
        }
        double fromEnd = Math.abs(model.axis().x(range.fromUnits()) - pressX);
        double toEnd = Math.abs(model.axis().x(range.toUnits()) - pressX);
        return Math.min(fromEnd, toEnd) > GRIP ? NEW_RANGE : fromEnd < toEnd ? range.toUnits() : range.fromUnits();
    }

    private boolean onRulers(MouseEvent event) {
        return event.getY() - view.snappedTopInset() < view.headerHeight() + 2 * RulerPainter.HEIGHT;
    }

    private void dragged(MouseEvent event) {
        endInAnotherSession();
        double x = plotX(event);
        if (drag == Drag.PRESSED && Math.abs(x - pressX) > CLICK) {
            drag = panning ? Drag.PAN : onPlayhead && fixedUnits == NEW_RANGE ? Drag.SCRUB : Drag.SELECT;
        }
        switch (drag) {
            case SCRUB -> view.scrub(x);
            case PAN -> model.pan(lastX - x);
            case SELECT -> {
                model.selection().select(fixedUnits == NEW_RANGE ? units(pressX, event) : fixedUnits, units(x, event));
                view.redrawOverlay();
            }
            case CURSOR -> {
                model.cursors().set(cursor, units(x, event));
                view.redrawOverlay();
            }
            default -> {
                // Not far enough to be a drag, or begun elsewhere.
            }
        }
        lastX = x;
    }

    /** Alt turns off what borders attract. */
    private long units(double x, MouseEvent event) {
        double inside = Math.max(0, Math.min(model.axis().width(), x));
        return event.isAltDown() ? model.axis().real(inside) : model.borders().units(inside);
    }

    private void endInAnotherSession() {
        if (pressedIn != model.session()) {
            drag = Drag.NONE;
        }
    }

    private void released(MouseEvent event) {
        endInAnotherSession();
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
        if (belowHeader(event) && plotX(event) >= 0) {
            view.hover(event.getX() - view.snappedLeftInset(), event.getY() - view.snappedTopInset(), !event.isAltDown());
        } else {
            view.hoverEnds();
        }
    }
}
