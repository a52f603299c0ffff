package dev.tickscope.app.editor;

import dev.tickscope.app.shell.Choices;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractDraft.Problem;
import dev.tickscope.core.contract.PolicyCatalog;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The contract editor as a sheet over the window: policies at the left, what they mean and do at the right, what to do with them below. */
public final class ContractSheet extends VBox {
    /** What the buttons do. */
    public interface Actions {
        /** Asks for a file and saves the contract. */
        void save();

        /** Starts a session under the contract. */
        void use();

        /** Closes the editor, whatever was changed. */
        void close();
    }

    private static final double MOST_WIDTH = 1480;
    private static final double LEAST_WIDTH = 992;
    private static final double LEAST_HEIGHT = 520;
    private static final double LIST_SHARE = 0.4;
    private static final double EXPLANATION_SHARE = 0.29;
    private static final double MOST_EXPLANATION = 216;

    private final EditorViewModel model;
    private final Actions actions;
    private final ComboBox<ClockContract> start = Choices.of("startFrom", "Start from", List.of(), ClockContract::title);
    private final ComboBox<ClockContract> base = Choices.of("compareWith", "Compare with", List.of(), ClockContract::title);
    private final PolicyControl title;
    private final PolicyControl id;
    private final PolicyList list;
    private final Explanation explanation;
    private final PreviewPane preview;
    private final DifferencesPane differences;
    private final PlanPane plan;
    private final RadioButton previewTab = tab("Preview", "previewTab");
    private final RadioButton differencesTab = tab("What differs", "differencesTab");
    private final RadioButton planTab = tab("Phase plan", "planTab");
    private final StackPane controls = new StackPane();
    private final StackPane shown = new StackPane();
    private final Label status = new Label();
    private final Button save = new Button("Save as file…");
    private final Button use = new Button("Use");
    private final LeaveQuestion question = new LeaveQuestion();
    private final HBox foot;
    private boolean showing;

    public ContractSheet(EditorViewModel model, Actions actions) {
        this.model = model;
        this.actions = actions;
        getStyleClass().addAll("sheet", "contract-sheet");
        setId("contractEditor");
        setAccessibleText("Contract editor");
        setMaxSize(MOST_WIDTH, Double.MAX_VALUE);
        title = PolicyControl.of(PolicyCatalog.get("title"), text -> model.edit("title", text));
        id = PolicyControl.of(PolicyCatalog.get("id"), text -> model.edit("id", text));
        list = new PolicyList(model, this::showPlan);
        explanation = new Explanation(model);
        preview = new PreviewPane(model);
        differences = new DifferencesPane(model, list::goTo);
        plan = new PlanPane(model);
        foot = foot();
        ScrollPane whole = new ScrollPane(inside());
        whole.setFitToWidth(true);
        whole.setFitToHeight(true);
        whole.setFocusTraversable(false);
        VBox.setVgrow(whole, Priority.ALWAYS);
        getChildren().addAll(head(), whole, foot, question);
        question.setVisible(false);
        question.managedProperty().bind(question.visibleProperty());
        foot.managedProperty().bind(foot.visibleProperty());
        foot.visibleProperty().bind(question.visibleProperty().not());
        model.onChange(this::refresh);
    }

