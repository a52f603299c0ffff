package dev.tickscope.samples.bench;

import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Flight Recorder events with the columns of two row kinds. */
final class FlightEvents {
    private FlightEvents() {
    }

    /** The columns of a PHASE row. */
    @Name("dev.tickscope.Phase")
    @StackTrace(false)
    static final class Phase extends Event {
        byte stage;
        long framePosition;
        long tickRow;
        long beginNanos;
        int lengthNanos;
    }

    /** The columns of a FRAME row. */
    @Name("dev.tickscope.Frame")
    @StackTrace(false)
    static final class Frame extends Event {
        int flags;
        int statesBefore;
        long frameIndex;
        long realUnits;
        long realDeltaUnits;
        long clampedUnits;
        long discardedUnits;
        long deltaUnits;
        long frameTimeUnits;
        long accumulatorInUnits;
        long accumulatorFullUnits;
        long owedTicks;
        long plannedTicks;
        long ticksBefore;
        long droppedAtStartUnits;
        long scaleNumerator = 1;
        long scaleDenominator = 1;
        long beginNanos;
        long phasesBefore;

        void fill(int i) {
            frameIndex = i;
            realUnits = i * 50_000_000L;
            beginNanos = i;
        }
    }
}
