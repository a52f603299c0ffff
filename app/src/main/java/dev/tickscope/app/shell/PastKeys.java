package dev.tickscope.app.shell;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys that look back. Steps may be repeated by holding a key; what plays or marks happens once a press. */
final class PastKeys {
    private final PastActions actions;

    PastKeys(PastActions actions) {
        this.actions = actions;
    }

    /**
     * Acts on a pressed key.
     *
     * @param repeated whether the system repeats a held key
     * @param types whether somebody types text
     * @return whether the key was one of these
     */
    boolean act(KeyEvent event, boolean repeated, boolean types) {
        if (event.isMetaDown()) {
            return false;
        }
        KeyCode code = event.getCode();
        if (event.isAltDown()) {
            return !event.isControlDown() && withAlt(code, event.isShiftDown(), repeated);
        }
        if (event.isControlDown()) {
            return code == KeyCode.F5 && !event.isShiftDown() && once(actions::playForward, repeated);
        }
        if (stops(code, event.isShiftDown(), types) && actions.stopPlaying()) {
            return true;
        }
        return event.isShiftDown() ? withShift(code, repeated, types) : alone(code, repeated, types);
    }

    private static boolean stops(KeyCode code, boolean shift, boolean types) {
        return !shift && (code == KeyCode.F6 || !types && (code == KeyCode.SPACE || code == KeyCode.ESCAPE));
    }

    private boolean withAlt(KeyCode code, boolean shift, boolean repeated) {
        return switch (code) {
            case F10 -> run(shift ? actions::backFrame : actions::backTick);
            case LEFT -> !shift && once(actions::previousHit, repeated);
            case RIGHT -> !shift && once(actions::nextHit, repeated);
            default -> false;
        };
    }

    private boolean withShift(KeyCode code, boolean repeated, boolean types) {
        return switch (code) {
            case F5 -> once(actions::playBack, repeated);
            case M -> !types && once(actions::keepMark, repeated);
            case N -> !types && once(actions::previousMark, repeated);
            default -> false;
        };
    }

    private boolean alone(KeyCode code, boolean repeated, boolean types) {
        return switch (code) {
            case COMMA -> !types && run(actions::backTick);
            case M -> !types && once(actions::mark, repeated);
            case N -> !types && once(actions::nextMark, repeated);
            default -> false;
        };
    }

    private static boolean run(Runnable action) {
        action.run();
        return true;
    }

    private static boolean once(Runnable action, boolean repeated) {
        if (!repeated) {
            action.run();
        }
        return true;
    }
}
