package dev.tickscope.app;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/**
 * Shows each table with the smallest texts, as high as it can be and with more rows than fit, and opens each menu once: JavaFX keeps as many cells as
 * a table ever showed, and makes what a menu shows when it is first opened.
 */
abstract class FullWindow extends RandomUse {
    private static final int MORE_THAN_FIT = 80;
    /** Where dividers lie: at one end, at the other, and last as usual. */
    private static final double[] PLACES = {0, 1, 0.6};
    private static final long FILLING_MILLIS = 20_000;
    static final List<String> SAMPLES = List.of("crates", "edges", "spawner", "metronome", "probes", "beat", "rounding", "soft");
    private static final PacingChoice MANY_FRAMES = new PacingChoice.Script("many frames",
            LongStream.generate(() -> 17_000_000).limit(2 * MORE_THAN_FIT).toArray(), false, false);

    /** Opens a session in place of all others. */
    abstract void open(String sample, String contract, PacingChoice pacing, boolean paused);

    /** Shows a tab, if tabs show. */
    void tab(String id) {
        if (window.scene().lookup("#" + id) instanceof ToggleButton tab) {
            tab.setSelected(true);
        }
    }

    /** All that; needs pulses that are counted. */
    void fill() throws InterruptedException {
        onFx(() -> {
            window.preferences().scale(Settings.SMALLEST_SCALE);
            window.layout(LayoutChoice.DEBUG);
            return null;
        });
        for (String sample : SAMPLES) {
            open(sample, "phase", MANY_FRAMES, false);
            await("the frames of " + sample + " have run", () -> RunStatus.of(rows()).ended());
            fillBreakpointsAndMarks();
            fillHits();
            for (double place : PLACES) {
                shown("panels as high as they can be", () -> dividers(place));
                for (String tab : TABS) {
                    shown(tab, () -> tab(tab));
                }
            }
            shown("the pacing layout", () -> window.layout(LayoutChoice.PACING));
            for (double place : PLACES) {
                shown("its panels as high as they can be", () -> dividers(place));
            }
            openMenus();
            shown("the debug layout", () -> window.layout(LayoutChoice.DEBUG));
            openMenus();
        }
        fillLongTables();
    }

    /** All of them to one side: hands drag them, and a table that was never so high makes more rows. */
    private void dividers(double place) {
        for (Node node : lookup((Node any) -> any instanceof SplitPane).queryAll()) {
            SplitPane pane = (SplitPane) node;
            for (int i = 0; i < pane.getDividers().size(); i++) {
                pane.setDividerPosition(i, place);
            }
        }
    }

    /** Menus and lists make what they show when they are opened for the first time. */
    private void openMenus() throws InterruptedException {
        Set<Node> controls = lookup((Node any) -> any instanceof Control).queryAll();
        for (Node node : controls) {
            shown("a menu", () -> {
                if (node instanceof MenuButton menu && menu.isVisible()) {
                    menu.show();
                    menu.hide();
                } else if (node instanceof ComboBoxBase<?> box) {
                    box.show();
                    box.hide();
                } else if (node instanceof ChoiceBox<?> box) {
                    box.show();
                    box.hide();
                } else if (((Control) node).getContextMenu() != null) {
                    ((Control) node).getContextMenu().show(window.scene().getWindow());
                    ((Control) node).getContextMenu().hide();
                } else if (node instanceof TextInputControl field) {
                    fieldsMenu(field);
                }
            });
        }
    }

    /** Of cut, copy and paste. */
    private static void fieldsMenu(TextInputControl field) {
        Point2D at = field.localToScreen(1, 1);
        if (at != null) {
            Event.fireEvent(field, new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 1, 1, at.getX(), at.getY(), false, null));
            List.copyOf(Window.getWindows()).stream().filter(PopupWindow.class::isInstance).forEach(Window::hide);
        }
    }

    private void fillBreakpointsAndMarks() {
        onFx(() -> {
            for (int i = 0; i < MORE_THAN_FIT; i++) {
                window.workbench().addBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withLogMessage("{simulationTick}"));
                window.workbench().playheadProperty().set(new Playhead.AtTick(i));
                window.workbench().lookingBack().mark();
            }
            tab("watchTab");
            return null;
        });
        fillWatch();
    }

    /** Those of a sample and contract are kept. */
    private void fillWatch() {
        onFx(() -> {
            for (int i = 0; i < MORE_THAN_FIT; i++) {
                TextField expression = lookup("#watchExpression").queryAs(TextField.class);
                expression.setText("simulationTick + " + i);
                expression.fireEvent(new ActionEvent());
            }
            return null;
        });
        await("expressions are watched", () -> lookup("#watchTable").queryAs(TableView.class).getItems().size() >= MORE_THAN_FIT);
    }

    private void fillHits() {
        onFx(() -> {
            tab("heldTab");
            TextField condition = lookup("#heldCondition").queryAs(TextField.class);
            condition.setText("tickInFrame > 0");
            condition.fireEvent(new ActionEvent());
            return null;
        });
        await("hits are listed", () -> lookup("#heldTable").queryAs(TableView.class).getItems().size() >= MORE_THAN_FIT);
    }

    /** JavaFX's tables keep a place for every row that they ever had. */
    private void fillLongTables() throws InterruptedException {
        open("metronome", "phase", FLAT_OUT, false);
        onFx(() -> {
            tab("logTab");
            window.workbench().breakpoints().clear();
            window.workbench().addBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withLogMessage("{simulationTick}"));
            return null;
        });
        Thread.sleep(FILLING_MILLIS);
        onFx(() -> {
            window.workbench().breakpoints().clear();
            return null;
        });
        fillHits();
        shown("the longest list of hits", () -> tab("heldTab"));
        open("edges", "phase", FLAT_OUT, false);
        shown("the longest list of input", () -> tab("inputTab"));
        Thread.sleep(FILLING_MILLIS);
    }
}
