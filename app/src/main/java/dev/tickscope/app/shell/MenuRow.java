package dev.tickscope.app.shell;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.theme.Theme;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/** The topmost row: the program's name, the menus, and in the middle what is open. */
public final class MenuRow extends StackPane {
    /** What the menus do. */
    public interface Actions extends KeyMap.Actions {
        void openCapture();

        void openCapture(Path file);

        void openContract();

        /** Saves what is shown as a picture. */
        void savePicture();

        void exit();

        void theme(Theme theme);

        void scale(int percent);

        void keys(KeyScheme scheme);

        /** Shows or hides the readout of what was slowed and held. */
        void readout(boolean on);

        /** Shows another arrangement of the panels. */
        void layout(LayoutChoice choice);

        void zoomIn();

        void zoomOut();

        void fit();

        void toggleLens();

        /** Shows what the tool itself costs. */
        void showDiagnostics();

        void showAbout();
    }

    private static final double TITLE_GAP = 12;
    private static final int[] SCALES = {70, 85, 100, 125, 150, 175, 200};

    private final Actions actions;
    private final PastActions past;
    private final Label title = new Label();
    private final Menu recent = new Menu("Open recent captures");
    private final ToggleGroup themes = new ToggleGroup();
    private final Map<DebugKey, MenuItem> keyed = new EnumMap<>(DebugKey.class);
    private final ToggleGroup schemes = new ToggleGroup();
    private final ToggleGroup scales = new ToggleGroup();
    private final CheckMenuItem readout = new CheckMenuItem("Slowed and held, where the contract tells it");
    private final MenuBar bar;
    private final LayoutSwitch layouts;
    private final HBox left;

    /** @param session the menu of whole sessions */
    public MenuRow(Actions actions, PastActions past, Menu session) {
        this.actions = actions;
        this.past = past;
        getStyleClass().add("menu-row");
        layouts = new LayoutSwitch(actions::layout);
        Label name = new Label("Tickscope", Icons.logo());
        name.getStyleClass().add("program-name");
        bar = new MenuBar(file(), session, view(), run(), new PastMenu(past), timeline(), help());
        bar.setUseSystemMenuBar(false);
        left = new HBox(name, bar);
        left.setAlignment(Pos.CENTER_LEFT);
        left.setPickOnBounds(false);
        title.getStyleClass().add("session-name");
        title.setMouseTransparent(true);
        title.setAlignment(Pos.CENTER);
        title.setId("sessionName");
        getChildren().addAll(left, title, layouts);
        setAlignment(layouts, Pos.CENTER_RIGHT);
        title.setManaged(false);
    }

