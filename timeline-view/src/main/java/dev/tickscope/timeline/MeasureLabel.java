package dev.tickscope.timeline;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The header's words about the cursors A and B. The tooltip and what is copied are exact. */
final class MeasureLabel extends Label {
    private final Tooltip exact = new Tooltip();

    MeasureLabel(TimelineViewModel model) {
        setId("measure");
        getStyleClass().add("ts-measure");
        setMinWidth(0);
        MenuItem copy = new MenuItem("Copy exact values");
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(Measure.exact(model));
            Clipboard.getSystemClipboard().setContent(content);
        });
        setContextMenu(new ContextMenu(copy));
    }

    void show(TimelineViewModel model) {
        String words = Measure.words(model);
        if (!words.equals(getText())) {
            setText(words);
        }
        String now = words.isEmpty() ? "" : Measure.exact(model);
        if (!now.equals(exact.getText())) {
            exact.setText(now);
            setTooltip(now.isEmpty() ? null : exact);
        }
    }
}
