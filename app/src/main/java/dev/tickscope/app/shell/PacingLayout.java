package dev.tickscope.app.shell;

import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * The panels of the pacing layout in split panes: the timeline over the time ledger, the histogram of frame times and the statistics of a
 * range. The timeline takes all extra height.
 */
final class PacingLayout extends StackPane {
    private static final double BOTTOM = 392;
    private static final double BOTTOM_SHARE = 0.45;
    private static final double SMALLEST_BOTTOM = 200;
    private static final double NARROW = 1_300;
    private static final double[] NARROW_DIVIDERS = {0.3, 0.575};
    private static final double[] WIDE_DIVIDERS = {0.325, 0.61};
    private final Slot timeline = new Slot("ts-panel-card");
    private final Slot ledger = new Slot("ts-panel-card");
    private final Slot histogram = new Slot("ts-panel-card");
    private final Slot statistics = new Slot("ts-panel-card");
    private final SplitPane bottom;
    private final SplitPane rows;
    private boolean divided;

    PacingLayout() {
        getStyleClass().add("debug-layout");
        setId("pacingLayout");
        timeline.setMinHeight(160);
        ledger.setMinWidth(320);
        histogram.setMinWidth(300);
        statistics.setMinWidth(380);
        bottom = new SplitPane(ledger, histogram, statistics);
        bottom.getStyleClass().add("panels");
        bottom.setMinHeight(SMALLEST_BOTTOM);
        rows = new SplitPane(timeline, bottom);
        rows.setOrientation(Orientation.VERTICAL);
        rows.setDividerPositions(0.6);
        rows.getStyleClass().add("panels");
        SplitPane.setResizableWithParent(bottom, false);
        getChildren().add(rows);
    }

    /** Puts the panels into their places. */
    void fill(Region timelinePanel, Region ledgerPanel, Region histogramPanel, Region statisticsPanel) {
        timeline.fill(timelinePanel);
        ledger.fill(ledgerPanel);
        histogram.fill(histogramPanel);
        statistics.fill(statisticsPanel);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double height = rows.getHeight();
        if (!divided && height > 0) {
            divided = true;
            double low = Math.max(SMALLEST_BOTTOM, Math.min(BOTTOM, height * BOTTOM_SHARE));
            // The statistics need most of a narrow window: their formulas are words.
            bottom.setDividerPositions(rows.getWidth() < NARROW ? NARROW_DIVIDERS : WIDE_DIVIDERS);
            rows.setDividerPositions((height - low + 4) / height);
        }
    }
}
