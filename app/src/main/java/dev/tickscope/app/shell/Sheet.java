package dev.tickscope.app.shell;

import dev.tickscope.app.theme.Icons;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A card for the {@link Overlay}: a title, a body that scrolls where there is little room, and a foot with buttons. */
final class Sheet extends VBox {
    private static final double BAR = 16;
    private final Button close = new Button(null, Icons.feather(Feather.X));

    /** @param foot what stands below the body; nothing for no foot */
    Sheet(String id, String title, double width, Region body, Runnable onClose, Node... foot) {
        getStyleClass().add("sheet");
        setId(id);
        setMaxSize(width, Region.USE_PREF_SIZE);
        setAccessibleText(title);
        Label name = new Label(title);
        name.getStyleClass().add("sheet-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        close.setId(id + "Close");
        close.getStyleClass().add("quiet");
        close.setAccessibleText("Close " + title);
        close.setTooltip(new Tooltip("Close (Esc)"));
        close.setOnAction(event -> onClose.run());
        HBox head = new HBox(name, gap, close);
        head.getStyleClass().add("sheet-head");
        body.getStyleClass().add("sheet-body");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(true);
        scroll.setAccessibleText(title);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        scroll.setMinHeight(80);
        scroll.prefViewportHeightProperty().bind(Bindings.createDoubleBinding(() -> body.prefHeight(getMaxWidth() - BAR), scroll.widthProperty()));
        getChildren().addAll(head, scroll);
        if (foot.length > 0) {
            HBox row = new HBox(foot);
            row.getStyleClass().add("sheet-foot");
            row.setMinHeight(Region.USE_PREF_SIZE);
            getChildren().add(row);
        }
    }

    Node closeButton() {
        return close;
    }
}
