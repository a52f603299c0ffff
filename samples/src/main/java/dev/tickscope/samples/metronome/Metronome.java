package dev.tickscope.samples.metronome;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.time.TickPath;

/**
 * A metronome that beats every {@value #TICKS_PER_BEAT} ticks.
 *
 * <p>It shows why games count on the fixed clock. The beat is counted in ticks, whole numbers, in the fixed hook: however long the frames
 * are, beat n falls on tick 30·n, and no beat is early, late or lost. The hand that a player sees is set once a frame, from what the
 * frame knows: the last tick, plus the part of a tick that has passed since.
 */
@TickPath
public final class Metronome implements Debuggee {
    /** At 60 Hz two beats a second. */
    public static final int TICKS_PER_BEAT = 30;

    private int ticksSinceBeat;
    private long beats;
    private double hand;

    @Override
    public PhysicsPort physics() {
        return null;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (stage.role() != StageRole.HOOK) {
            return 0; // Nothing can touch here, so there is no contact to react to.
        }
        if (stage.name().equals("fixedUpdate")) {
            countTick();
        } else if (stage.phase() == Phase.FIXED) {
            return 0; // Some engines have more than one hook in a tick; a tick is counted once.
        } else {
            moveHand(clock.interpolationAlpha());
        }
        return 1;
    }

    private void countTick() {
        ticksSinceBeat++;
        if (ticksSinceBeat == TICKS_PER_BEAT) {
            ticksSinceBeat = 0;
            beats++;
        }
    }

    /** Contracts without interpolation give no alpha; the hand then jumps from tick to tick. */
    private void moveHand(double alpha) {
        double partOfTick = Double.isNaN(alpha) ? 0 : alpha;
        hand = (ticksSinceBeat + partOfTick) / TICKS_PER_BEAT;
    }

    /** Beats so far. */
    public long beats() {
        return beats;
    }

    /** How far the hand is on its way to the next beat: 0 to 1. */
    public double hand() {
        return hand;
    }
}
