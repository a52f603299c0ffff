package dev.tickscope.core.event;

/** Takes every row and forgets it. To be extended by sinks that want only some kinds. */
public class NoRows implements EventSink {
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
    public void release() {
        // Nobody reads.
    }
}
