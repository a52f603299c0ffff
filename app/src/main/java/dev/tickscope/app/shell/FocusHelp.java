package dev.tickscope.app.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.PickResult;

/** What a control says to those who do not point at it: its tooltip in words, and its context menu by a key. */
public final class FocusHelp {
    /** Where the toolkit keeps a tooltip that was installed on a node. */
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    private FocusHelp() {
    }

    /** The name of a control: what a screen reader says first. */
    public static String name(Node node) {
        if (node.getAccessibleText() != null && !node.getAccessibleText().isBlank()) {
            return node.getAccessibleText();
        }
        return node instanceof Labeled label && label.getText() != null ? label.getText() : "";
    }

    /** What its tooltip says, or that of the nearest thing around it that has one; and its help. */
    public static String details(Node node) {
        List<String> parts = new ArrayList<>();
        for (Node at = node; at != null && parts.isEmpty(); at = at.getParent()) {
            Tooltip tooltip = at instanceof Control control && control.getTooltip() != null ? control.getTooltip()
                    : at.getProperties().get(TOOLTIP) instanceof Tooltip installed ? installed : null;
            if (tooltip != null && tooltip.getText() != null && !tooltip.getText().isBlank()) {
                parts.add(tooltip.getText());
            }
        }
        String help = node.getAccessibleHelp();
        if (help != null && !help.isBlank() && parts.stream().noneMatch(part -> part.contains(help))) {
            parts.add(help);
        }
        return String.join("\n", parts);
    }

    /** Asks a control for its context menu, as the menu key does. */
    public static void requestContextMenu(Node node) {
        Bounds local = node.getLayoutBounds();
        double x = local.getCenterX();
        double y = local.getCenterY();
        javafx.geometry.Point2D screen = node.localToScreen(x, y);
        javafx.geometry.Point2D scene = node.localToScene(x, y);
        if (screen != null) {
            node.fireEvent(new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, scene.getX(), scene.getY(), screen.getX(), screen.getY(),
                    true, new PickResult(node, scene.getX(), scene.getY())));
        }
    }

    /** Gives a node a context menu with the commands of some groups. */
    public static void menu(Node node, MenuItems items, List<String> groups) {
        node.setOnContextMenuRequested(event -> {
            // A part of it may have shown its own.
            if (!event.isConsumed()) {
                show(items.contextMenu(groups), node, event);
            }
        });
    }

    /** Gives a panel a context menu with what its buttons do. */
    public static void menu(Node panel, Node... controls) {
        panel.setOnContextMenuRequested(event -> {
            ContextMenu menu = new ContextMenu();
            for (Node control : controls) {
                if (control instanceof ButtonBase button) {
                    MenuItem item = new MenuItem(button.getText() == null || button.getText().isBlank() ? name(button) : button.getText());
                    item.setMnemonicParsing(false);
                    item.setDisable(button.isDisabled());
                    item.setOnAction(chosen -> button.fire());
                    menu.getItems().add(item);
                }
            }
            show(menu, panel, event);
        });
    }

    private static void show(ContextMenu menu, Node node, ContextMenuEvent event) {
        menu.show(node.getScene().getWindow(), event.getScreenX(), event.getScreenY());
        event.consume();
    }
}
