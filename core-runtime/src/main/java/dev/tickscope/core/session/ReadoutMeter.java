package dev.tickscope.core.session;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;

/**
 * Adds up ended frames to one {@link Readout} a second of real time. With dropped<sub>i</sub>, scale<sub>i</sub> and real<sub>i</sub> of
 * the frames i of that second, the share that was slowed is Σ(dropped<sub>i</sub> / scale<sub>i</sub>) / Σ real<sub>i</sub>. A frame
 * that crosses the second belongs to it whole. Paused and refused spans and single steps are no running time and are left out.
 */
public final class ReadoutMeter {
    private static final int NOT_RUNNING = FrameRow.PAUSED | FrameRow.REFUSED | FrameRow.STEPPED;

    private final TimeBase base;
    private Rational real = Rational.ZERO;
    private Rational lost = Rational.ZERO;
    private long held;

    public ReadoutMeter(TimeBase base) {
        this.base = base;
    }

    /** Takes an ended frame. @return the readout if a second is full with it, else null */
    public Readout add(FrameRow row) {
        if ((row.flags & NOT_RUNNING) != 0) {
            return null;
        }
        real = real.plus(base.seconds(row.realDeltaUnits));
        if (row.droppedUnits > 0 && row.scaleNumerator > 0) {
            lost = lost.plus(base.seconds(row.droppedUnits).times(Rational.of(row.scaleDenominator, row.scaleNumerator)));
        }
        held += row.heldTicks;
        if (real.compareTo(Rational.ONE) < 0) {
            return null;
        }
        Readout readout = new Readout(real, lost, held);
        real = Rational.ZERO;
        lost = Rational.ZERO;
        held = 0;
        return readout;
    }
}
