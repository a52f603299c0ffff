package dev.tickscope.app;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.Rational;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** What a session's rows say, as text to compare: a value a row, times as fractions of a second. */
record Recorded(SessionInfo info, StoreView view) {
    String counts(TableView table, Column column) {
        return each(table, row -> Long.toString(table.getLong(column, row)));
    }

    String seconds(TableView table, Column column) {
        return each(table, row -> info.timeBase().seconds(table.getLong(column, row)).toString());
    }

    private static String each(TableView table, LongFunction<String> text) {
        return LongStream.range(table.firstRow(), table.rowCount()).mapToObj(text).collect(Collectors.joining(" "));
    }

    /** Ticks that each frame ran. */
    String ticks() {
        return counts(view.frameEnds(), Columns.FrameEnd.TICKS);
    }

    /** What waited at the end of each frame. */
    String accumulator() {
        return seconds(view.frameEnds(), Columns.FrameEnd.ACCUMULATOR);
    }

    /** What each frame dropped. */
    String dropped() {
        return seconds(view.frameEnds(), Columns.FrameEnd.DROPPED);
    }

    String simulationTick() {
        return counts(view.frameEnds(), Columns.FrameEnd.SIMULATION_TICK);
    }

    String simulationTime() {
        return seconds(view.frameEnds(), Columns.FrameEnd.SIMULATION_TIME);
    }

    String frameIndex() {
        return counts(view.frames(), Columns.Frame.FRAME_INDEX);
    }

    String frameTime() {
        return seconds(view.frames(), Columns.Frame.FRAME_TIME);
    }

    /** Alpha at the end of each frame. */
    String alpha() {
        return each(view.frameEnds(), row -> Rational.of(view.frameEnds().getLong(Columns.FrameEnd.ALPHA, row), info.stepUnits()).toString());
    }

    /** Titles of the stages that ran in a frame, in order. */
    String stages(long frame) {
        TableView phases = view.phases();
        return LongStream.range(phases.firstRow(), phases.rowCount()).filter(row -> phases.getLong(Columns.Phase.FRAME_POSITION, row) == frame)
                .mapToObj(row -> stage(phases.getInt(Columns.Phase.STAGE, row)).name()).collect(Collectors.joining(" "));
    }

    private Stage stage(int index) {
        return info.contract().plan().stage(index);
    }

    /** The first frame whose ledger has a residue, or −1. */
    long unbalanced() {
        TableView ends = view.frameEnds();
        return LongStream.range(Math.max(ends.firstRow(), view.frames().firstRow()), ends.rowCount())
                .filter(frame -> !TimeLedger.at(view, frame, info.stepUnits()).balanced()).findFirst().orElse(-1);
    }

    /** Where a kept frame does not begin as the one before it ended, or its ticks are not those that its rows count; empty if nowhere. */
    String gap() {
        TableView frames = view.frames();
        TableView ends = view.frameEnds();
        for (long frame = Math.max(frames.firstRow(), ends.firstRow()); frame < ends.rowCount(); frame++) {
            long before = frames.getLong(Columns.Frame.TICKS_BEFORE, frame);
            long after = ends.getLong(Columns.FrameEnd.TICKS_AFTER, frame);
            if (after != before + ends.getInt(Columns.FrameEnd.TICKS, frame)) {
                return "frame " + frame + " counts other ticks than it ran";
            }
            if (ends.has(frame - 1) && before != ends.getLong(Columns.FrameEnd.TICKS_AFTER, frame - 1)) {
                return "frame " + frame + " does not begin where the one before it ended";
            }
            for (long tick = Math.max(before, view.ticks().firstRow()); tick < after; tick++) {
                if (view.ticks().getLong(Columns.Tick.FRAME_POSITION, tick) != frame) {
                    return "tick row " + tick + " is not of frame " + frame;
                }
            }
        }
        return "";
    }
}
