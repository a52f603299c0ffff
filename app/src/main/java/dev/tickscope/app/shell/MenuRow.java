package dev.tickscope.app.shell;

import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.theme.ThemeChoice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/** The topmost row: the program's name, the menus, and in the middle what is open. What stands in the menus is {@link Commands}. */
public final class MenuRow extends StackPane {
    /** What the menus do. */
    public interface Actions {
        /** Lists the keys. */
        void showKeys();

        /** Shows the statistics of the selected range. */
        void selectionToStatistics();

        /** The playhead to the picked frame after (1) or before (−1) it. */
        void toPickedFrame(int step);

        void openCapture();

        /** Opens a capture, a contract or a session. */
        void openFile(Path file);

        void openContract();

        /** Opens the contract editor. */
        void editContract();

        /** Saves what is shown as a picture. */
        void savePicture();

        void exit();

        void theme(ThemeChoice theme);

        void scale(int percent);

        void keys(KeyScheme scheme);

        /** Shows another arrangement of the panels. */
        void layout(LayoutChoice choice);

        /** Shows or hides the readout of what was slowed and held. */
        void readout(boolean on);

        void zoomIn();

        void zoomOut();

        void fit();

        void toggleLens();

        /** Shows what the tool itself costs. */
        void showDiagnostics();

        void showAbout();
    }

    private static final double GAP = 12;
    private static final double LEAST_TITLE = 240;

    private final Label title = new Label();
    private final MenuBar bar;
    private final LayoutSwitch layouts;

    /**
     * @param session the menu of whole sessions, which lists those that are open
     * @param layout takes the arrangement of panels that is chosen
     */
    public MenuRow(MenuItems items, Commands commands, Menu session, Consumer<LayoutChoice> layout) {
        getStyleClass().add("menu-row");
        layouts = new LayoutSwitch(layout);
        Label name = new Label("Tickscope", Icons.logo());
        name.getStyleClass().add("program-name");
        List<Menu> menus = new ArrayList<>();
        commands.fixed().stream().map(command -> command.group().split("/")[0]).distinct()
                .forEach(group -> menus.add(group.equals(session.getText()) ? session : items.menu(group)));
        bar = new MenuBar(menus.toArray(Menu[]::new));
        bar.setUseSystemMenuBar(false);
        HBox left = new HBox(name, bar);
        left.setAlignment(Pos.CENTER_LEFT);
        left.setPickOnBounds(false);
        title.getStyleClass().add("session-name");
        title.setMouseTransparent(true);
        title.setAlignment(Pos.CENTER);
        title.setId("sessionName");
        getChildren().addAll(left, title, layouts);
        setAlignment(layouts, Pos.CENTER_RIGHT);
        title.setMaxWidth(Double.MAX_VALUE);
        title.setMinWidth(0);
        layouts.widthProperty().addListener(observable -> placeTitle(name));
        bar.widthProperty().addListener(observable -> placeTitle(name));
        widthProperty().addListener(observable -> placeTitle(name));
    }

    /** The session's name stands in the middle, or in a narrow window in what the menus leave. */
    private void placeTitle(Label name) {
        double left = name.getWidth() + bar.getWidth() + 2 * GAP;
        double right = getWidth() - 2 * left >= LEAST_TITLE ? left : layouts.getWidth() + 2 * GAP;
        setMargin(title, new Insets(0, right, 0, left));
    }

    /** Shows what is open. */
    public void setTitle(String text) {
        title.setText(text);
    }

    /** Marks the layout that shows. */
    public void mark(LayoutChoice layout) {
        layouts.mark(layout);
    }

    /**
     * Takes F10 back from the menu bar, which claims it for the first menu when its skin is attached. Call it when the scene was laid out
     * once.
     */
    public void releaseF10() {
        if (bar.getScene() != null) {
            bar.getScene().getAccelerators().keySet()
                    .removeIf(keys -> keys instanceof KeyCodeCombination code && code.getCode() == KeyCode.F10 && !isOurs(code));
        }
    }

    /** The accelerators that the menus themselves set. */
    private boolean isOurs(KeyCodeCombination keys) {
        for (Menu menu : bar.getMenus()) {
            for (MenuItem item : menu.getItems()) {
                if (item.getAccelerator() == keys) {
                    return true;
                }
            }
        }
        return false;
    }
}
