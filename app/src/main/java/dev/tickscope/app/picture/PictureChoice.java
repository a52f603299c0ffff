package dev.tickscope.app.picture;

import dev.tickscope.app.shell.Dialogs;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;

/**
 * What somebody wants a picture of.
 *
 * @param width in pixels; only the timeline is drawn at another size than the window shows
 * @param height in pixels
 */
public record PictureChoice(PictureView view, int width, int height) {
    private static final int GAP = 8;
    private static final int DIGITS = 5;

    /** Asks for it. @param width of the timeline as it is shown @param height of it */
    public static Optional<PictureChoice> ask(Dialogs dialogs, int width, int height) {
        ComboBox<PictureView> what = new ComboBox<>();
        what.setId("pictureView");
        what.getItems().setAll(PictureView.values());
        what.setCellFactory(list -> new TitleCell());
        what.setButtonCell(new TitleCell());
        what.getSelectionModel().selectFirst();
        TextField wide = number("pictureWidth", width);
        TextField high = number("pictureHeight", height);
        HBox size = new HBox(GAP, wide, new Label("×"), high, new Label("pixels"));
        size.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        size.disableProperty().bind(what.valueProperty().isNotEqualTo(PictureView.TIMELINE));
        Label hint = new Label();
        hint.getStyleClass().add("caption");
        hint.setId("pictureHint");
        hint.textProperty().bind(Bindings.createStringBinding(() -> hint(what.getValue(), wide.getText(), high.getText()), what.valueProperty(),
                wide.textProperty(), high.textProperty()));
        GridPane grid = new GridPane();
        grid.setHgap(GAP * 2);
        grid.setVgap(GAP);
        grid.addRow(0, new Label("Picture of"), what);
        grid.addRow(1, new Label("Size"), size);
        grid.add(hint, 0, 2, 2, 1);
        Dialog<PictureChoice> dialog = dialogs.dialog("Save picture");
        dialog.getDialogPane().setContent(grid);
        dialog.getDialogPane().getButtonTypes().setAll(ButtonType.CANCEL, ButtonType.OK);
        BooleanBinding wrong = Bindings.createBooleanBinding(() -> of(what.getValue(), wide.getText(), high.getText()).isEmpty(), what.valueProperty(),
                wide.textProperty(), high.textProperty());
        dialog.getDialogPane().lookupButton(ButtonType.OK).disableProperty().bind(wrong);
        dialog.setResultConverter(button -> button == ButtonType.OK ? of(what.getValue(), wide.getText(), high.getText()).orElse(null) : null);
        return dialog.showAndWait();
    }

    private static TextField number(String id, int value) {
        TextField field = new TextField(Integer.toString(value));
        field.setId(id);
        field.setPrefColumnCount(DIGITS);
        field.getStyleClass().add("mono");
        return field;
    }

    private static Optional<PictureChoice> of(PictureView view, String width, String height) {
        if (view != PictureView.TIMELINE) {
            return Optional.of(new PictureChoice(view, 0, 0));
        }
        int wide = pixels(width);
        int high = pixels(height);
        return view.refusal(wide, high).isEmpty() ? Optional.of(new PictureChoice(view, wide, high)) : Optional.empty();
    }

    /** −1 for what is no number. */
    private static int pixels(String text) {
        return text.strip().matches("[0-9]{1,5}") ? Integer.parseInt(text.strip()) : -1;
    }

    /** What the choice means, or what is wrong with it. */
    static String hint(PictureView view, String width, String height) {
        if (view != PictureView.TIMELINE) {
            return "PNG, as large as it is shown.";
        }
        return of(view, width, height).isPresent() ? "PNG, or SVG for a name in .svg; the stretch of time that is shown."
                : "Expected whole numbers from " + view.leastWidth() + " × " + view.leastHeight() + " to " + PictureView.LARGEST + " × "
                        + PictureView.LARGEST + ".";
    }

    /** A view by its name on screen. */
    private static final class TitleCell extends ListCell<PictureView> {
        @Override
        protected void updateItem(PictureView view, boolean empty) {
            super.updateItem(view, empty);
            setText(empty || view == null ? null : view.title());
        }
    }
}
