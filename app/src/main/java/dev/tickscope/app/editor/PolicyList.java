package dev.tickscope.app.editor;

import dev.tickscope.core.contract.PolicyCatalog;
import dev.tickscope.core.contract.PolicyCatalog.Group;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** All policies in their groups. Ctrl with the arrows goes from one to the next; a few words leave only those that have them. */
final class PolicyList extends VBox {
    private final EditorViewModel model;
    private final TextField find = new TextField();
    private final CheckBox onlyDifferent = new CheckBox("Only what differs");
    private final VBox lines = new VBox();
    private final ScrollPane scroll = new ScrollPane(lines);
    private final Label nothing = new Label("No policy has these words.");
    private final List<PolicyRow> rows = new ArrayList<>();
    private final List<Label> heads = new ArrayList<>();
    private final List<List<PolicyRow>> groups = new ArrayList<>();

    PolicyList(EditorViewModel model, Runnable showPlan) {
        this.model = model;
        getStyleClass().addAll("ts-panel-card", "policy-list");
        find.setId("findPolicy");
        find.setPromptText("Find a policy");
        find.setAccessibleText("Find a policy");
        find.textProperty().addListener(observable -> filter());
        onlyDifferent.setId("onlyDifferent");
        onlyDifferent.selectedProperty().addListener(observable -> filter());
        HBox.setHgrow(find, Priority.ALWAYS);
        HBox head = new HBox(find, onlyDifferent);
        head.getStyleClass().add("policy-find");
        for (Group group : PolicyCatalog.groups()) {
            if (!group.policies().contains(PolicyCatalog.get("id"))) {
                add(group, showPlan);
            }
        }
        nothing.getStyleClass().add("policy-nothing");
        nothing.managedProperty().bind(nothing.visibleProperty());
        lines.getChildren().add(nothing);
        lines.getStyleClass().add("policy-lines");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setAccessibleText("Policies");
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head, scroll);
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    }

    private void add(Group group, Runnable showPlan) {
        Label head = new Label(group.title());
        head.getStyleClass().add("policy-group");
        head.setMaxWidth(Double.MAX_VALUE);
        lines.getChildren().add(head);
        List<PolicyRow> members = new ArrayList<>();
        for (Policy policy : group.policies()) {
            PolicyRow row = new PolicyRow(policy, model, showPlan);
            row.control().focusedProperty().addListener((observable, before, now) -> {
                if (now) {
                    reveal(row);
                }
            });
            members.add(row);
            lines.getChildren().add(row);
        }
        rows.addAll(members);
        heads.add(head);
        groups.add(members);
    }

    private void key(KeyEvent event) {
        boolean arrow = event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP;
        if (event.isShortcutDown() && arrow) {
            step(event.getCode() == KeyCode.DOWN ? 1 : -1);
            event.consume();
        }
    }

    private void step(int by) {
        List<PolicyRow> shown = rows.stream().filter(PolicyRow::isVisible).toList();
        int at = -1;
        for (int i = 0; i < shown.size(); i++) {
            if (shown.get(i).policy() == model.selected()) {
                at = i;
            }
        }
        int next = at < 0 || find.isFocused() ? 0 : Math.max(0, Math.min(shown.size() - 1, at + by));
        if (next < shown.size()) {
            shown.get(next).control().requestFocus();
        }
    }

    /** Goes to a policy, whatever is filtered. */
    void goTo(String key) {
        find.clear();
        onlyDifferent.setSelected(false);
        rows.stream().filter(row -> row.policy().key().equals(key)).findFirst().ifPresent(row -> row.control().requestFocus());
    }

    /** All policies, from the first on. */
    void begin() {
        find.clear();
        onlyDifferent.setSelected(false);
        scroll.setVvalue(0);
    }

    TextField find() {
        return find;
    }

    private void reveal(PolicyRow row) {
        Bounds at = row.getBoundsInParent();
        double most = lines.getHeight() - scroll.getViewportBounds().getHeight();
        if (most <= 0) {
            return;
        }
        double top = scroll.getVvalue() * most;
        double bottom = top + scroll.getViewportBounds().getHeight();
        if (at.getMinY() < top) {
            scroll.setVvalue(at.getMinY() / most);
        } else if (at.getMaxY() > bottom) {
            scroll.setVvalue((at.getMaxY() - scroll.getViewportBounds().getHeight()) / most);
        }
    }

    private void filter() {
        boolean any = false;
        for (int i = 0; i < heads.size(); i++) {
            boolean some = false;
            for (PolicyRow row : groups.get(i)) {
                // The one with the focus stays while it is being changed.
                boolean listed = model.lists(row.policy(), find.getText(), onlyDifferent.isSelected())
                        || onlyDifferent.isSelected() && row.control().isFocused();
                row.setVisible(listed);
                row.setManaged(listed);
                some |= listed;
            }
            heads.get(i).setVisible(some);
            heads.get(i).setManaged(some);
            any |= some;
        }
        nothing.setText(onlyDifferent.isSelected() && find.getText().isBlank() ? "Nothing differs." : "No policy has these words.");
        nothing.setVisible(!any);
    }

    /** Shows the draft. */
    void refresh() {
        rows.forEach(PolicyRow::refresh);
        filter();
    }
}