    /** The session's name stands in the middle of the window; in a narrow one, in the middle of what the menus leave. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double from = left.getLayoutX() + Math.min(left.getWidth(), left.prefWidth(-1)) + TITLE_GAP;
        double to = Math.max(from, layouts.getLayoutX() - TITLE_GAP);
        double wide = Math.min(to - from, Math.ceil(title.prefWidth(-1)));
        double x = Math.max(from, Math.min(to - wide, (getWidth() - wide) / 2));
        title.resizeRelocate(snapPositionX(x), 0, wide, getHeight());
    }

    private Menu file() {
        MenuItem open = item("Open capture…", new KeyCodeCombination(KeyCode.O, KeyCombination.SHORTCUT_DOWN), actions::openCapture);
        MenuItem contract = item("Open contract file…", null, actions::openContract);
        MenuItem picture = item("Save picture…", new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN), actions::savePicture);
        picture.setId("savePicture");
        MenuItem exit = item("Exit", new KeyCodeCombination(KeyCode.Q, KeyCombination.SHORTCUT_DOWN), actions::exit);
        return new Menu("File", null, open, recent, contract, new SeparatorMenuItem(), picture, new SeparatorMenuItem(), exit);
    }

    private Menu view() {
        Menu theme = new Menu("Theme");
        for (Theme choice : Theme.values()) {
            theme.getItems().add(radio(choice.title(), choice, themes, () -> actions.theme(choice)));
        }
        Menu scale = new Menu("Scale");
        for (int percent : SCALES) {
            scale.getItems().add(radio(percent + " %", percent, scales, () -> actions.scale(percent)));
        }
        Menu keys = new Menu("Keys");
        for (KeyScheme scheme : KeyScheme.values()) {
            keys.getItems().add(radio(scheme.title(), scheme, schemes, () -> actions.keys(scheme)));
        }
        readout.setId("readoutItem");
        readout.setOnAction(event -> actions.readout(readout.isSelected()));
        return new Menu("View", null, layouts.menu(), theme, scale, keys, new SeparatorMenuItem(), readout);
    }

    private Menu run() {
        Menu menu = new Menu("Run");
        for (DebugKey key : DebugKey.values()) {
            if (key == DebugKey.BREAKPOINT) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            MenuItem item = item(key.words(), null, () -> key.run(actions));
            keyed.put(key, item);
            menu.getItems().add(item);
        }
        return menu;
    }

    /** Shows the keys of a scheme. Characters are only named: as accelerators they would act while somebody types. */
    public void mark(KeyScheme scheme) {
        keyed.forEach((key, item) -> {
            item.setAccelerator(scheme.isCharacter(key) ? null : scheme.key(key).orElse(null));
            item.setText(scheme.isCharacter(key) ? key.words() + "  (" + scheme.shown(key) + ")" : key.words());
        });
        schemes.getToggles().forEach(toggle -> toggle.setSelected(toggle.getUserData() == scheme));
    }

    private Menu timeline() {
        return new Menu("Timeline", null, item("Zoom in", null, actions::zoomIn), item("Zoom out", null, actions::zoomOut),
                item("Fit", null, actions::fit), new SeparatorMenuItem(), item("Follow live", null, past::followLive),
                item("Lens", null, actions::toggleLens));
    }

    private Menu help() {
        return new Menu("Help", null, item("Keys  (?)", null, actions::showKeys),
                item("Diagnostics", null, actions::showDiagnostics), item("About Tickscope", null, actions::showAbout));
    }

    private static MenuItem item(String text, KeyCombination keys, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setAccelerator(keys);
        item.setOnAction(event -> action.run());
        return item;
    }

    private static RadioMenuItem radio(String text, Object value, ToggleGroup group, Runnable action) {
        RadioMenuItem item = new RadioMenuItem(text);
        item.setUserData(value);
        item.setToggleGroup(group);
        item.setOnAction(event -> action.run());
        return item;
    }

    /** Shows what is open. */
    public void setTitle(String text) {
        title.setText(text);
        requestLayout();
    }

    /** Marks what is in use. */
    public void mark(Theme theme, int percent) {
        for (javafx.scene.control.Toggle toggle : List.copyOf(themes.getToggles())) {
            toggle.setSelected(toggle.getUserData() == theme);
        }
        for (javafx.scene.control.Toggle toggle : List.copyOf(scales.getToggles())) {
            toggle.setSelected(toggle.getUserData().equals(percent));
        }
    }

    /** Marks the layout that shows. */
    public void mark(LayoutChoice layout) {
        layouts.mark(layout);
    }

    /** Marks whether the readout shows. */
    public void markReadout(boolean on) {
        readout.setSelected(on);
    }

    /** Lists the captures that were opened lately. */
    public void setRecent(Settings settings, Consumer<Path> open) {
        recent.getItems().clear();
        for (Path path : settings.recentCaptures()) {
            MenuItem item = item(path.getFileName() + "  ·  " + path.getParent(), null, () -> open.accept(path));
            item.setMnemonicParsing(false);
            recent.getItems().add(item);
        }
        recent.setDisable(recent.getItems().isEmpty());
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

    /** The accelerators that the run menu itself sets. */
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
