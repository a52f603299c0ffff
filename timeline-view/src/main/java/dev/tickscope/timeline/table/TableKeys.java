package dev.tickscope.timeline.table;

import dev.tickscope.timeline.table.RowsText.Format;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys that every table has. */
public final class TableKeys {
    private TableKeys() {
    }

    /** Lets a pressed key act, and consumes it if it did. */
    public static void act(KeyEvent event, TableTarget table) {
        if (!event.isConsumed() && !event.isAltDown() && acts(event, table)) {
            event.consume();
        }
    }

    private static boolean acts(KeyEvent event, TableTarget table) {
        KeyCode code = event.getCode();
        if (code == KeyCode.CONTEXT_MENU || code == KeyCode.ENTER && event.isShortcutDown()) {
            table.showMenu();
            return true;
        }
        if (code == KeyCode.ESCAPE) {
            return table.clearFilter();
        }
        return event.isShortcutDown() && (event.isShiftDown() ? withShift(code, table) : alone(code, table));
    }

    private static boolean alone(KeyCode code, TableTarget table) {
        if (code == KeyCode.C && table.hasSelection()) {
            table.copy(true, Format.TABS);
        } else if (code == KeyCode.F) {
            table.openFilter();
        } else {
            return code == KeyCode.C;
        }
        return true;
    }

    private static boolean withShift(KeyCode code, TableTarget table) {
        int count = table.titles().size();
        switch (code) {
            case C -> table.copy(table.hasSelection(), Format.CSV);
            case RIGHT -> table.sort(table.sorted() + 1 == count ? -1 : table.sorted() + 1, table.descending());
            case LEFT -> table.sort(table.sorted() < 0 ? count - 1 : table.sorted() - 1, table.descending());
            case UP -> table.sort(Math.max(0, table.sorted()), false);
            case DOWN -> table.sort(Math.max(0, table.sorted()), true);
            default -> {
                return false;
            }
        }
        return true;
    }
}
