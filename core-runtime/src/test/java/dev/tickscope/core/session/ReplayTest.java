package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead.AtFrame;
import dev.tickscope.core.session.Playhead.AtPhase;
import dev.tickscope.core.session.Playhead.AtTick;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames of 100 ms, six ticks due and four allowed; each stage takes 1 ms: frame n starts at n · 100 ms, its ticks end 5, 8, 11 and 14 ms later, itself 17. */
class ReplayTest {
    private static final long MILLI = Recorded.MILLI_NANOS;

    private static Recorded tenths(int count) {
        Recorded run = Recorded.of("phase");
        for (int i = 0; i < count; i++) {
            run.frames("100ms");
        }
        return run;
    }

    private static List<Playhead> play(Replay replay, Recorded run, long stepMillis) {
        List<Playhead> shown = new ArrayList<>();
        for (long pulse = 0; replay.playing(); pulse++) {
            shown.add(replay.advance(run.view(), 5 * MILLI + pulse * stepMillis * MILLI));
        }
        return shown;
    }

    @Test
    void backwardsItShowsWhatWasNewestAtEachTime() {
        Recorded run = tenths(3);
        Replay replay = new Replay(run.unitsPerNano());
        replay.start(run.view(), run.at(new AtFrame(2)), Replay.Way.BACK);
        List<Playhead> shown = new ArrayList<>();
        for (long at : new long[] {0, 1, 2, 3, 4, 6, 9, 12, 13, 17, 100, 101, 117}) {
            shown.add(replay.advance(run.view(), at * MILLI));
        }
        assertEquals(List.of(new AtFrame(2), new AtTick(11), new AtTick(11), new AtTick(11), new AtTick(10), new AtTick(10), new AtTick(9),
                new AtTick(8), new AtFrame(1), new AtFrame(1), new AtFrame(1), new AtTick(7), new AtFrame(0)), shown);
        assertTrue(replay.playing());
    }

    @Test
    void backwardsItStopsAtTheOldestRow() {
        Recorded run = tenths(2);
        Replay replay = new Replay(run.unitsPerNano());
        replay.start(run.view(), run.at(Playhead.LIVE), Replay.Way.BACK);
        List<Playhead> shown = play(replay, run, 50);
        assertEquals(List.of(new AtFrame(1), new AtFrame(0), new AtFrame(0), new AtPhase(0)), shown);
        assertFalse(replay.playing());
        assertEquals(new AtPhase(0), replay.shown());
        assertThrows(IllegalStateException.class, () -> replay.advance(run.view(), 0));
    }

    @Test
    void forwardsItEndsWhereItMeetsTheNewestRow() {
        Recorded run = tenths(3);
        Replay replay = new Replay(run.unitsPerNano());
        replay.start(run.view(), run.at(new AtFrame(0)), Replay.Way.FORWARD);
        // From 117 ms on, 40 ms a pulse.
        assertEquals(List.of(new AtFrame(0), new AtFrame(0), new AtFrame(0), new AtFrame(1), new AtFrame(1), Playhead.LIVE),
                play(replay, run, 40));
        assertFalse(replay.playing());
    }

    @Test
    void timeInWhichTheRunStoodIsPassedOver() {
        Recorded run = tenths(1).apply(new Command.Pause());
        for (int i = 0; i < 50; i++) {
            run.frames("1");
        }
        run.apply(new Command.Resume()).frames("100ms", "100ms");
        Replay replay = new Replay(run.unitsPerNano());
        replay.start(run.view(), run.at(new AtFrame(0)), Replay.Way.FORWARD);
        replay.advance(run.view(), 0);
        assertEquals(new AtFrame(50), replay.advance(run.view(), 10 * MILLI));
        assertEquals(new AtFrame(50), replay.advance(run.view(), 109 * MILLI));
        assertEquals(new AtTick(4), replay.advance(run.view(), 115 * MILLI));
        replay.start(run.view(), run.at(new AtFrame(51)), Replay.Way.BACK);
        replay.advance(run.view(), 0);
        assertEquals(new AtFrame(50), replay.advance(run.view(), 50 * MILLI));
        assertEquals(new AtFrame(0), replay.advance(run.view(), 120 * MILLI));
    }

    @Test
    void stoppedItStaysWhereItIs() {
        Recorded run = tenths(3);
        Replay replay = new Replay(run.unitsPerNano());
        replay.start(run.view(), run.at(new AtTick(9)), Replay.Way.BACK);
        replay.advance(run.view(), 0);
        replay.stop();
        assertFalse(replay.playing());
        assertEquals(new AtTick(9), replay.shown());
    }

    @Test
    void betweenTwoInstantsTheEarlierIsShown() {
        Recorded run = tenths(2);
        assertEquals(new AtTick(0), LookBack.at(run.view(), run.unitsPerNano(), 105 * MILLI * run.unitsPerNano()));
        assertNull(LookBack.at(run.view(), run.unitsPerNano(), 104 * MILLI * run.unitsPerNano()));
        assertEquals(new AtFrame(0), LookBack.at(run.view(), run.unitsPerNano(), 199 * MILLI * run.unitsPerNano()));
    }
}
