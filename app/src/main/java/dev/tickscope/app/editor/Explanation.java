package dev.tickscope.app.editor;

import dev.tickscope.core.contract.PolicyCatalog.Kind;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import dev.tickscope.core.contract.PolicyCatalog.Value;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;

/** What the selected policy means: its values, when it acts, which rules it comes from, and what it is in the contract compared with. */
final class Explanation extends VBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final double GAP = 12;

    private final EditorViewModel model;
    private final Label title = new Label();
    private final Label key = new Label();
    private final VBox body = new VBox();
    private String shown = "";

    Explanation(EditorViewModel model) {
        this.model = model;
        getStyleClass().addAll("ts-panel-card", "explanation");
        title.getStyleClass().add("explanation-title");
        title.setId("explainedPolicy");
        key.getStyleClass().addAll("mono", "caption");
        HBox head = new HBox(title, key);
        head.getStyleClass().add("explanation-head");
        body.getStyleClass().add("explanation-body");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(true);
        scroll.setId("explanation");
        scroll.accessibleTextProperty().bind(title.textProperty().concat(" explained"));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head, scroll);
    }

    /** Shows the selected policy as the draft has it. */
    void refresh() {
        Policy policy = model.selected();
        boolean plan = policy.kind() == Kind.PLAN;
        String value = plan ? "" : model.draft().text(policy.key());
        String base = plan ? "" : model.draft().baseText(policy.key());
        String wanted = policy.key() + "\n" + value + "\n" + base + "\n" + model.draft().baseTitle();
        if (wanted.equals(shown)) {
            return;
        }
        shown = wanted;
        title.setText(policy.title());
        key.setText(policy.key());
        List<Node> nodes = new ArrayList<>();
        nodes.add(text(policy.says(), "explanation-says"));
        if (!policy.values().isEmpty()) {
            nodes.add(values(policy, value));
        }
        GridPane facts = facts();
        if (!policy.range().isEmpty()) {
            fact(facts, "Values", policy.range());
        }
        if (!plan) {
            fact(facts, "In " + model.draft().baseTitle(), policy.values().isEmpty() || base.isEmpty() ? policy.words(base) : base + ": " + policy.words(base));
        }
        fact(facts, "Acts", (policy.acts().isEmpty() ? "throughout" : policy.acts()) + "; a session reads its contract once, when it begins");
        if (!policy.rules().isEmpty()) {
            fact(facts, "Rules", String.join(", ", policy.rules()));
        }
        nodes.add(facts);
        body.getChildren().setAll(nodes);
    }

    private static Label text(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static GridPane facts() {
        GridPane grid = new GridPane();
        grid.setHgap(GAP);
        grid.setVgap(2);
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints rest = new ColumnConstraints();
        rest.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(names, rest);
        return grid;
    }

    private static void fact(GridPane grid, String name, String words) {
        Label label = text(name, "explanation-name");
        label.setWrapText(false);
        label.setMaxWidth(160);
        GridPane.setValignment(label, javafx.geometry.VPos.TOP);
        grid.addRow(grid.getRowCount(), label, text(words, "explanation-words"));
    }

    private static GridPane values(Policy policy, String chosen) {
        GridPane grid = facts();
        for (Value value : policy.values()) {
            Label name = text(value.value(), "explanation-value");
            name.setWrapText(false);
            name.getStyleClass().add("mono");
            Circle sign = new Circle(3);
            sign.getStyleClass().add("explanation-sign");
            sign.pseudoClassStateChanged(CHOSEN, value.value().equals(chosen));
            name.setGraphic(sign);
            GridPane.setValignment(name, javafx.geometry.VPos.TOP);
            Label words = text(value.says(), "explanation-words");
            boolean on = value.value().equals(chosen);
            name.pseudoClassStateChanged(CHOSEN, on);
            words.pseudoClassStateChanged(CHOSEN, on);
            grid.addRow(grid.getRowCount(), name, words);
        }
        return grid;
    }
}
