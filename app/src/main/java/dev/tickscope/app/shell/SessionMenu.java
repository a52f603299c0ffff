package dev.tickscope.app.shell;

import dev.tickscope.app.work.Workbench;
import dev.tickscope.app.work.Workbench.OpenSession;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.shape.Circle;

/** Sessions as a whole: their files, their repetition, and which of those that are open is shown. */
public final class SessionMenu extends Menu {
    private static final String RECORD = "Record to file…";

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

    private final Workbench workbench;
    private final Actions actions;
    private final MenuItem record;
    private final int fixed;

    public SessionMenu(Workbench workbench, Actions actions) {
        super("Session");
        this.workbench = workbench;
        this.actions = actions;
        record = item(RECORD, actions::recordSession);
        record.setId("recordSession");
        record.setMnemonicParsing(false);
        setOnShowing(event -> showRecording());
        setId("sessionMenu");
        MenuItem save = item("Save session…", actions::saveSession);
        save.setAccelerator(new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN));
        getItems().addAll(save, item("Open session…", actions::openSession), record, new SeparatorMenuItem(),
                item("Run again and compare", actions::compareSession), item("Run on from the playhead", actions::branchSession),
                new SeparatorMenuItem());
        fixed = getItems().size();
        workbench.sessions().addListener((ListChangeListener<OpenSession>) change -> list());
        workbench.currentProperty().addListener((observable, before, now) -> list());
    }

    /** The same item ends what it began. */
    private void showRecording() {
        String file = actions.recordingInto();
        record.setText(file == null ? RECORD : "Stop recording " + file);
        Circle sign = new Circle(4);
        sign.getStyleClass().add("recording-sign");
        record.setGraphic(file == null ? null : sign);
        record.setDisable(file == null && !actions.canRecord());
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }

    private void list() {
        getItems().remove(fixed, getItems().size());
        int number = 1;
        for (OpenSession open : workbench.sessions()) {
            RadioMenuItem item = new RadioMenuItem(number++ + "  " + open.title());
            item.setMnemonicParsing(false);
            item.setSelected(open == workbench.current());
            item.setOnAction(event -> workbench.show(open));
            getItems().add(item);
        }
    }
}
