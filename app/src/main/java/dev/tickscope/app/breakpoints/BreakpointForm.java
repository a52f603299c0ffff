package dev.tickscope.app.breakpoints;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.SessionInfo;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/** Asks for a breakpoint, or changes one: its place, what has to hold, which hits count, and whether it stops or writes a line. */
final class BreakpointForm extends VBox {
    private final ComboBox<PlaceChoice> places = new ComboBox<>();
    private final ComboBox<String> first = names("breakpointObject", "any object", "The object whose hook it watches; empty for any");
    private final Label cross = caption("×");
    private final ComboBox<String> second = names("breakpointOther", "any body", "The other body; empty for any");
    private final Label only = caption("tick");
    private final TextField onlyIn = field("breakpointTick", "any", "Only in this tick; empty for every tick");
    private final ExpressionField condition = new ExpressionField("breakpointCondition", "always", "Condition; empty for always");
    private final ComboBox<HitRule.Kind> rule = new ComboBox<>();
    private final TextField hitCount = field("breakpointHits", "each", "Which hits count, from 1; empty for each");
    private final ExpressionField message = new ExpressionField("breakpointLog", "stops; with a message it only logs: dropped {frame.dropped}",
            "Log message with expressions in braces; empty to stop");
    private final CheckBox once = new CheckBox("once");
    private final Button set = new Button("Set");
    private final Label note = new Label();
    private final Consumer<Breakpoint> submit;
    private List<String> objects = List.of();
    private List<String> bodies = List.of();
    /** The number of the one that is changed, or 0. */
    private int editing;

    /** @param submit takes what was asked for; number 1 stands for a new one */
    BreakpointForm(Consumer<Breakpoint> submit, Runnable cancel) {
        this.submit = submit;
        getStyleClass().add("breakpoint-form");
        places.setId("breakpointStage");
        places.setAccessibleText("Place to stop at");
        places.setConverter(shown(PlaceChoice::title));
        places.setPrefWidth(168);
        places.setMinWidth(96);
        places.valueProperty().addListener((observable, before, now) -> placeChosen(now));
        rule.setId("breakpointRule");
        rule.getItems().setAll(HitRule.Kind.values());
        rule.setConverter(shown(HitRule.Kind::sign));
        rule.setMinWidth(52);
        rule.setPrefWidth(52);
        rule.setAccessibleText("How hits are compared with the number");
        rule.setTooltip(new Tooltip("= the n-th hit only, ≥ from the n-th hit on, % every n-th hit"));
        once.setId("breakpointOnce");
        once.setMinWidth(USE_PREF_SIZE);
        once.setTooltip(new Tooltip("Switch it off after the first hit that counts"));
        set.setId("submitBreakpoint");
        set.setOnAction(event -> submit());
        set.setMinWidth(USE_PREF_SIZE);
        Button close = new Button("Cancel");
        close.setId("cancelBreakpoint");
        close.getStyleClass().add("quiet");
        close.setMinWidth(USE_PREF_SIZE);
        close.setOnAction(event -> cancel.run());
        for (TextField entry : List.of(onlyIn, hitCount, condition, message)) {
            entry.setOnAction(event -> submit());
        }
        note.setId("breakpointNote");
        note.getStyleClass().add("caption");
        note.setMinWidth(0);
        note.textProperty().bind(Bindings.createStringBinding(this::noteText, condition.complaint(), message.complaint(), places.valueProperty(),
                message.textProperty()));
        HBox.setHgrow(condition, Priority.ALWAYS);
        HBox.setHgrow(message, Priority.ALWAYS);
        HBox.setHgrow(first, Priority.ALWAYS);
        HBox.setHgrow(second, Priority.ALWAYS);
        getChildren().addAll(row(lead("Stop at"), places, first, cross, second, only, onlyIn),
                row(lead("if"), condition, caption("hits"), rule, hitCount, once), row(lead("log"), message, set, close), note);
    }

