package dev.tickscope.samples.bench;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.InputRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;

/** Takes rows and forgets them. */
final class Nowhere implements EventSink {
    @Override
    public void frameBegan(FrameRow row) {
        // Forgotten.
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow ledger) {
        // Forgotten.
    }

    @Override
    public void tick(TickRow row) {
        // Forgotten.
    }

    @Override
    public void phase(PhaseRow row) {
        // Forgotten.
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        // Forgotten.
    }

    @Override
    public void poses(double[] values, int[] bodies, int count) {
        // Forgotten.
    }

    @Override
    public void state(StateRow row) {
        // Forgotten.
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        // Forgotten.
    }

    @Override
    public void command(CommandRow row) {
        // Forgotten.
    }

    @Override
    public void input(InputRow row) {
        // Forgotten.
    }

    @Override
    public void object(ObjectRow row) {
        // Forgotten.
    }

    @Override
    public void release() {
        // Nobody reads.
    }
}
