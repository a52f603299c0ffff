package dev.tickscope.app;

import dev.tickscope.app.settings.LayoutText;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.tabs.TabCard;
import dev.tickscope.timeline.LaneSetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;

/**
 * Arrangements of panels: the dividers of all split panes that have an id, the tab that shows, and how the lanes of the timeline are arranged.
 * The theme is none of it.
 */
final class LayoutMemory {
    private static final String NAMED = "layouts.";
    private static final String LAST = "layoutLast";
    private static final String TAB = "tab";
    private static final String LANES = "lanes";

    private final Settings settings;
    private final Parent panels;
    private TabCard tabs;
    private LaneSetup lanes;

    LayoutMemory(Settings settings, Parent panels) {
        this.settings = settings;
        this.panels = panels;
    }

    /** The panels are there: they stand as they did when the program ended. */
    void attach(TabCard newTabs, LaneSetup newLanes) {
        tabs = newTabs;
        lanes = newLanes;
        apply(LayoutText.read(settings.text(LAST, "")));
    }

    /** The names of those that were saved, in the order of letters. */
    List<String> names() {
        return settings.keys(NAMED).stream().map(key -> key.substring(NAMED.length())).toList();
    }

    /** Saves what shows under a name, in place of one of that name. */
    void save(String name) {
        settings.set(NAMED + name, LayoutText.write(current()));
    }

    void show(String name) {
        apply(LayoutText.read(settings.text(NAMED + name, "")));
    }

    void forget(String name) {
        settings.forget(NAMED + name);
    }

    /** Keeps what shows for the next start. */
    void keepLast() {
        if (tabs != null) {
            settings.set(LAST, LayoutText.write(current()));
        }
    }

    private Map<String, String> current() {
        Map<String, String> values = new LinkedHashMap<>();
        if (tabs != null) {
            values.put(TAB, tabs.selected());
            values.put(LANES, lanes.text());
        }
        each(panels, pane -> {
            double[] positions = pane.getDividerPositions();
            for (int i = 0; i < positions.length; i++) {
                values.put(key(pane, i), Long.toString(Math.round(positions[i] * LayoutText.WHOLE)));
            }
        });
        return values;
    }

    private void apply(Map<String, String> values) {
        if (tabs != null && values.containsKey(TAB)) {
            tabs.select(values.get(TAB));
        }
        if (lanes != null && values.containsKey(LANES)) {
            lanes.restore(values.get(LANES));
        }
        each(panels, pane -> {
            for (int i = 0; i < pane.getDividers().size(); i++) {
                double position = LayoutText.position(values.getOrDefault(key(pane, i), ""));
                if (!Double.isNaN(position)) {
                    pane.setDividerPosition(i, position);
                }
            }
        });
    }

    private static String key(SplitPane pane, int divider) {
        return divider == 0 ? pane.getId() : pane.getId() + "." + divider;
    }

    private static void each(Node node, java.util.function.Consumer<SplitPane> action) {
        if (node instanceof SplitPane pane) {
            if (pane.getId() != null) {
                action.accept(pane);
            }
            // Its items are no children before its skin is there.
            pane.getItems().forEach(item -> each(item, action));
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> each(child, action));
        }
    }
}
