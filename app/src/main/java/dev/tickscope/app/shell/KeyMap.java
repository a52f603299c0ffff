package dev.tickscope.app.shell;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/**
 * The debugger's keys. Function keys act everywhere; characters act only when the focused control does not use them itself. A filter on
 * the scene, because a menu bar takes F10 for itself otherwise.
 */
public final class KeyMap implements EventHandler<KeyEvent> {
    /** What the keys do. */
    public interface Actions {
        void resume();

        void pause();

        /** Pause if it runs, else resume. */
        void toggle();

        void stepTick();

        void stepFrame();

        void stepPhase();

        void finishFrame();

        /** Runs to the real time under the pointer. */
        void runToCursor();

        /** Cancels a run-to. @return whether there was one */
        boolean cancelRunTo();

        /** Lists the keys. */
        void showKeys();

        /** A breakpoint on the fixed hook, or none any more if there is one. */
        void toggleBreakpoint();

        /** Shows the statistics of the selected range. */
        void selectionToStatistics();

        /** The playhead to the picked frame after (1) or before (−1) it. @return whether frames are picked */
        boolean toPickedFrame(int step);
    }

    private final Scene scene;
    private final Actions actions;
    private final PastKeys past;
    /** Keys that are held: one press is one command, however long the key stays down and the system repeats it. */
    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
    private KeyScheme scheme = KeyScheme.TICKSCOPE;
    private boolean repeated;
    private boolean swallowTyped;

    private KeyMap(Scene scene, Actions actions, PastActions past) {
        this.scene = scene;
        this.actions = actions;
        this.past = new PastKeys(past);
    }

    /** From now on these keys act. */
    public void use(KeyScheme newScheme) {
        scheme = newScheme;
    }

    /** A key that is let go of in another window is not heard of here. */
    private void forgetWhenLeft() {
        scene.windowProperty().flatMap(Window::focusedProperty).addListener((observable, before, now) -> down.clear());
    }

    /** Lets the keys act in a scene. */
    public static KeyMap install(Scene scene, Actions actions, PastActions past) {
        KeyMap map = new KeyMap(scene, actions, past);
        map.forgetWhenLeft();
        scene.addEventFilter(KeyEvent.ANY, map);
        return map;
    }

    /** Keys of the timeline that nothing used go to it, wherever the focus is; never while somebody types. */
    public static void forwardLetters(Scene scene, Node receiver) {
        boolean[] forwarding = new boolean[1];
        scene.addEventHandler(KeyEvent.ANY, event -> {
            if (ofTheTimeline(event) && !forwarding[0] && scene.getFocusOwner() != receiver && !typesText(scene.getFocusOwner())) {
                forwarding[0] = true;
                receiver.fireEvent(event.copyFor(receiver, receiver));
                forwarding[0] = false;
            }
        });
    }

    /** Letters, arrows, Home and End; Alt+A, Alt+B and Ctrl+F; and brackets, which keyboards have in different places. */
    private static boolean ofTheTimeline(KeyEvent event) {
        KeyCode code = event.getCode();
        if (event.getEventType() == KeyEvent.KEY_TYPED) {
            return event.getCharacter().equals("[") || event.getCharacter().equals("]");
        }
        if (event.isMetaDown()) {
            return false;
        }
        if (event.isAltDown()) {
            return !event.isControlDown() && (code == KeyCode.A || code == KeyCode.B);
        }
        boolean arrow = code == KeyCode.LEFT || code == KeyCode.RIGHT;
        return arrow || (event.isControlDown() ? code == KeyCode.F : code.isLetterKey() || code == KeyCode.HOME || code == KeyCode.END);
    }

    @Override
    public void handle(KeyEvent event) {
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            repeated = !down.add(event.getCode());
            swallowTyped = act(event);
            if (swallowTyped) {
                event.consume();
            }
        } else if (event.getEventType() == KeyEvent.KEY_RELEASED) {
            down.remove(event.getCode());
        } else if (event.getEventType() == KeyEvent.KEY_TYPED && swallowTyped) {
            event.consume();
        }
    }

    private boolean act(KeyEvent event) {
        if (past.act(event, repeated, typesText(scene.getFocusOwner()))) {
            return true;
        }
        Optional<DebugKey> key = scheme.match(event);
        if (key.isPresent() && !(scheme.isCharacter(key.get()) && typesText(scene.getFocusOwner()))) {
            return run(() -> key.get().run(actions));
        }
        KeyCode code = event.getCode();
        if (event.isAltDown() && !event.isControlDown() && !event.isShiftDown() && (code == KeyCode.UP || code == KeyCode.DOWN)) {
            return actions.toPickedFrame(code == KeyCode.UP ? -1 : 1);
        }
        if (event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return false;
        }
        boolean asks = event.isShiftDown() && code == KeyCode.SLASH && !typesText(scene.getFocusOwner());
        if (asks || event.isShiftDown()) {
            return asks && run(actions::showKeys);
        }
        return switch (code) {
            case ESCAPE -> !repeated && actions.cancelRunTo();
            case SPACE -> !usesSpace(scene.getFocusOwner()) && run(actions::toggle);
            case R -> !typesText(scene.getFocusOwner()) && run(actions::selectionToStatistics);
            case PERIOD -> !typesText(scene.getFocusOwner()) && run(actions::stepTick);
            default -> false;
        };
    }

    private boolean run(Runnable action) {
        if (!repeated) {
            action.run();
        }
        return true;
    }

    private static boolean usesSpace(Node focused) {
        return typesText(focused) || focused instanceof ButtonBase || focused instanceof ComboBoxBase || focused instanceof TableView;
    }

    private static boolean typesText(Node focused) {
        return focused instanceof TextInputControl text && text.isEditable();
    }
}
