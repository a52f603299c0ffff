package dev.tickscope.timeline.pacing;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCombination;

/** Copies what a panel shows, exactly: as text for people, or as CSV for programs. */
public final class Copying {
    public static final KeyCombination KEYS = KeyCombination.keyCombination("Shortcut+C");

    private Copying() {
    }

    /** Puts text on the clipboard; nothing if it is empty. */
    public static void put(String text) {
        if (!text.isEmpty()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }
    }

    /** The two entries of a menu. */
    public static List<MenuItem> items(Supplier<String> text, Supplier<String> csv) {
        MenuItem asText = new MenuItem("Copy as text");
        asText.setAccelerator(KEYS);
        asText.setOnAction(event -> put(text.get()));
        MenuItem asCsv = new MenuItem("Copy as CSV");
        asCsv.setOnAction(event -> put(csv.get()));
        return List.of(asText, asCsv);
    }

    public static ContextMenu menu(Supplier<String> text, Supplier<String> csv) {
        ContextMenu menu = new ContextMenu();
        menu.getItems().setAll(items(text, csv));
        return menu;
    }
}