    private HBox head() {
        Label name = new Label("Contract editor");
        name.getStyleClass().add("sheet-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = new Button(null, Icons.feather(Feather.X));
        close.setId("closeEditor");
        close.getStyleClass().add("quiet");
        close.setAccessibleText("Close the contract editor");
        close.setTooltip(new Tooltip("Close (Esc)"));
        close.setOnAction(event -> {
            if (mayLeave()) {
                actions.close();
            }
        });
        HBox head = new HBox(name, gap, close);
        head.getStyleClass().add("sheet-head");
        return head;
    }

    private Region inside() {
        start.valueProperty().addListener((observable, before, now) -> {
            if (!showing && now != null) {
                startFrom(now);
            }
        });
        base.valueProperty().addListener((observable, before, now) -> {
            if (!showing && now != null) {
                model.compareWith(now);
            }
        });
        HBox names = new HBox(named("Start from", start, 190), named("Compare with", base, 190), named("Title", title.node(), 220),
                named("Id", id.node(), 170));
        names.getStyleClass().add("contract-names");
        VBox right = new VBox(explanation, tabs());
        right.getStyleClass().add("contract-right");
        right.setMinWidth(0);
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox panes = new HBox(list, right);
        panes.getStyleClass().add("contract-panes");
        panes.setMinHeight(0);
        VBox.setVgrow(panes, Priority.ALWAYS);
        VBox inside = new VBox(names, panes);
        inside.getStyleClass().add("contract-inside");
        inside.setMinSize(LEAST_WIDTH, LEAST_HEIGHT);
        list.prefWidthProperty().bind(inside.widthProperty().multiply(LIST_SHARE));
        list.setMinWidth(380);
        explanation.prefHeightProperty().bind(Bindings.min(MOST_EXPLANATION, inside.heightProperty().multiply(EXPLANATION_SHARE)));
        explanation.minHeightProperty().bind(explanation.prefHeightProperty());
        return inside;
    }

    private static HBox named(String words, javafx.scene.control.Control control, double width) {
        Label label = new Label(words);
        label.setLabelFor(control);
        label.setMinWidth(Region.USE_PREF_SIZE);
        control.setPrefWidth(width);
        control.setMinWidth(80);
        HBox box = new HBox(label, control);
        box.getStyleClass().add("contract-name");
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    private static RadioButton tab(String words, String id) {
        RadioButton tab = new RadioButton(words);
        tab.setId(id);
        tab.getStyleClass().setAll("layout-segment");
        tab.setMinWidth(Region.USE_PREF_SIZE);
        return tab;
    }

    private VBox tabs() {
        ToggleGroup group = new ToggleGroup();
        HBox segments = new HBox();
        segments.getStyleClass().add("layout-segments");
        for (RadioButton tab : List.of(previewTab, differencesTab, planTab)) {
            tab.setToggleGroup(group);
            segments.getChildren().add(tab);
        }
        previewTab.setSelected(true);
        group.selectedToggleProperty().addListener(observable -> showTab());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        controls.setAlignment(Pos.CENTER_RIGHT);
        controls.setMinWidth(0);
        HBox head = new HBox(segments, gap, controls);
        head.getStyleClass().addAll("ts-panel-head", "contract-tabs");
        shown.setMinHeight(0);
        VBox.setVgrow(shown, Priority.ALWAYS);
        VBox card = new VBox(head, shown);
        card.getStyleClass().add("ts-panel-card");
        card.setMinSize(0, 0);
        VBox.setVgrow(card, Priority.ALWAYS);
        showTab();
        return card;
    }

    private void showTab() {
        boolean stages = planTab.isSelected();
        boolean words = differencesTab.isSelected();
        shown.getChildren().setAll(stages ? plan : words ? differences : preview);
        controls.getChildren().setAll(stages ? plan.headControls() : words ? differences.headControls() : preview.headControls());
        if (stages) {
            model.select("phases");
        }
    }

    private void showPlan() {
        planTab.setSelected(true);
        planTab.requestFocus();
    }

    private HBox foot() {
        status.setId("editorStatus");
        status.setWrapText(true);
        status.setMinWidth(0);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        save.setId("saveContract");
        save.setMinWidth(Region.USE_PREF_SIZE);
        save.setTooltip(new Tooltip("A contract file, as Open contract file and scenarios read it (Ctrl+S)"));
        save.setOnAction(event -> actions.save());
        use.setId("useContract");
        use.setMinWidth(Region.USE_PREF_SIZE);
        use.getStyleClass().add("primary");
        use.setTooltip(new Tooltip("Start a new session under this contract (Ctrl+Enter)"));
        use.setOnAction(event -> actions.use());
        HBox row = new HBox(status, save, use);
        row.getStyleClass().add("sheet-foot");
        row.setMinHeight(Region.USE_PREF_SIZE);
        setOnKeyPressed(event -> {
            boolean shortcut = event.isShortcutDown() && !question.isVisible();
            if (shortcut && event.getCode() == javafx.scene.input.KeyCode.S) {
                save.fire();
                event.consume();
            } else if (shortcut && event.getCode() == javafx.scene.input.KeyCode.ENTER) {
                use.fire();
                event.consume();
            } else if (shortcut && event.getCode() == javafx.scene.input.KeyCode.F) {
                list.find().requestFocus();
                event.consume();
            }
        });
        return row;
    }

    private void startFrom(ClockContract contract) {
        if (!model.unsaved()) {
            model.startFrom(contract);
            return;
        }
        refresh();
        question.ask("Begin with " + contract.title() + "? What was changed is neither saved nor in use.", start, () -> model.startFrom(contract));
    }

    /** Whether the editor may close now. If something would be lost it asks, and closes by itself if nobody minds. */
    public boolean mayLeave() {
        if (question.isVisible()) {
            question.stay();
            return false;
        }
        if (!model.unsaved()) {
            return true;
        }
        question.ask("Close the editor? What was changed is neither saved nor in use.", getScene().getFocusOwner(), actions::close);
        return false;
    }

    /** It was closed: previews are let go. */
    public void rest() {
        model.rest();
        preview.rest();
    }

    /** Shows everything as at first. @return what has the focus then */
    public Node begin() {
        question.setVisible(false);
        previewTab.setSelected(true);
        list.begin();
        return list.find();
    }

    /** Once a pulse, while it is open. @return whether a preview is new or on its way */
    public boolean pulse() {
        return preview.pulse();
    }

    /** Shows the draft. */
    public void refresh() {
        if (model.draft() == null) {
            return;
        }
        showing = true;
        fill(start, model.start());
        fill(base, model.base());
        showing = false;
        title.show(model.draft().text("title"));
        id.show(model.draft().text("id"));
        title.setWrong(model.problem("title") != null);
        id.setWrong(model.problem("id") != null);
        list.refresh();
        explanation.refresh();
        preview.refresh();
        differences.refresh();
        plan.refresh();
        int count = model.draft().differences().size();
        differencesTab.setText(count == 0 ? "What differs" : "What differs (" + count + ")");
        save.setDisable(model.contract().isEmpty());
        use.setDisable(model.contract().isEmpty());
        tell();
    }

    private void fill(ComboBox<ClockContract> box, ClockContract value) {
        if (!box.getItems().equals(model.choices())) {
            box.getItems().setAll(model.choices());
        }
        if (box.getValue() != value) {
            box.setValue(value);
        }
    }

    private void tell() {
        List<Problem> problems = model.problems();
        status.getStyleClass().remove("policy-wrong");
        if (!problems.isEmpty()) {
            Problem first = problems.get(0);
            String place = first.place().isEmpty() ? "" : first.place() + ": ";
            String more = problems.size() == 1 ? "" : "  (and " + (problems.size() - 1) + " more)";
            status.setText(place + first.words() + more);
            status.getStyleClass().add("policy-wrong");
        } else if (!model.note().isEmpty()) {
            status.setText(model.note());
        } else {
            status.setText(model.draft().extended().map(preset -> "A file extends " + preset + " and holds what differs.")
                    .orElse("A file holds all policies."));
        }
    }
}
