package dev.tickscope.app.editor;

import dev.tickscope.app.shell.Choices;
import dev.tickscope.core.contract.PolicyCatalog.Kind;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.TextField;

/** What changes the value of one policy: a choice, a switch, or a text as contract files write it. */
final class PolicyControl {
    /** A range that has only these two values is a switch. */
    private static final String SWITCH = "settings.physicsOnFixed";
    private static final String ON = "0 to 1";

    private final Policy policy;
    private final Control node;
    private final Consumer<String> put;
    private boolean showing;

    private PolicyControl(Policy policy, Control node, Consumer<String> put) {
        this.policy = policy;
        this.node = node;
        this.put = put;
        node.setId("policy-" + policy.key().replace('.', '-'));
        node.setAccessibleText(policy.title());
        node.setAccessibleHelp(policy.says());
    }

    /** @param edited takes what somebody chose or typed */
    static PolicyControl of(Policy policy, Consumer<String> edited) {
        if (policy.key().equals(SWITCH)) {
            return checkBox(policy, edited);
        }
        return policy.kind() == Kind.CHOICE ? choice(policy, edited) : field(policy, edited);
    }

    private static PolicyControl checkBox(Policy policy, Consumer<String> edited) {
        CheckBox box = new CheckBox("may be set");
        PolicyControl control = new PolicyControl(policy, box, text -> box.setSelected(!text.isEmpty()));
        box.selectedProperty().addListener((observable, before, on) -> control.edited(on ? ON : "", edited));
        return control;
    }

    private static PolicyControl choice(Policy policy, Consumer<String> edited) {
        List<String> values = new ArrayList<>();
        if (policy.mayBeNone()) {
            values.add("");
        }
        policy.values().forEach(value -> values.add(value.value()));
        ComboBox<String> box = Choices.of("", policy.title(), values, value -> value.isEmpty() ? "left out" : value,
                value -> (value.isEmpty() ? "left out" : value) + "  ·  " + policy.words(value));
        box.getStyleClass().add("mono");
        PolicyControl control = new PolicyControl(policy, box, text -> {
            if (!text.equals(box.getValue())) {
                box.setValue(text);
            }
        });
        box.valueProperty().addListener((observable, before, now) -> control.edited(now, edited));
        return control;
    }

    private static PolicyControl field(Policy policy, Consumer<String> edited) {
        TextField field = new TextField();
        if (!policy.key().equals("title")) {
            field.getStyleClass().add("mono");
        }
        field.setPromptText(policy.none());
        PolicyControl control = new PolicyControl(policy, field, text -> {
            if (!text.equals(field.getText())) {
                field.setText(text);
            }
        });
        field.textProperty().addListener((observable, before, now) -> control.edited(now, edited));
        return control;
    }

    private void edited(String text, Consumer<String> edited) {
        if (!showing && text != null) {
            edited.accept(text);
        }
    }

    Control node() {
        return node;
    }

    Policy policy() {
        return policy;
    }

    /** Shows a value. What somebody is typing stays as it is typed. */
    void show(String text) {
        if (!(node instanceof TextField) || !node.isFocused()) {
            force(text);
        }
    }

    /** Shows a value, whatever is being typed. */
    void force(String text) {
        showing = true;
        put.accept(text);
        showing = false;
    }

    /** Marks it as wrong, or not. */
    void setWrong(boolean wrong) {
        if (wrong != node.getStyleClass().contains("wrong")) {
            if (wrong) {
                node.getStyleClass().add("wrong");
            } else {
                node.getStyleClass().remove("wrong");
            }
        }
    }
}
