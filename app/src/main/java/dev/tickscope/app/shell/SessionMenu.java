package dev.tickscope.app.shell;

import dev.tickscope.app.work.Workbench;
import dev.tickscope.app.work.Workbench.OpenSession;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** Sessions as a whole: their files, their repetition, and which of those that are open is shown. */
public final class SessionMenu extends Menu {
    /** What the menu does. */
    public interface Actions {
        void saveSession();

        void openSession();

        /** Records the session into a file while it runs; if that is going on, ends it. */
        void recordSession();

        /** The file that the session is being recorded into, or null. */
        String recordingInto();

        /** Whether the session can be recorded. */
        boolean canRecord();

        /** Runs the session again and compares. */
        void compareSession();

        /** Runs on from the playhead in a session of its own. */
        void branchSession();
    }

    /** The menu's name. */
    public static final String GROUP = "Session";
    private final Workbench workbench;
    private int fixed;

    /** @param items what it does, before the list */
    public SessionMenu(Workbench workbench, MenuItems items) {
        super(GROUP);
        this.workbench = workbench;
        setId("sessionMenu");
        fill(items);
        setOnShowing(event -> fill(items));
        workbench.sessions().addListener((ListChangeListener<OpenSession>) change -> list());
        workbench.currentProperty().addListener((observable, before, now) -> list());
    }

    private void fill(MenuItems items) {
        getItems().setAll(items.items(GROUP));
        getItems().add(new SeparatorMenuItem());
        fixed = getItems().size();
        list();
    }

    /** Items know sessions by their place: a menu that was open once keeps its last items, and they would keep a closed session with all its rows. */
    private void list() {
        getItems().remove(fixed, getItems().size());
        for (int i = 0; i < workbench.sessions().size(); i++) {
            int place = i;
            OpenSession open = workbench.sessions().get(place);
            RadioMenuItem item = new RadioMenuItem(place + 1 + "  " + open.title());
            item.setMnemonicParsing(false);
            item.setSelected(open == workbench.current());
            item.setOnAction(event -> workbench.show(workbench.sessions().get(place)));
            getItems().add(item);
        }
    }
}
