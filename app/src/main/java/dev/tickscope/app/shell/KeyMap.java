package dev.tickscope.app.shell;

import dev.tickscope.app.command.AppCommand;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.command.Stroke;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
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
    private static final Stroke CANCEL = Stroke.parse("Esc");

    private final Scene scene;
    private final RunActions actions;
    private final PastActions past;
    private final BooleanSupplier blocked;
    /** Keys that are held: one press is one command, however long the key stays down and the system repeats it. */
    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
    private KeyTable keys;
    private boolean repeated;
    private boolean swallowTyped;

    private KeyMap(Scene scene, RunActions actions, PastActions past, KeyTable keys, BooleanSupplier blocked) {
        this.scene = scene;
        this.actions = actions;
        this.past = past;
        this.keys = keys;
        this.blocked = blocked;
    }

    /** From now on these keys act. */
    public void use(KeyTable newKeys) {
        keys = newKeys;
    }

    /** A key that is let go of in another window is not heard of here. */
    private void forgetWhenLeft() {
        scene.windowProperty().flatMap(Window::focusedProperty).addListener((observable, before, now) -> down.clear());
    }

    /**
     * Lets the keys act in a scene.
     *
     * @param blocked whether something lies over the window that has all keys to itself
     */
    public static KeyMap install(Scene scene, RunActions actions, PastActions past, KeyTable keys, BooleanSupplier blocked) {
        KeyMap map = new KeyMap(scene, actions, past, keys, blocked);
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
        Stroke stroke = Strokes.of(event);
        if (stroke == null || blocked.getAsBoolean()) {
            return false;
        }
        Node focused = scene.getFocusOwner();
        if (stops(stroke) && !(stroke.isCharacter() && typesText(focused)) && past.stopPlaying()) {
            return true;
        }
        if (stroke.equals(CANCEL)) {
            return !repeated && actions.cancelRunTo();
        }
        Optional<AppCommand> command = keys.match(stroke);
        if (command.isEmpty() || command.get().manner().viewsKeys() || stroke.isCharacter() && typesText(focused)
                || stroke.key().equals("Space") && usesSpace(focused)) {
            return false;
        }
        if (!repeated || command.get().manner().repeats()) {
            command.get().run();
        }
        return true;
    }

    /** What stops playing the past, before it does anything else. */
    private static boolean stops(Stroke stroke) {
        return stroke.equals(CANCEL) || stroke.text().equals("F6") || stroke.text().equals("Space");
    }

    private static boolean usesSpace(Node focused) {
        return typesText(focused) || focused instanceof ButtonBase || focused instanceof ComboBoxBase || focused instanceof TableView;
    }

    private static boolean typesText(Node focused) {
        return focused instanceof TextInputControl text && text.isEditable();
    }
}
