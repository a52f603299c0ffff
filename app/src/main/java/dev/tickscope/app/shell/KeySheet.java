package dev.tickscope.app.shell;

import dev.tickscope.app.command.AppCommand;
import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyTable;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** The list of keys, by menus; and below it the keys of controls that are no commands of the window. */
final class KeySheet extends GridPane {
    private static final String[][] OF_CONTROLS = {{"Esc", "Cancel a run to a target, stop playing, close what lies over the window"},
        {"Menu, Ctrl+Enter", "Context menu of what has the focus"}, {"Shift+F1", "What the tooltip of the focused control says"},
        {"Delete", "Remove the selected breakpoint or mark"}, {"Enter", "Switch the selected breakpoint on or off; go to the selected mark"},
        {"F2", "Rename the selected mark"}, {"Ctrl+Space, Tab", "List, take what fits in a condition"}};

    KeySheet(Commands commands, KeyTable keys) {
        setHgap(24);
        setVgap(6);
        ColumnConstraints words = new ColumnConstraints();
        words.setHgrow(Priority.ALWAYS);
        getColumnConstraints().addAll(new ColumnConstraints(), words);
        String section = "";
        for (AppCommand command : commands.fixed()) {
            String shown = keys.words(command.id());
            if (!shown.isEmpty()) {
                String group = command.group().split("/")[0];
                if (!group.equals(section)) {
                    section = group;
                    section(section);
                }
                line(shown, command.title());
            }
        }
        section("In the panels");
        for (String[] line : OF_CONTROLS) {
            line(line[0], line[1]);
        }
    }

    private void section(String title) {
        Label label = new Label(title);
        label.getStyleClass().add("sheet-section");
        add(label, 0, getRowCount(), 2, 1);
    }

    private void line(String keys, String title) {
        Label key = new Label(keys);
        key.getStyleClass().add("mono");
        key.setMinWidth(USE_PREF_SIZE);
        Label words = new Label(title);
        words.setWrapText(true);
        addRow(getRowCount(), key, words);
    }
}
