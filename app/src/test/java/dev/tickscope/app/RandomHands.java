package dev.tickscope.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.TableRow;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** Clicks, drags, scrolls and types at random, by events that are fired into the scene; the same for a seed and what is on screen. */
final class RandomHands {
    /** These would open another session, or ask for a file. */
    private static final Set<String> LEFT_ALONE = Set.of("samplePicker", "contractPicker", "pacingPicker");
    private static final KeyCombination.Modifier[] NONE = {};
    private static final List<KeyCodeCombination> KEYS = List.of(key(KeyCode.F5), key(KeyCode.F6), key(KeyCode.SPACE), key(KeyCode.F9), key(KeyCode.F10),
            key(KeyCode.F10, KeyCombination.SHIFT_DOWN), key(KeyCode.F11), key(KeyCode.F11, KeyCombination.SHIFT_DOWN), key(KeyCode.PERIOD),
            key(KeyCode.COMMA), key(KeyCode.F10, KeyCombination.ALT_DOWN), key(KeyCode.F10, KeyCombination.ALT_DOWN, KeyCombination.SHIFT_DOWN),
            key(KeyCode.F10, KeyCombination.CONTROL_DOWN), key(KeyCode.F5, KeyCombination.SHIFT_DOWN), key(KeyCode.F5, KeyCombination.CONTROL_DOWN),
            key(KeyCode.ESCAPE), key(KeyCode.DELETE), key(KeyCode.W), key(KeyCode.S), key(KeyCode.A), key(KeyCode.D), key(KeyCode.F), key(KeyCode.L),
            key(KeyCode.LEFT), key(KeyCode.RIGHT), key(KeyCode.UP), key(KeyCode.DOWN), key(KeyCode.LEFT, KeyCombination.CONTROL_DOWN),
            key(KeyCode.RIGHT, KeyCombination.CONTROL_DOWN), key(KeyCode.LEFT, KeyCombination.ALT_DOWN), key(KeyCode.RIGHT, KeyCombination.ALT_DOWN),
            key(KeyCode.HOME), key(KeyCode.END), key(KeyCode.M), key(KeyCode.M, KeyCombination.SHIFT_DOWN), key(KeyCode.N),
            key(KeyCode.N, KeyCombination.SHIFT_DOWN), key(KeyCode.ENTER), key(KeyCode.F2), key(KeyCode.TAB), key(KeyCode.DIGIT1), key(KeyCode.DIGIT2));

    private final Random random;
    private final Scene scene;

    RandomHands(long seed, Scene scene) {
        this.random = new Random(seed);
        this.scene = scene;
    }

    private static KeyCodeCombination key(KeyCode code, KeyCombination.Modifier... modifiers) {
        return new KeyCodeCombination(code, modifiers.length == 0 ? NONE : modifiers);
    }

