package dev.tickscope.core.scenario;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.NoRows;
import dev.tickscope.core.event.TickRow;
import java.util.ArrayList;
import java.util.List;

/** What each tick of a run saw and left behind: input, contacts and the hash of all poses. */
final class TickTrace extends NoRows {
    /** One tick. @param frame the one-based frame that ran it */
    record Entry(long frame, long pressed, long released, long held, long contacts, long hash) {
    }

    private final List<Entry> entries = new ArrayList<>();
    private final int posesOfTick;
    private final double[][] current;
    private double[][] poses;
    private long ticksBeforeDrop = -1;
    private long ticksBeforeFrame;

    /**
     * @param bodies of the world
     * @param posesOfTick the one-based tick whose poses are kept; 0 for none
     */
    TickTrace(int bodies, int posesOfTick) {
        this.posesOfTick = posesOfTick;
        this.current = new double[bodies][7];
    }

    int ticks() {
        return entries.size();
    }

    /** By place in the list, from 0. */
    Entry entry(int index) {
        return entries.get(index);
    }

    /** How many ticks had run when a frame dropped time; −1 if none did. */
    long ticksBeforeDrop() {
        return ticksBeforeDrop;
    }

    /** Position and quaternion of each body after the wanted tick; null if it was not reached. */
    double[][] poses() {
        return poses;
    }

    @Override
    public void frameBegan(FrameRow row) {
        ticksBeforeFrame = entries.size();
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow ledger) {
        if (row.droppedUnits > 0 && ticksBeforeDrop < 0) {
            ticksBeforeDrop = ticksBeforeFrame;
        }
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        current[body] = new double[] {x, y, z, qx, qy, qz, qw};
    }

    @Override
    public void tick(TickRow row) {
        entries.add(new Entry(row.framePosition + 1, row.inputPressed, row.inputReleased, row.inputHeld, row.contacts, row.stateHash));
        if (entries.size() == posesOfTick) {
            poses = current.clone();
        }
    }

}
