package dev.tickscope.app.tabs;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A card with tabs in its head; each has a count, and may bring controls that stand at the right while it shows. */
public final class TabCard extends VBox {
    /** Narrower than this, controls show their sign alone. */
    private static final double NARROW = 840;
    /** And narrower than this, only the tab that shows has its count. */
    private static final double NARROWER = 735;
    /** And narrower than this, tabs stand close, and controls go that keys and menus offer as well. */
    private static final double NARROWEST = 640;
    private static final PseudoClass CLOSE = PseudoClass.getPseudoClass("close");
    /** The style class of controls that may go. */
    public static final String MAY_GO = "may-go";

    private final ToggleGroup group = new ToggleGroup();
    private final HBox tabs = new HBox();
    private final HBox actions = new HBox();
    private final StackPane body = new StackPane();

    public TabCard() {
        getStyleClass().addAll("ts-panel-card", "tab-card");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        actions.getStyleClass().add("tab-actions");
        HBox head = new HBox(tabs, gap, actions);
        head.getStyleClass().addAll("ts-panel-head", "tab-head");
        VBox.setVgrow(body, Priority.ALWAYS);
        body.setMinHeight(0);
        setMinHeight(32);
        getChildren().addAll(head, body);
        widthProperty().addListener((observable, before, now) -> pseudoClassStateChanged(CLOSE, now.doubleValue() <= NARROWEST));
    }

    /**
     * Adds a tab; the first one shows.
     *
     * @param controls what stands in the head while it shows
     * @return its count, to be written
     */
    public Label add(String title, String id, Region content, Node... controls) {
        Label count = new Label("0");
        count.getStyleClass().add("count");
        // A radio button's manners: one of them is always on, arrows go from one to the next.
        ToggleButton tab = new RadioButton(title);
        tab.getStyleClass().setAll("tab", "tab-title");
        tab.setGraphic(count);
        tab.setId(id);
        // Where there is little room, the names and counts of the tabs stay readable.
        tab.setMinWidth(Region.USE_PREF_SIZE);
        count.setMinWidth(Region.USE_PREF_SIZE);
        tab.setToggleGroup(group);
        tabs.getChildren().add(tab);
        tab.contentDisplayProperty().bind(Bindings.when(tab.selectedProperty().or(widthProperty().greaterThan(NARROWER)))
                .then(ContentDisplay.RIGHT).otherwise(ContentDisplay.TEXT_ONLY));
        for (Node control : controls) {
            if (control.getStyleClass().contains(MAY_GO)) {
                // Beside several others it goes sooner.
                control.managedProperty().bind(widthProperty().greaterThan(controls.length > 2 ? NARROW : NARROWEST));
                control.visibleProperty().bind(control.managedProperty());
            }
            if (control instanceof Labeled labeled && labeled.getGraphic() != null) {
                labeled.contentDisplayProperty().bind(Bindings.when(widthProperty().greaterThan(NARROW)).then(ContentDisplay.LEFT)
                        .otherwise(ContentDisplay.GRAPHIC_ONLY));
                labeled.setMinWidth(Region.USE_PREF_SIZE);
            }
        }
        body.getChildren().add(content);
        HBox own = new HBox(controls);
        own.setAlignment(Pos.CENTER);
        actions.getChildren().add(own);
        for (Node shown : new Node[] {content, own}) {
            shown.visibleProperty().bind(tab.selectedProperty());
            shown.managedProperty().bind(tab.selectedProperty());
        }
        tab.setSelected(group.getToggles().size() == 1);
        return count;
    }

    /** The id of the tab that shows. */
    public String selected() {
        return group.getSelectedToggle() instanceof ToggleButton tab ? tab.getId() : "";
    }

    /** Shows the tab with that id. */
    public void select(String id) {
        tabs.getChildren().stream().filter(tab -> id.equals(tab.getId())).forEach(tab -> ((ToggleButton) tab).setSelected(true));
    }
}
