package dev.tickscope.timeline;

import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** Mouse on lane heads and lower edges: heights, order, scrolling. Filters, so that the plot's gestures see nothing of it. */
final class LaneGestures {
    private static final double CLICK = 4;

    private enum Drag {
        NONE, HEAD, ORDER, HEIGHT
    }

    private final TimelineView view;
    private final TimelinePainter painter;
    private final LaneSetup setup;
    private Drag drag = Drag.NONE;
    private LaneLayout.Place place;
    private double pressY;
    /** Where a dragged lane would be put, on the canvas; not a number while none is. */
    private double dropY = Double.NaN;

    LaneGestures(TimelineView view, TimelinePainter painter, LaneSetup setup) {
        this.view = view;
        this.painter = painter;
        this.setup = setup;
    }

    void install() {
        view.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        view.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::dragged);
        view.addEventFilter(MouseEvent.MOUSE_RELEASED, this::released);
        view.addEventFilter(MouseEvent.MOUSE_MOVED, this::moved);
        view.addEventFilter(ScrollEvent.SCROLL, this::scrolled);
    }

    /** Where the line is drawn that shows between which lanes one would be put; not a number while none is dragged. */
    double dropY() {
        return dropY;
    }

    private double x(double eventX) {
        return eventX - view.snappedLeftInset() - TimelineView.HEAD;
    }

    private double y(double eventY) {
        return eventY - view.snappedTopInset() - view.headerHeight();
    }

    private LaneLayout.Place edge(MouseEvent event) {
        // Under the rulers' border lie no edges, but flags.
        LaneLayout layout = painter.layout();
        boolean flags = x(event.getX()) >= 0 && view.cursorAt(event.getX() - view.snappedLeftInset(), event.getY() - view.snappedTopInset()) != null;
        return layout == null || flags ? null : layout.edgeAt(y(event.getY()));
    }

    private void pressed(MouseEvent event) {
        drag = Drag.NONE;
        if (event.getButton() != MouseButton.PRIMARY || event.isShiftDown() || painter.layout() == null) {
            return;
        }
        pressY = y(event.getY());
        place = edge(event);
        if (place != null) {
            drag = Drag.HEIGHT;
            if (event.getClickCount() == 2) {
                setup.setHeight(place.lane(), 0);
                drag = Drag.NONE;
            }
        } else if (x(event.getX()) < 0 && pressY >= 0) {
            place = painter.layout().at(pressY);
            drag = place == null ? Drag.NONE : Drag.HEAD;
        }
        if (drag != Drag.NONE) {
            view.requestFocus();
            event.consume();
        }
    }

    private void dragged(MouseEvent event) {
        double y = y(event.getY());
        if (drag == Drag.HEIGHT) {
            setup.setHeight(place.lane(), Math.max(LaneSetup.LEAST, place.band().height() + y - pressY));
        } else if (drag == Drag.HEAD && Math.abs(y - pressY) > CLICK) {
            drag = Drag.ORDER;
        }
        if (drag == Drag.ORDER) {
            dropY = painter.layout().borderBefore(place.lane(), painter.layout().before(place.lane(), y));
            view.redrawOverlay();
        }
        if (drag != Drag.NONE) {
            event.consume();
        }
    }

    private void released(MouseEvent event) {
        if (drag == Drag.ORDER) {
            setup.moveBefore(place.lane(), painter.layout().before(place.lane(), y(event.getY())));
            view.redrawOverlay();
        }
        dropY = Double.NaN;
        if (drag != Drag.NONE) {
            drag = Drag.NONE;
            event.consume();
        }
    }

    private void moved(MouseEvent event) {
        boolean overEdge = y(event.getY()) >= 0 && edge(event) != null;
        view.setCursor(overEdge ? Cursor.V_RESIZE : null);
    }

    /** The wheel over the heads scrolls the lanes, if they do not fit. */
    private void scrolled(ScrollEvent event) {
        if (x(event.getX()) < 0 && painter.layout() != null && painter.layout().most() > 0 && !event.isControlDown()) {
            view.scrollLanes(-event.getDeltaY());
            event.consume();
        }
    }
}