    /** Does one thing. JavaFX thread. @return what, in words */
    String act() {
        return switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> press(KEYS.get(random.nextInt(KEYS.size())));
            case 4 -> drag("timeline");
            case 5 -> drag("overview");
            case 6 -> scroll(random.nextInt(4) == 0 ? "overview" : "timeline");
            default -> use();
        };
    }

    /** A scrub that began before and goes on. JavaFX thread. */
    void scrub(boolean begins) {
        Node overview = scene.lookup("#overview");
        mouse(overview, begins ? MouseEvent.MOUSE_PRESSED : MouseEvent.MOUSE_DRAGGED, somewhere(overview), true);
    }

    private String press(KeyCodeCombination key) {
        Node focused = scene.getFocusOwner();
        Node target = focused == null ? scene.getRoot() : focused;
        for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            Event.fireEvent(target, new KeyEvent(type, KeyEvent.CHAR_UNDEFINED, "", key.getCode(), key.getShift() == KeyCombination.ModifierValue.DOWN,
                    key.getControl() == KeyCombination.ModifierValue.DOWN, key.getAlt() == KeyCombination.ModifierValue.DOWN, false));
        }
        return "key " + key.getName() + " on " + target.getClass().getSimpleName();
    }

    String drag(String id) {
        Node node = scene.lookup("#" + id);
        Point2D from = somewhere(node);
        mouse(node, MouseEvent.MOUSE_MOVED, from, false);
        mouse(node, MouseEvent.MOUSE_PRESSED, from, true);
        int moves = random.nextInt(4);
        Point2D at = from;
        for (int move = 0; move < moves; move++) {
            at = somewhere(node);
            mouse(node, MouseEvent.MOUSE_DRAGGED, at, true);
        }
        mouse(node, MouseEvent.MOUSE_RELEASED, at, false);
        if (moves == 0) {
            mouse(node, MouseEvent.MOUSE_CLICKED, at, false);
        }
        return (moves == 0 ? "click in " : "drag in ") + id;
    }

    String scroll(String id) {
        Node node = scene.lookup("#" + id);
        Point2D at = somewhere(node);
        Point2D inScene = node.localToScene(at);
        double amount = (random.nextInt(9) - 4) * 40;
        boolean control = random.nextBoolean();
        Event.fireEvent(node, new ScrollEvent(ScrollEvent.SCROLL, inScene.getX(), inScene.getY(), inScene.getX(), inScene.getY(), random.nextInt(4) == 0,
                control, false, false, false, false, 0, amount, 0, amount, ScrollEvent.HorizontalTextScrollUnits.NONE, 0,
                ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null));
        return "scroll by " + amount + " in " + id;
    }

    private Point2D somewhere(Node node) {
        Bounds bounds = node.getLayoutBounds();
        return new Point2D(random.nextDouble() * bounds.getWidth(), random.nextDouble() * bounds.getHeight());
    }

    private void mouse(Node node, EventType<MouseEvent> type, Point2D at, boolean down) {
        Point2D inScene = node.localToScene(at);
        Event.fireEvent(node, new MouseEvent(type, inScene.getX(), inScene.getY(), inScene.getX(), inScene.getY(), MouseButton.PRIMARY, 1,
                random.nextInt(8) == 0, false, false, false, down, false, false, true, false, type != MouseEvent.MOUSE_DRAGGED, null));
    }

    /** Clicks a control that is visible; of a menu it takes an item, and into a field it types a number. */
    private String use() {
        List<Node> controls = new ArrayList<>();
        collect(scene.getRoot(), controls);
        Node node = controls.get(random.nextInt(controls.size()));
        String name = node.getClass().getSimpleName() + " " + node.getId();
        if (node instanceof MenuButton menu) {
            List<MenuItem> items = menu.getItems().stream().filter(item -> !item.isDisable() && item.getId() != null && item.getOnAction() != null).toList();
            if (!items.isEmpty()) {
                MenuItem item = items.get(random.nextInt(items.size()));
                item.fire();
                return name + ", " + item.getId();
            }
            return name + " has nothing to offer";
        }
        if (node instanceof TextField field && field.isEditable() && random.nextBoolean()) {
            field.requestFocus();
            field.setText(Integer.toString(random.nextInt(4)));
            return name + " typed, " + press(key(KeyCode.ENTER));
        }
        Point2D middle = new Point2D(node.getLayoutBounds().getWidth() / 2, node.getLayoutBounds().getHeight() / 2);
        for (EventType<MouseEvent> type : List.of(MouseEvent.MOUSE_ENTERED, MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED,
                MouseEvent.MOUSE_EXITED)) {
            mouse(node, type, middle, type == MouseEvent.MOUSE_PRESSED);
        }
        return "click on " + name;
    }

    private static void collect(Node node, List<Node> into) {
        if (!node.isVisible() || node instanceof MenuBar || node.getId() != null && LEFT_ALONE.contains(node.getId())) {
            return;
        }
        boolean row = node instanceof TableRow<?> tableRow && !tableRow.isEmpty();
        if ((node instanceof ButtonBase || node instanceof TextField || node instanceof Slider || row) && !node.isDisabled()) {
            into.add(node);
        }
        if (node instanceof Parent parent && !(node instanceof ComboBoxBase)) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
        }
    }
}