    private static HBox row(Node... parts) {
        HBox row = new HBox(parts);
        row.getStyleClass().add("breakpoint-row");
        return row;
    }

    private static Label lead(String text) {
        Label label = caption(text);
        label.setPrefWidth(44);
        return label;
    }

    private static Label caption(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("caption");
        label.setMinWidth(USE_PREF_SIZE);
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private static TextField field(String id, String prompt, String help) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        field.setMinWidth(48);
        field.setPrefWidth(56);
        field.getStyleClass().add("mono");
        field.setTooltip(new Tooltip(help));
        field.setAccessibleText(help);
        return field;
    }

    private static ComboBox<String> names(String id, String prompt, String help) {
        ComboBox<String> box = new ComboBox<>();
        box.setId(id);
        box.setEditable(true);
        box.setPromptText(prompt);
        box.setAccessibleText(help);
        box.setTooltip(new Tooltip(help));
        box.setMinWidth(88);
        box.setPrefWidth(120);
        box.setMaxWidth(200);
        box.managedProperty().bind(box.visibleProperty());
        return box;
    }

    private static <T> StringConverter<T> shown(Function<T, String> text) {
        return new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : text.apply(value);
            }

            @Override
            public T fromString(String typed) {
                throw new UnsupportedOperationException("these are chosen, not typed");
            }
        };
    }

    /** What a session offers: places of its contract, names of its bodies, words of its conditions. */
    void setSession(SessionInfo info) {
        bodies = info.bodies().stream().map(BodyShape::name).toList();
        places.getItems().setAll(PlaceChoice.of(info.contract().plan(), !bodies.isEmpty()));
        condition.setCheck(new ConditionCheck(ConditionCheck.Kind.CONDITION, info));
        message.setCheck(new ConditionCheck(ConditionCheck.Kind.MESSAGE, info));
        begin();
    }

    /** The objects that there are by now, for choosing one. */
    void setObjects(List<String> names) {
        objects = names.stream().distinct().sorted().toList();
        placeChosen(places.getValue());
    }

    /** Empties it, for a new one: on FixedUpdate, or what there is of its kind. */
    void begin() {
        PlaceChoice wanted = places.getItems().stream().filter(PlaceChoice::insideTicks).findFirst()
                .orElse(places.getItems().isEmpty() ? null : places.getItems().get(0));
        fill(0, wanted, Breakpoint.at(1, new BreakpointPlace.TickEnd()));
    }

    /** Shows one that is there, to be changed. */
    void edit(Breakpoint breakpoint) {
        fill(breakpoint.id(), places.getItems().stream().filter(choice -> choice.offers(breakpoint.place())).findFirst().orElse(null), breakpoint);
    }

    private void fill(int number, PlaceChoice place, Breakpoint breakpoint) {
        editing = number;
        set.setText(number == 0 ? "Set" : "Change " + number);
        set.setTooltip(new Tooltip(number == 0 ? "Set this breakpoint (Enter)" : "Change breakpoint " + number + "; its hits count from 0 again"));
        places.setValue(place);
        BreakpointPlace of = breakpoint.place();
        String name = of instanceof BreakpointPlace.OfObject object ? object.object() : of instanceof BreakpointPlace.Contact pair ? pair.bodyA() : "";
        first.getEditor().setText(name);
        second.getEditor().setText(of instanceof BreakpointPlace.Contact pair ? pair.bodyB() : "");
        onlyIn.setText(breakpoint.onlyTick() == 0 ? "" : Long.toString(breakpoint.onlyTick()));
        condition.setText(breakpoint.condition());
        boolean each = breakpoint.hitRule().equals(HitRule.EACH);
        rule.setValue(each ? HitRule.Kind.EQUAL : breakpoint.hitRule().kind());
        hitCount.setText(each ? "" : Long.toString(breakpoint.hitRule().count()));
        message.setText(breakpoint.logMessage());
        once.setSelected(breakpoint.once());
    }

    void focusFirst() {
        places.requestFocus();
    }

    private void placeChosen(PlaceChoice choice) {
        boolean two = choice != null && choice.takesBodies();
        boolean one = two || choice != null && choice.takesObject();
        first.setVisible(one);
        cross.setVisible(two);
        second.setVisible(two);
        String any = two ? "a body" : "any object";
        first.setPromptText(any);
        offer(first, two ? bodies : objects);
        offer(second, bodies);
        boolean ofFrames = choice != null && !choice.insideTicks();
        String word = ofFrames ? "frame" : "tick";
        if (!word.equals(only.getText())) {
            onlyIn.clear();
        }
        only.setText(word);
        onlyIn.getTooltip().setText("Only in this " + word + "; empty for every " + word);
        onlyIn.setAccessibleText(onlyIn.getTooltip().getText());
    }

    private static void offer(ComboBox<String> box, List<String> names) {
        if (!box.getItems().equals(names)) {
            String typed = box.getEditor().getText();
            box.getItems().setAll(names);
            box.getEditor().setText(typed);
        }
    }

    private String noteText() {
        if (!condition.complaint().get().isEmpty()) {
            return "Condition: " + condition.complaint().get();
        }
        if (!message.complaint().get().isEmpty()) {
            return "Log message: " + message.complaint().get();
        }
        PlaceChoice choice = places.getValue();
        if (choice == null) {
            return "";
        }
        if (!message.getText().isBlank()) {
            return "Writes a line into the Log tab and never stops.";
        }
        return choice.insideTicks() ? "Stops at the end of the tick, where the condition is read too." : choice.what() instanceof BreakpointPlace.FrameEnd
                ? "Stops between this frame and the next." : "Stops before it.";
    }

    private void submit() {
        long number = number(onlyIn, 0);
        long count = number(hitCount, 1);
        PlaceChoice choice = places.getValue();
        if (choice == null || number < 0 || count < 1) {
            return;
        }
        if (choice.takesBodies() && first.getEditor().getText().isBlank()) {
            mark(first.getEditor(), "the name of a body");
            return;
        }
        if (!condition.complaint().get().isEmpty() || !message.complaint().get().isEmpty()) {
            (condition.complaint().get().isEmpty() ? message : condition).requestFocus();
            return;
        }
        first.getEditor().getStyleClass().remove("wrong");
        BreakpointPlace place = choice.named(Objects.toString(first.getEditor().getText(), ""), Objects.toString(second.getEditor().getText(), ""));
        HitRule hits = hitCount.getText().isBlank() ? HitRule.EACH : new HitRule(rule.getValue(), count);
        boolean ofTick = choice.insideTicks();
        submit.accept(new Breakpoint(Math.max(1, editing), place, ofTick ? number : 0, -1, ofTick ? condition.getText().strip() : inFrame(number), hits, message.getText().strip(),
                once.isSelected()));
        begin();
    }

    /** The condition, in one frame only if a number is given. */
    private String inFrame(long frameIndex) {
        String holds = condition.getText().strip();
        String frame = "frameIndex = " + frameIndex;
        return frameIndex == 0 ? holds : holds.isEmpty() ? frame : frame + " and (" + holds + ")";
    }

    /** The number of the breakpoint that is changed, or 0 while a new one is asked for. */
    int editing() {
        return editing;
    }

    /** The number in a field; {@code otherwise} if it is empty; −1, and the field is marked, if it is none. */
    private static long number(TextField field, long otherwise) {
        String text = field.getText().strip();
        field.getStyleClass().remove("wrong");
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            long value = Long.parseLong(text);
            if (value >= 1) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Marked below.
        }
        mark(field, "a whole number from 1 on");
        return -1;
    }

    private static void mark(TextField field, String expected) {
        if (!field.getStyleClass().contains("wrong")) {
            field.getStyleClass().add("wrong");
        }
        field.setAccessibleHelp("Expected " + expected);
        field.requestFocus();
    }
}
