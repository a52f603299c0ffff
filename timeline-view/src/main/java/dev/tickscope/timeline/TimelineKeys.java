package dev.tickscope.timeline;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** Keyboard of the timeline. */
final class TimelineKeys {
    private static final double ZOOM_KEY = 1.25;
    private static final double PAN_KEY = 80;
    private static final double PAGE = 96;

    private final TimelineView view;
    private final TimelineViewModel model;
    private boolean lensKeyDown;
    private boolean lensKeyRepeated;

    TimelineKeys(TimelineView view, TimelineViewModel model) {
        this.view = view;
        this.model = model;
    }

    void install() {
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        view.addEventHandler(KeyEvent.KEY_RELEASED, this::keyReleased);
        view.addEventHandler(KeyEvent.KEY_TYPED, this::keyTyped);
        view.addEventHandler(MouseEvent.MOUSE_MOVED, event -> {
            if (lensKeyDown) {
                holdLens();
            }
        });
        view.focusedProperty().addListener((observable, before, focused) -> {
            if (!focused && lensKeyDown) {
                lensKeyDown = false;
                model.releaseLens();
            }
        });
    }

    private double zoomX() {
        return model.pointer().present() ? model.pointer().rawX() : model.axis().contextWidth();
    }

    private void keyPressed(KeyEvent event) {
        if (event.isShortcutDown() && event.getCode() == KeyCode.F && !event.isAltDown() && !event.isShiftDown()) {
            view.find();
            event.consume();
            return;
        }
        boolean other = event.isMetaDown() || event.isControlDown() && !arrow(event.getCode());
        if (!other && (event.isAltDown() ? cursor(event) : handled(event))) {
            event.consume();
        }
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
            case R -> view.sendRange();
            case PAGE_UP -> view.scrollLanes(-PAGE);
            case PAGE_DOWN -> view.scrollLanes(PAGE);
            case ESCAPE -> {
                return clear();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Takes away the range; if there is none, the cursors. */
    private boolean clear() {
        if (model.selection().present()) {
            model.selection().clear();
        } else if (model.cursors().any()) {
            model.cursors().clear();
        } else {
            return false;
        }
        view.redrawOverlay();
        return true;
    }

    /** Alt+A and Alt+B put a cursor at the pointer, or, where that is elsewhere, at the playhead. */
    private boolean cursor(KeyEvent event) {
        boolean mine = (event.getCode() == KeyCode.A || event.getCode() == KeyCode.B) && !event.isControlDown() && !event.isShiftDown();
        if (mine) {
            view.setCursor(event.getCode() == KeyCode.A ? Cursors.Name.A : Cursors.Name.B);
        }
        return mine;
    }

    /** The characters, whatever keys a keyboard has them on. */
    private void keyTyped(KeyEvent event) {
        if (event.getCharacter().equals("[") || event.getCharacter().equals("]")) {
            view.related(event.getCharacter().equals("]") ? 1 : -1);
            event.consume();
        }
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
        double x = model.pointer().rawX();
        long row = Double.isNaN(x) || x >= model.axis().contextWidth() ? -1 : model.frameRowAt(x);
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
