package dev.tickscope.core.recording;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.GameException;
import dev.tickscope.core.host.JournalPlayer;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.time.NanoSource;

/**
 * Runs a recorded run again: the same loop and the same game, fed with the same real time, commands and input, as fast as it can. What each
 * phase and tick leaves behind is compared with the recording; a difference does not end the repetition. One thread.
 */
public final class ReplayRun {
    private final ReplayComparer comparer;
    private final JournalPlayer player;
    private String note;

    /** @param provider what ran; it must be the same game */
    public ReplayRun(Recording recording, DebuggeeProvider provider) {
        ClockContract contract = recording.info().contract();
        comparer = new ReplayComparer(recording);
        DebuggeeRunner game = new DebuggeeRunner(provider, contract, recording.info().timeBase(), comparer, recording.probes());
        FrameLoop loop = new FrameLoop(contract, recording.info().timeBase(), comparer, game, NanoSource.STILL);
        if (recording.hashes() != null) {
            loop.setHashTrace(comparer);
        }
        player = new JournalPlayer(recording.journal(), new RunControl(contract, loop, comparer, game), loop);
    }

    /** Repeats all of it. */
    public ReplayReport run() {
        while (advance(Integer.MAX_VALUE)) {
            // Until the journal ends.
        }
        return report();
    }

    /** Repeats at most so many entries of the journal. @return whether there are more */
    public boolean advance(int entries) {
        try {
            for (int i = 0; i < entries && !player.atEnd() && note == null; i++) {
                player.step();
            }
        } catch (GameException e) {
            note = "game code threw in the repetition: " + e.getMessage();
        } catch (ArithmeticException e) {
            note = "the clock's numbers do not fit 63 bits any more";
        }
        return note == null && !player.atEnd();
    }

    /** What came of it so far. */
    public ReplayReport report() {
        return comparer.report(note);
    }
}
