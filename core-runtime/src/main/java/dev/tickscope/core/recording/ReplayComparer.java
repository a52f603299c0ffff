package dev.tickscope.core.recording;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.loop.PhaseHashes;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TickPath;

/** Compares the rows of a repetition with those of the recording, phase by phase and tick by tick. Allocates only for a difference. */
@TickPath
final class ReplayComparer implements EventSink, PhaseHashes {
    private final PhasePlan plan;
    private final TableView ticks;
    private final TableView phases;
    private final HashTrace hashes;
    private final long hashCount;
    private long phaseRow;
    private int stage;
    private long framePosition;
    private long tickIndex;
    private boolean inTick;
    private long comparedTicks;
    private long comparedPhases;
    private long differingTicks;
    private Divergence divergence;

    ReplayComparer(Recording recording) {
        plan = recording.info().contract().plan();
        ticks = recording.view().ticks();
        phases = recording.view().phases();
        hashes = recording.hashes();
        hashCount = hashes == null ? 0 : hashes.size();
    }

    ReplayReport report(String note) {
        return new ReplayReport(comparedTicks, comparedPhases, differingTicks, divergence, note);
    }

    @Override
    public void phase(PhaseRow row) {
        stage = row.stage;
        framePosition = row.framePosition;
        inTick = row.tickRow >= 0;
        if (phases.has(phaseRow) && divergence == null && phases.getInt(Columns.Phase.STAGE, phaseRow) != stage) {
            differs("order of phases", plan.stage(phases.getInt(Columns.Phase.STAGE, phaseRow)).title(), plan.stage(stage).title());
        }
        phaseRow++;
    }

    @Override
    public void phase(long hash) {
        if (phaseRow <= hashCount) {
            comparedPhases++;
            int recorded = hashes.get(phaseRow - 1);
            if (divergence == null && recorded != HashTrace.fold(hash)) {
                differs("state", hex(recorded), hex(HashTrace.fold(hash)));
            }
        }
    }

    private void differs(String what, String recorded, String repeated) {
        divergence = new Divergence(tickIndex + (inTick ? 1 : 0), framePosition, plan.stage(stage).title(), what, recorded, repeated);
    }

    private static String hex(long value) {
        return Long.toHexString(value);
    }

    @Override
    public void tick(TickRow row) {
        tickIndex = row.tickIndex;
        inTick = false;
        if (!ticks.has(row.row)) {
            return;
        }
        comparedTicks++;
        boolean same = compare(row, "state", Columns.Tick.STATE_HASH, row.stateHash) & compare(row, "contacts", Columns.Tick.CONTACTS, row.contacts)
                & compare(row, "input", Columns.Tick.INPUT_PRESSED, row.inputPressed)
                & compare(row, "input", Columns.Tick.INPUT_RELEASED, row.inputReleased)
                & compare(row, "input", Columns.Tick.INPUT_HELD, row.inputHeld);
        differingTicks += same ? 0 : 1;
    }

    private boolean compare(TickRow row, String what, Column column, long repeated) {
        long recorded = ticks.getLong(column, row.row);
        if (recorded == repeated) {
            return true;
        }
        if (divergence == null) {
            divergence = new Divergence(row.tickIndex, row.framePosition, null, what, hex(recorded), hex(repeated));
        }
        return false;
    }

    @Override
    public void frameBegan(FrameRow row) {
        framePosition = row.position;
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow ledger) {
        // Its ticks and phases were compared.
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        // The tick's hash stands for all poses.
    }

    @Override
    public void state(StateRow row) {
        // Stops follow from the journal.
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        // So do hits.
    }

    @Override
    public void command(CommandRow row) {
        // And answers.
    }

    @Override
    public void release() {
        // Nothing is kept.
    }
}
