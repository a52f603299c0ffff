package dev.tickscope.timeline.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockField;
import dev.tickscope.core.control.Command;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Label;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.paint.Color;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;

class FieldTableViewTest {
    private static FieldTableView show(PanelRun run, String theme, double width, double height) {
        FieldTableView view = PanelLook.dressed(new FieldTableView(), theme, width, height);
        view.setSession(run.info());
        view.update(run.view(), run.live());
        return view;
    }

    private static String text(FieldTableView view, ClockField field, int column) {
        return view.rowNode(field.ordinal()).cell(column).getText();
    }

    private static void press(FieldTableView view, KeyCode code, boolean control) {
        view.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, false));
    }

    private static boolean flashes(FieldTableView view, ClockField field) {
        return view.rowNode(field.ordinal()).flashing();
    }

    @Test
    void theNumbersOnScreenAreThoseOfTheWorkedExample() {
        PanelRun run = PanelRun.workedExample();
        for (String theme : List.of("dark", "light")) {
            PanelLook.onFx(() -> {
                FieldTableView view = show(run, theme, 584, 280);
                WritableImage image = PanelLook.picture(view, "fields-" + theme);
                assertEquals("7.391754", text(view, ClockField.FRAME_TIME, 1));
                assertEquals("+33.333", text(view, ClockField.SIMULATION_TIME, 3));
                assertEquals("kept from frame 511", text(view, ClockField.INTERPOLATION_ALPHA, 4));
                Color panel = theme.equals("dark") ? Color.web("#151b23") : Color.web("#ffffff");
                assertTrue(PanelLook.alike(panel, image.getPixelReader().getColor(8 + 580, 8 + 276)), "the panel has the theme's colour");
                return null;
            });
        }
    }

    @Test
    void noTextIsCutOffAtTheReferenceSize() {
        PanelRun run = PanelRun.workedExample();
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            PanelLook.picture(view, "fields-cut");
            for (ClockField field : ClockField.values()) {
                for (int column = 0; column < 5; column++) {
                    Label cell = view.rowNode(field.ordinal()).cell(column);
                    assertTrue(cell.getWidth() >= cell.prefWidth(-1), field + ", column " + column + ": " + cell.getText());
                }
            }
            return null;
        });
    }

    @Test
    void narrowAndLongTablesKeepTheirNumbers() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"rate\":\"60000/1001\"}").frames("123456.789", "16.7ms");
        PanelLook.onFx(() -> {
            for (double width : List.of(320.0, 420.0, 500.0, 584.0, 900.0)) {
                FieldTableView view = show(run, "dark", width, 280);
                PanelLook.picture(view, "fields-long-" + (int) width);
                for (ClockField field : ClockField.values()) {
                    Label value = view.rowNode(field.ordinal()).cell(1);
                    assertTrue(value.getWidth() >= value.prefWidth(-1), width + ": " + value.getText());
                }
            }
            return null;
        });
    }

    @Test
    void contractsWithoutAFieldSayNone() {
        PanelRun run = PanelRun.of("scaled").frames("3", "20ms", "0.1");
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "light", 584, 280);
            PanelLook.picture(view, "fields-scaled");
            assertEquals("none", text(view, ClockField.INTERPOLATION_ALPHA, 1));
            assertEquals("none in B · scaled clock", text(view, ClockField.SIMULATION_TICK, 4));
            return null;
        });
    }

    @Test
    void changedValuesFlashWhileTheSessionRuns() {
        PanelRun run = PanelRun.of("phase").frames("20ms");
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            assertFalse(flashes(view, ClockField.FRAME_INDEX), "the first values are no change");
            run.frames("20ms");
            view.update(run.view(), run.live());
            assertTrue(flashes(view, ClockField.FRAME_INDEX));
            assertTrue(flashes(view, ClockField.SIMULATION_TICK));
            assertFalse(flashes(view, ClockField.DELTA_TIME), "20 ms again");
            assertFalse(flashes(view, ClockField.FIXED_DELTA_TIME));
            PanelLook.picture(view, "fields-flash");
            return null;
        });
        assertEquals(Duration.millis(400), FieldRowNode.FLASH);
    }

    @Test
    void nothingFlashesWhilePaused() {
        PanelRun run = PanelRun.of("phase").frames("20ms");
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            run.frames("20ms");
            view.update(run.view(), run.live());
            run.apply(new Command.Pause()).apply(new Command.StepTick());
            view.update(run.view(), run.live());
            assertFalse(flashes(view, ClockField.SIMULATION_TICK), "a step while paused changes without flashing");
            assertFalse(flashes(view, ClockField.FRAME_INDEX), "what still flashed is over");
            return null;
        });
    }

    @Test
    void flashesCanBeSwitchedOff() {
        PanelRun run = PanelRun.of("phase").frames("20ms");
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            view.setFlashes(false);
            run.frames("25ms");
            view.update(run.view(), run.live());
            assertFalse(flashes(view, ClockField.DELTA_TIME));
            assertEquals("25.000", text(view, ClockField.DELTA_TIME, 1));
            return null;
        });
    }

    @Test
    void anUnchangedViewIsNotReadAgain() {
        PanelRun run = PanelRun.of("phase").frames("20ms");
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            List<FieldRow> rows = view.shownRows();
            view.update(run.view(), run.live());
            assertSame(rows, view.shownRows());
            view.setVisible(false);
            run.frames("20ms");
            view.update(run.view(), run.live());
            assertSame(rows, view.shownRows(), "hidden views do nothing");
            view.setVisible(true);
            view.update(run.view(), run.live());
            assertEquals("2", text(view, ClockField.FRAME_INDEX, 1));
            return null;
        });
    }

    @Test
    void keysSelectARowAndCopyItsExactValue() {
        PanelRun run = PanelRun.workedExample();
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            assertEquals(-1, view.selectedRow());
            press(view, KeyCode.DOWN, false);
            press(view, KeyCode.DOWN, false);
            assertEquals(1, view.selectedRow());
            press(view, KeyCode.END, false);
            assertEquals(7, view.selectedRow());
            press(view, KeyCode.DOWN, false);
            assertEquals(7, view.selectedRow());
            press(view, KeyCode.C, true);
            assertEquals("1/6 s", Clipboard.getSystemClipboard().getString());
            view.select(ClockField.SIMULATION_TIME.ordinal());
            press(view, KeyCode.C, true);
            assertEquals("431/60 s", Clipboard.getSystemClipboard().getString());
            PanelLook.picture(view, "fields-selected");
            return null;
        });
    }

    @Test
    void itIsATableForScreenReaders() {
        PanelRun run = PanelRun.workedExample();
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            assertEquals(8, view.queryAccessibleAttribute(AccessibleAttribute.ROW_COUNT));
            assertEquals(5, view.queryAccessibleAttribute(AccessibleAttribute.COLUMN_COUNT));
            Label cell = (Label) view.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, 4, 1);
            assertEquals("431", cell.getText());
            assertEquals("simulationTick 431, row +1, frame +2, completed, one-based", view.rowNode(4).getAccessibleText());
            assertNull(view.queryAccessibleAttribute(AccessibleAttribute.ROW_AT_INDEX, 8));
            return null;
        });
    }

    @Test
    void beforeTheFirstFrameItSaysThatItWaits() {
        PanelRun run = PanelRun.of("phase");
        PanelLook.onFx(() -> {
            FieldTableView view = show(run, "dark", 584, 280);
            PanelLook.picture(view, "fields-waiting");
            assertEquals(0, view.queryAccessibleAttribute(AccessibleAttribute.ROW_COUNT));
            assertFalse(view.rowNode(0).isVisible());
            view.setSession(null);
            view.update(run.view(), run.live());
            assertEquals(List.of(), view.shownRows());
            return null;
        });
    }
}
