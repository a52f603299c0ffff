/** The timeline, the clock-field table and the time ledger. */
module dev.tickscope.timeline {
    requires transitive dev.tickscope.core;
    requires transitive javafx.controls;

    exports dev.tickscope.timeline;
    exports dev.tickscope.timeline.axis;
    exports dev.tickscope.timeline.edge;
    exports dev.tickscope.timeline.field;
    exports dev.tickscope.timeline.ledger;
    exports dev.tickscope.timeline.pacing;
    exports dev.tickscope.timeline.stats;
    exports dev.tickscope.timeline.track;
    exports dev.tickscope.timeline.table;
}
