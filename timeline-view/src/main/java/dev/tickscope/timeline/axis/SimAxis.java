package dev.tickscope.timeline.axis;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/**
 * Lays simulation time on the real axis by the real time that pays for it: tick k lies on the stretch that was needed to collect its
 * step. Positions are counted in <em>fed</em> units, the sum of all scaled deltas since the session began, and then taken back to
 * real time through the frames that brought them.
 */
public final class SimAxis {
    /** For how many frames a tick that a stop left over or probes hold keeps the place where it was planned. */
    private static final int LOOK_BACK = 64;

    private final StoreView view;
    private final TableView frames;
    private final TableView ends;
    private final TableView ticks;
    private final long contractStepUnits;
    /** Where a search ended: most come one after the other. */
    private long lastFound;

    /** @param contractStepUnits the step as long as nobody changed the rate */
    public SimAxis(StoreView view, long contractStepUnits) {
        this.view = view;
        this.frames = view.frames();
        this.ends = view.frameEnds();
        this.ticks = view.ticks();
        this.contractStepUnits = contractStepUnits;
    }

    /** The length of the ticks of a frame. */
    public long stepUnits(long frame) {
        return StepInForce.units(view, contractStepUnits, frame);
    }

    /** What all frames up to and with this one were fed, in units. */
    public long fed(long frame) {
        if (ends.has(frame)) {
            return ends.getLong(Columns.FrameEnd.SCALED, frame);
        }
        int flags = frames.getInt(Columns.Frame.FLAGS, frame);
        boolean feeds = (flags & (FrameRow.PAUSED | FrameRow.REFUSED | FrameRow.STEPPED | FrameRow.START)) == 0;
        long own = feeds ? frames.getLong(Columns.Frame.DELTA, frame) : 0;
        return own + (ends.has(frame - 1) ? ends.getLong(Columns.FrameEnd.SCALED, frame - 1) : 0);
    }

    /** Where the time that waits at the frame's start, before any drop, begins to lie; in fed units. */
    public long backlogBegin(long frame) {
        return fed(frame) - frames.getLong(Columns.Frame.ACCUMULATOR_FULL, frame);
    }

    /** Where a tick that is planned but not run would begin. @param place its zero-based place among the frame's planned ticks */
    public long plannedBegin(long frame, long place) {
        return backlogBegin(frame) + place * stepUnits(frame);
    }

    /** Where a completed tick ends, in fed units. */
    public long tickFedEnd(long tickRow) {
        return tickBegin(tickRow) + StepInForce.ofTick(view, contractStepUnits, tickRow);
    }

    /** Whether a step command added the time of this tick's frame: no real time pays for it. */
    public boolean added(long tickRow) {
        if (ticks.getInt(Columns.Tick.STEPPED, tickRow) == 0) {
            return false;
        }
        long frame = ticks.getLong(Columns.Tick.FRAME_POSITION, tickRow);
        return frames.has(frame) && (frames.getInt(Columns.Frame.FLAGS, frame) & FrameRow.STEPPED) != 0
                && frames.getLong(Columns.Frame.ACCUMULATOR_FULL, frame) > frames.getLong(Columns.Frame.ACCUMULATOR_IN, frame);
    }

    /** Where a completed tick begins, in fed units. */
    public long tickBegin(long tickRow) {
        long frame = ticks.getLong(Columns.Tick.FRAME_POSITION, tickRow);
        if (!frames.has(frame)) {
            long before = frames.atOrBefore(frame);
            return ends.has(before) ? ends.getLong(Columns.FrameEnd.SCALED, before) - ends.getLong(Columns.FrameEnd.ACCUMULATOR, before) : 0;
        }
        long planner = frames.getLong(Columns.Frame.ACCUMULATOR_IN, frame) >= stepUnits(frame) ? plannerOf(tickRow, frame) : frame;
        return plannedBegin(planner, tickRow - frames.getLong(Columns.Frame.TICKS_BEFORE, planner));
    }

    /** The frame that planned the tick: an earlier one, if a stop cut that frame before its turn or probes held the tick back. */
    private long plannerOf(long tickRow, long frame) {
        long planner = frame;
        int looked = 0;
        for (long earlier = frame - 1; frames.has(earlier) && looked < LOOK_BACK; earlier--) {
            int flags = frames.getInt(Columns.Frame.FLAGS, earlier);
            boolean stepped = (flags & FrameRow.STEPPED) != 0;
            if (!stepped && (flags & (FrameRow.PAUSED | FrameRow.REFUSED)) != 0) {
                continue;
            }
            looked++;
            long planned = frames.getLong(Columns.Frame.PLANNED, earlier);
            if (frames.getLong(Columns.Frame.TICKS_BEFORE, earlier) + planned > tickRow) {
                planner = earlier;
            } else if (!stepped && planned > 0) {
                return planner;
            }
        }
        return planner;
    }

    /** The real time at which {@code fedUnits} had been collected. */
    public long real(long fedUnits) {
        if (frames.isEmpty()) {
            return 0;
        }
        long row = ends.firstAtLeastNear(Columns.FrameEnd.SCALED, fedUnits, lastFound);
        lastFound = row;
        row = frames.atOrAfter(Math.min(row, frames.rowCount() - 1));
        long missing = fed(row) - fedUnits;
        long at = frames.getLong(Columns.Frame.REAL, row);
        if (missing == 0) {
            return at;
        }
        long numerator = frames.getLong(Columns.Frame.SCALE_NUMERATOR, row);
        long denominator = frames.getLong(Columns.Frame.SCALE_DENOMINATOR, row);
        if (numerator == 0) {
            return at;
        }
        long back = missing / numerator * denominator + missing % numerator * denominator / numerator;
        long before = frames.atOrBefore(row - 1);
        return frames.has(before) ? Math.max(frames.getLong(Columns.Frame.REAL, before), at - back) : at - back;
    }

    /** Where a completed tick ends on the real axis: where its step was paid for; the place of the step if a command added it. */
    public long tickEnd(long tickRow) {
        return added(tickRow) ? frames.getLong(Columns.Frame.REAL, ticks.getLong(Columns.Tick.FRAME_POSITION, tickRow))
                : real(tickFedEnd(tickRow));
    }

    /** The first completed tick that ends after a real time; the tick count if there is none. */
    public long firstTickAfter(long realUnits) {
        long low = ticks.firstRow();
        long high = ticks.rowCount();
        while (low < high) {
            long middle = (low + high) >>> 1;
            long there = ticks.atOrAfter(middle);
            if (there >= high || tickEnd(there) > realUnits) {
                high = middle;
            } else {
                low = there + 1;
            }
        }
        return ticks.atOrAfter(low);
    }

    /** Both ends of a stretch of fed time on the real axis. */
    public Stretch stretch(long fromFed, long toFed) {
        return new Stretch(real(fromFed), real(toFed));
    }

    /** The view it reads. */
    public StoreView view() {
        return view;
    }

    /** A piece of the real axis. */
    public record Stretch(long beginUnits, long endUnits) {
    }
}
