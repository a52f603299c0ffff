package dev.tickscope.app.shell;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * The panels of the debug layout in split panes: timeline beside scene over clock fields; below, breakpoints beside the time ledger. The
 * timeline takes all extra height; the proportions are those of a window of 1600 × 1000 until somebody drags a divider.
 */
public final class DebugLayout extends StackPane {
    private static final double BOTTOM = 248;
    private static final double BOTTOM_SHARE = 0.336;
    private static final double SMALLEST_BOTTOM = 180;
    private final Slot timeline = new Slot("ts-panel-card");
    private final Slot scene = new Slot("ts-panel-card");
    private final Slot fields = new Slot("ts-panel-card");
    private final Slot breakpoints = new Slot("ts-panel-card");
    private final Slot ledger = new Slot("ts-panel-card");
    private final SplitPane rows;
    private boolean divided;

    public DebugLayout() {
        getStyleClass().add("debug-layout");
        scene.setMinWidth(320);
        fields.setMinWidth(320);
        scene.setMinHeight(160);
        timeline.setMinWidth(400);
        ledger.setMinWidth(400);
        SplitPane right = split("debugRight", Orientation.VERTICAL, 0.5, scene, fields);
        SplitPane top = split("debugTop", Orientation.HORIZONTAL, 996 / 1584.0, timeline, right);
        SplitPane bottom = split("debugBottom", Orientation.HORIZONTAL, 748 / 1584.0, breakpoints, ledger);
        bottom.setMinHeight(40);
        rows = split("debugRows", Orientation.VERTICAL, 0.7, top, bottom);
        SplitPane.setResizableWithParent(bottom, false);
        getChildren().add(rows);
    }

    /** Puts the panels into their places. */
    public void fill(Region timelinePanel, Region scenePanel, Region fieldsPanel, Region breakpointsPanel, Region ledgerPanel) {
        timeline.fill(timelinePanel);
        scene.fill(scenePanel);
        fields.fill(fieldsPanel);
        breakpoints.fill(breakpointsPanel);
        ledger.fill(ledgerPanel);
    }

    /** @param id for layouts that are saved */
    private static SplitPane split(String id, Orientation orientation, double position, Node first, Node second) {
        SplitPane pane = new SplitPane(first, second);
        pane.setId(id);
        pane.setOrientation(orientation);
        pane.setDividerPositions(position);
        pane.getStyleClass().add("panels");
        return pane;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double height = rows.getHeight();
        if (!divided && height > 0) {
            divided = true;
            double bottom = Math.max(SMALLEST_BOTTOM, Math.min(BOTTOM, height * BOTTOM_SHARE));
            rows.setDividerPositions((height - bottom + 4) / height);
        }
    }
}
