package dev.tickscope.core.event;

/** Hands every row to two sinks, to the first one first. */
public class TeeSink implements EventSink {
    private final EventSink first;
    private final EventSink second;

    public TeeSink(EventSink first, EventSink second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void frameBegan(FrameRow row) {
        first.frameBegan(row);
        second.frameBegan(row);
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow ledger) {
        first.frameEnded(row, ledger);
        second.frameEnded(row, ledger);
    }

    @Override
    public void tick(TickRow row) {
        first.tick(row);
        second.tick(row);
    }

    @Override
    public void phase(PhaseRow row) {
        first.phase(row);
        second.phase(row);
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        first.pose(body, x, y, z, qx, qy, qz, qw);
        second.pose(body, x, y, z, qx, qy, qz, qw);
    }

    @Override
    public void poses(double[] values, int[] bodies, int count) {
        first.poses(values, bodies, count);
        second.poses(values, bodies, count);
    }

    @Override
    public void placed(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        first.placed(body, x, y, z, qx, qy, qz, qw);
        second.placed(body, x, y, z, qx, qy, qz, qw);
    }

    @Override
    public void presented(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        first.presented(body, x, y, z, qx, qy, qz, qw);
        second.presented(body, x, y, z, qx, qy, qz, qw);
    }

    @Override
    public void gone(int body) {
        first.gone(body);
        second.gone(body);
    }

    @Override
    public void contact(long tickRow, int bodyA, int bodyB, double x, double y, double z, double nx, double ny, double nz) {
        first.contact(tickRow, bodyA, bodyB, x, y, z, nx, ny, nz);
        second.contact(tickRow, bodyA, bodyB, x, y, z, nx, ny, nz);
    }

    @Override
    public void state(StateRow row) {
        first.state(row);
        second.state(row);
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        first.breakpoint(row);
        second.breakpoint(row);
    }

    @Override
    public void command(CommandRow row) {
        first.command(row);
        second.command(row);
    }

    @Override
    public void input(InputRow row) {
        first.input(row);
        second.input(row);
    }

    @Override
    public void object(ObjectRow row) {
        first.object(row);
        second.object(row);
    }

    @Override
    public void divergence(DivergenceRow row) {
        first.divergence(row);
        second.divergence(row);
    }

    @Override
    public void release() {
        first.release();
        second.release();
    }
}
