package dev.tickscope.app.diagnostics;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/** The numbers as two columns that keep their places while they change, and the button that saves them. */
public final class DiagnosticsSheet extends VBox {
    private static final int GAP = 12;
    private static final double VALUE_WIDTH = 220;

    private final GridPane grid = new GridPane();
    private List<String> names = List.of();
    private List<Label> values = List.of();

    /** @param save saves a bundle */
    public DiagnosticsSheet(Runnable save) {
        super(GAP);
        setId("diagnostics");
        grid.setHgap(2 * GAP);
        grid.setVgap(GAP / 3.0);
        ColumnConstraints right = new ColumnConstraints(VALUE_WIDTH);
        right.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), right);
        Label note = new Label("The bundle holds versions, preferences, these numbers, the last messages\nand the contract: no folders and no names.");
        note.getStyleClass().add("caption");
        Button button = new Button("Save bundle…");
        button.setId("saveBundle");
        button.setOnAction(event -> save.run());
        getChildren().addAll(grid, note, button);
    }

    /** Shows the numbers as of now. */
    public void show(List<Measures.Line> lines) {
        List<String> wanted = lines.stream().map(Measures.Line::name).toList();
        if (!wanted.equals(names)) {
            names = wanted;
            values = lines.stream().map(line -> new Label()).toList();
            grid.getChildren().clear();
            for (int i = 0; i < lines.size(); i++) {
                values.get(i).getStyleClass().add("mono");
                grid.addRow(i, new Label(names.get(i)), values.get(i));
            }
        }
        for (int i = 0; i < lines.size(); i++) {
            values.get(i).setText(lines.get(i).value());
        }
    }
}
