package dev.tickscope.app.shell;

import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** The menu of the recorded past. Keys that type a character are told in the words: as accelerators they would act in text fields too. */
final class PastMenu extends Menu {
    PastMenu(PastActions actions) {
        super("Look back");
        KeyCombination.Modifier alt = KeyCombination.ALT_DOWN;
        KeyCombination.Modifier shift = KeyCombination.SHIFT_DOWN;
        getItems().setAll(item("Back one tick", actions::backTick, KeyCode.F10, alt), item("Back one frame", actions::backFrame, KeyCode.F10, alt, shift),
                item("Play backwards", actions::playBack, KeyCode.F5, shift),
                item("Play forwards", actions::playForward, KeyCode.F5, KeyCombination.CONTROL_DOWN), new SeparatorMenuItem(),
                item("Previous hit", actions::previousHit, KeyCode.LEFT, alt), item("Next hit", actions::nextHit, KeyCode.RIGHT, alt),
                new SeparatorMenuItem(), item("Mark (M)", actions::mark, null), item("Keep mark… (Shift+M)", actions::keepMark, null),
                item("Previous mark (Shift+N)", actions::previousMark, null), item("Next mark (N)", actions::nextMark, null),
                new SeparatorMenuItem(), item("To the start (Home)", actions::goToStart, null), item("Back to live (End)", actions::followLive, null));
    }

    private static MenuItem item(String text, Runnable action, KeyCode code, KeyCombination.Modifier... modifiers) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setAccelerator(code == null ? null : new KeyCodeCombination(code, modifiers));
        item.setOnAction(event -> action.run());
        return item;
    }
}
