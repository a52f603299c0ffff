package dev.tickscope.timeline;

import dev.tickscope.timeline.track.Lane;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The menus that arrange lanes: one lane's, from its head, and that of all. */
final class LaneMenu {
    private LaneMenu() {
    }

    /** Of one lane. */
    static List<MenuItem> of(LaneSetup setup, Lane lane) {
        MenuItem hide = item("Hide " + lane.title(), () -> setup.setHidden(lane, true));
        hide.setId("hideLane");
        hide.setDisable(setup.shown().size() == 1);
        CheckMenuItem pin = check("Keep under the rulers", setup.pinned(lane), on -> setup.setPinned(lane, on));
        pin.setId("pinLane");
        MenuItem higher = item("Higher", () -> setup.setHeight(lane, height(setup, lane) + LaneSetup.STEP));
        MenuItem lower = item("Lower", () -> setup.setHeight(lane, Math.max(LaneSetup.LEAST, height(setup, lane) - LaneSetup.STEP)));
        MenuItem usual = item("Usual height", () -> setup.setHeight(lane, 0));
        usual.setDisable(setup.height(lane) == 0);
        MenuItem up = item("Move up", () -> move(setup, lane, -1));
        MenuItem down = item("Move down", () -> move(setup, lane, 1));
        up.setDisable(neighbour(setup, lane, -1) == null);
        down.setDisable(neighbour(setup, lane, 1) == null);
        List<MenuItem> items = new ArrayList<>(List.of(hide, pin, new SeparatorMenuItem(), higher, lower, usual, new SeparatorMenuItem(), up, down,
                new SeparatorMenuItem()));
        Menu lanes = new Menu("Lanes");
        lanes.getItems().addAll(all(setup));
        items.add(lanes);
        return items;
    }

    /** Which lanes are shown; each can be pinned there too. */
    static List<MenuItem> all(LaneSetup setup) {
        List<MenuItem> items = new ArrayList<>();
        for (Lane lane : setup.order()) {
            CheckMenuItem show = check(lane.title(), !setup.hidden(lane), on -> setup.setHidden(lane, !on));
            show.setId("lane-" + lane.id());
            show.setDisable(!setup.hidden(lane) && setup.shown().size() == 1);
            items.add(show);
        }
        Menu pins = new Menu("Keep under the rulers");
        for (Lane lane : setup.order()) {
            pins.getItems().add(check(lane.title(), setup.pinned(lane), on -> setup.setPinned(lane, on)));
        }
        items.add(new SeparatorMenuItem());
        items.add(pins);
        items.add(item("All as at first", setup::reset));
        return items;
    }

    private static int height(LaneSetup setup, Lane lane) {
        return setup.height(lane) > 0 ? setup.height(lane) : lane.height();
    }

    /** The lane above (−1) or below (+1) in the same group; null at the end. */
    private static Lane neighbour(LaneSetup setup, Lane lane, int step) {
        int at = setup.shown().indexOf(lane) + step;
        Lane other = at < 0 || at >= setup.shown().size() ? null : setup.shown().get(at);
        return other == null || setup.pinned(other) != setup.pinned(lane) ? null : other;
    }

    private static void move(LaneSetup setup, Lane lane, int step) {
        Lane other = neighbour(setup, lane, step);
        if (step < 0) {
            setup.moveBefore(lane, other);
        } else {
            setup.moveBefore(other, lane);
        }
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }

    private static CheckMenuItem check(String text, boolean on, java.util.function.Consumer<Boolean> action) {
        CheckMenuItem item = new CheckMenuItem(text);
        item.setSelected(on);
        item.setOnAction(event -> action.accept(item.isSelected()));
        return item;
    }
}
