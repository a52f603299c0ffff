package dev.tickscope.app.editor;

import dev.tickscope.app.theme.Icons;
import dev.tickscope.core.contract.ContractDraft.Problem;
import dev.tickscope.core.contract.PolicyCatalog.Kind;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One policy in the list: whether it differs, its name, its value, and the way back; below it what is wrong with it. */
final class PolicyRow extends VBox {
    static final double CONTROL_WIDTH = 152;
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass DIFFERS = PseudoClass.getPseudoClass("differs");

    private final Policy policy;
    private final EditorViewModel model;
    private final Label mark = new Label("◆");
    private final PolicyControl control;
    private final Button plan;
    private final Button back = new Button(null, Icons.feather(Feather.CORNER_UP_LEFT));
    private final Tooltip backTip = new Tooltip();
    private final Label wrong = new Label();

    /** @param showPlan shows the stages of a frame */
    PolicyRow(Policy policy, EditorViewModel model, Runnable showPlan) {
        this.policy = policy;
        this.model = model;
        getStyleClass().add("policy-row");
        boolean stages = policy.kind() == Kind.PLAN;
        control = stages ? null : PolicyControl.of(policy, text -> model.edit(policy.key(), text));
        plan = stages ? planButton(showPlan) : null;
        Control node = stages ? plan : control.node();
        node.setPrefWidth(CONTROL_WIDTH);
        node.setMinWidth(CONTROL_WIDTH);
        node.setMaxWidth(CONTROL_WIDTH);
        node.focusedProperty().addListener((observable, before, now) -> focused(now));
        back.focusedProperty().addListener((observable, before, now) -> focused(now));
        mark.getStyleClass().add("policy-mark");
        Label title = new Label(policy.title());
        title.getStyleClass().add("policy-title");
        title.setWrapText(true);
        title.setMinWidth(0);
        title.setMinHeight(Region.USE_PREF_SIZE);
        title.setMaxWidth(Double.MAX_VALUE);
        title.setLabelFor(node);
        title.setTooltip(new Tooltip(policy.key()));
        HBox.setHgrow(title, Priority.ALWAYS);
        back.getStyleClass().addAll("quiet", "policy-back");
        back.setTooltip(backTip);
        back.setOnAction(event -> {
            model.revert(policy.key());
            if (control != null) {
                control.force(model.draft().text(policy.key()));
            }
            node.requestFocus();
        });
        HBox line = new HBox(mark, title, node, back);
        line.getStyleClass().add("policy-line");
        wrong.getStyleClass().add("policy-wrong");
        wrong.setWrapText(true);
        wrong.setMinHeight(Region.USE_PREF_SIZE);
        wrong.managedProperty().bind(wrong.visibleProperty());
        wrong.setId("wrong-" + policy.key().replace('.', '-'));
        getChildren().addAll(line, wrong);
        setOnMousePressed(event -> {
            model.select(policy.key());
            node.requestFocus();
        });
    }

    private Button planButton(Runnable showPlan) {
        Button button = new Button();
        button.setId("policy-phases");
        button.setAccessibleHelp(policy.says());
        button.setOnAction(event -> showPlan.run());
        return button;
    }

    private void focused(boolean now) {
        if (now) {
            model.select(policy.key());
        } else if (control != null) {
            // What was typed is now shown as it is understood, unless it is wrong.
            if (model.problem(policy.key()) == null) {
                control.show(model.draft().text(policy.key()));
            }
        }
    }

    Policy policy() {
        return policy;
    }

    /** What has the focus when somebody comes here. */
    Control control() {
        return control == null ? plan : control.node();
    }

    /** Shows the draft. */
    void refresh() {
        boolean differs = model.draft().differs(policy.key());
        Problem problem = model.problem(policy.key());
        mark.setVisible(differs);
        pseudoClassStateChanged(DIFFERS, differs);
        pseudoClassStateChanged(SELECTED, model.selected() == policy);
        back.setVisible(differs || problem != null);
        String base = policy.kind() == Kind.PLAN ? "the stages" : policy.words(model.draft().baseText(policy.key()));
        back.setAccessibleText(policy.title() + ", back to " + base);
        backTip.setText("Back to " + base + ", as in " + model.draft().baseTitle());
        if (control == null) {
            int stages = model.draft().plan().size();
            plan.setText(stages == 1 ? "1 stage" : stages + " stages");
            plan.setAccessibleText(policy.title() + ", " + plan.getText());
        } else {
            control.show(model.draft().text(policy.key()));
            control.setWrong(problem != null);
            control.node().setAccessibleText(policy.title() + (differs ? ", differs from " + model.draft().baseTitle() : "")
                    + (problem == null ? "" : ", " + problem.words()));
        }
        wrong.setVisible(problem != null);
        wrong.setText(problem == null ? "" : (problem.place().equals(policy.key()) ? "" : problem.place() + ": ") + problem.words());
    }
}
