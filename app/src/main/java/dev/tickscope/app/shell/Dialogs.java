package dev.tickscope.app.shell;

import dev.tickscope.core.capture.CaptureStream;
import dev.tickscope.core.capture.FrameCapture;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.Scene;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;

/** The few questions that need a window of their own, in the colours of the window they belong to. */
public final class Dialogs {
    private final Scene scene;

    /** @param scene whose window and colours the dialogs take */
    public Dialogs(Scene scene) {
        this.scene = scene;
    }

    /** Asks for a file. */
    public Optional<Path> file(String title, String kind, List<String> patterns) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().addAll(new FileChooser.ExtensionFilter(kind, patterns),
                new FileChooser.ExtensionFilter("All files", "*"));
        File file = chooser.showOpenDialog(scene.getWindow());
        return Optional.ofNullable(file).map(File::toPath);
    }

    /** Asks for the name of a new file. */
    public Optional<Path> newFile(String title, String kind, List<String> patterns, String name) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.setInitialFileName(name);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind, patterns));
        return Optional.ofNullable(chooser.showSaveDialog(scene.getWindow())).map(File::toPath);
    }

    /** Asks which stream of a capture is meant; the one with most rows is chosen at first. */
    public Optional<CaptureStream> stream(FrameCapture capture) {
        ListView<CaptureStream> list = new ListView<>();
        list.setId("streams");
        list.getItems().setAll(capture.streams());
        list.setCellFactory(view -> new StreamCell());
        list.getSelectionModel().select(capture.defaultStream());
        list.setPrefSize(480, Math.min(9, capture.streams().size()) * 32 + 4);
        list.setFixedCellSize(32);
        Dialog<CaptureStream> dialog = dialog("Choose a stream");
        Label question = new Label(capture.fileName() + " holds " + capture.streams().size() + " streams of frames. Which one paces the session?");
        dialog.getDialogPane().setContent(new VBox(12, question, list));
        dialog.getDialogPane().getButtonTypes().setAll(ButtonType.CANCEL, ButtonType.OK);
        dialog.setResultConverter(button -> button == ButtonType.OK ? list.getSelectionModel().getSelectedItem() : null);
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                dialog.setResult(list.getSelectionModel().getSelectedItem());
                dialog.close();
            }
        });
        return dialog.showAndWait();
    }

    /** A dialog without content, in the window's colours. */
    public <R> Dialog<R> dialog(String title) {
        Dialog<R> dialog = new Dialog<>();
        dialog.initOwner(scene.getWindow());
        dialog.setTitle(title);
        // The theme may change while it is open.
        Bindings.bindContent(dialog.getDialogPane().getStylesheets(), scene.getStylesheets());
        dialog.getDialogPane().getStyleClass().add("ts-dialog");
        return dialog;
    }

    /** "game.exe · 1234 · 0x1F2A", its frames and its length. */
    private static final class StreamCell extends ListCell<CaptureStream> {
        @Override
        protected void updateItem(CaptureStream stream, boolean empty) {
            super.updateItem(stream, empty);
            setText(empty || stream == null ? null : stream.label() + "  ·  " + stream.frameCount() + " frames, "
                    + String.format(Locale.ROOT, "%.1f s", stream.durationNanos() / 1e9));
        }
    }
}
