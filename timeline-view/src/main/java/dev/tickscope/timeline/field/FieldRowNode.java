package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockField;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/** One row of the table. Only labels whose text changed are touched. */
final class FieldRowNode extends Region {
    static final Duration FLASH = Duration.millis(400);
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass FLASHING = PseudoClass.getPseudoClass("flashing");
    private static final PseudoClass ABSENT = PseudoClass.getPseudoClass("absent");
    private static final PseudoClass UNCHANGED = PseudoClass.getPseudoClass("unchanged");
    private static final int COLUMN_COUNT = 5;

    private final int index;
    private final Label field = label("field-name");
    private final Label value = label("field-value");
    private final Label unit = label("field-unit");
    private final Label rowChange = label("field-change");
    private final Label frameChange = label("field-change");
    private final Label words = label("field-words");
    private final Tooltip tooltip = new Tooltip();
    private final PauseTransition flashEnd = new PauseTransition(FLASH);
    private FieldColumns columns = FieldColumns.of(0, 0, 0, 0);
    private FieldRow shown;
    private boolean selected;

    FieldRowNode(int index, ClockField clockField) {
        this.index = index;
        getStyleClass().addAll("field-row", "tint-" + tint(clockField));
        field.setText(clockField.fieldName());
        value.setAlignment(Pos.CENTER_RIGHT);
        rowChange.setAlignment(Pos.CENTER_RIGHT);
        frameChange.setAlignment(Pos.CENTER_RIGHT);
        words.setTooltip(tooltip);
        getChildren().addAll(field, value, unit, rowChange, frameChange, words);
        setAccessibleRole(AccessibleRole.TABLE_ROW);
        flashEnd.setOnFinished(e -> pseudoClassStateChanged(FLASHING, false));
        // Its own layout root: a changed number lays out this row and nothing around it.
        setManaged(false);
    }

    private static Label label(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        label.setAccessibleRole(AccessibleRole.TABLE_CELL);
        return label;
    }

    private static String tint(ClockField field) {
        return switch (field) {
            case DELTA_TIME, FRAME_TIME, FRAME_INDEX -> "update";
            case SIMULATION_TIME, SIMULATION_TICK, FIXED_DELTA_TIME -> "fixed";
            case INTERPOLATION_ALPHA -> "presentation";
            case DROPPED_TIME -> "dropped";
        };
    }

    /** @param flash whether a value that differs from the one shown before flashes */
    void show(FieldRow row, boolean flash) {
        boolean changed = shown != null && shown.raw() != row.raw();
        if (flash && changed) {
            pseudoClassStateChanged(FLASHING, true);
            flashEnd.playFromStart();
        } else if (!flash) {
            stopFlash();
        }
        if (!row.equals(shown)) {
            shown = row;
            write(value, row.value());
            write(unit, row.unit());
            write(rowChange, row.rowChange());
            write(frameChange, row.frameChange());
            write(words, row.rightNow());
            write(tooltip, row.rightNow());
            rowChange.pseudoClassStateChanged(UNCHANGED, unchanged(row.rowChange()));
            frameChange.pseudoClassStateChanged(UNCHANGED, unchanged(row.frameChange()));
            pseudoClassStateChanged(ABSENT, row.absent());
            setAccessibleText(row.spoken());
        }
    }

    private static boolean unchanged(String change) {
        return change.equals("=") || change.equals(FieldRow.NOTHING_BEFORE);
    }

    private static void write(Label label, String text) {
        if (!text.equals(label.getText())) {
            label.setText(text);
        }
    }

    private static void write(Tooltip tooltip, String text) {
        if (!text.equals(tooltip.getText())) {
            tooltip.setText(text);
        }
    }

    /** Nothing is shown any more; the next value does not count as a change. */
    void clear() {
        shown = null;
        stopFlash();
    }

    private void stopFlash() {
        flashEnd.stop();
        pseudoClassStateChanged(FLASHING, false);
    }

    boolean flashing() {
        return getPseudoClassStates().contains(FLASHING);
    }

    void select(boolean on) {
        selected = on;
        pseudoClassStateChanged(SELECTED, on);
    }

    double valueWidth() {
        return value.prefWidth(-1);
    }

    double rowChangeWidth() {
        return rowChange.prefWidth(-1);
    }

    double frameChangeWidth() {
        return frameChange.prefWidth(-1);
    }

    void arrange(FieldColumns newColumns) {
        if (!columns.equals(newColumns)) {
            columns = newColumns;
            requestLayout();
        }
    }

    /** The node of one column, 0 to 4. */
    Label cell(int column) {
        return List.of(field, value, rowChange, frameChange, words).get(column);
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        double left = FieldColumns.PADDING;
        place(field, left, FieldColumns.FIELD_WIDTH, height);
        double valueLeft = left + FieldColumns.FIELD_WIDTH;
        place(value, valueLeft, columns.valueRight() - valueLeft, height);
        double unitLeft = columns.valueRight() + FieldColumns.UNIT_GAP;
        place(unit, unitLeft, FieldColumns.UNIT_WIDTH, height);
        double unitRight = unitLeft + FieldColumns.UNIT_WIDTH;
        placeOrHide(rowChange, unitRight, columns.rowRight(), height);
        placeOrHide(frameChange, Math.max(unitRight, columns.rowRight()), columns.frameRight(), height);
        placeOrHide(words, columns.wordsLeft(), columns.wordsWidth() == 0 ? 0 : columns.wordsLeft() + columns.wordsWidth(), height);
    }

    private static void place(Label label, double left, double width, double height) {
        label.resizeRelocate(left, 0, width, height);
    }

    private static void placeOrHide(Label label, double left, double right, double height) {
        label.setVisible(right > left);
        if (right > left) {
            place(label, left, right - left, height);
        }
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case INDEX, ROW_INDEX -> index;
            case COLUMN_COUNT -> COLUMN_COUNT;
            case SELECTED -> selected;
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }
}
