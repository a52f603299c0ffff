package dev.tickscope.core.host;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.List;

/**
 * What a run is made of before anything happens to it: with its {@link RunJournal}, all that is needed to repeat it.
 *
 * @param base the time base that the journal's units belong to
 * @param probes the probes of the run instead of those that the game brings; null leaves the game's
 * @param pacing where its frame times come from, in words
 * @param retention how much history it keeps
 */
public record RunSetup(ClockContract contract, TimeBase base, DebuggeeProvider debuggee, ProbePlan probes, String pacing, Retention retention) {
    /** A loop, its game and its control, ready to begin. */
    public record Parts(DebuggeeRunner game, FrameLoop loop, RunControl control) {
    }

    /** What does not change during the run. Makes a game to look at. */
    public SessionInfo info() {
        Debuggee game = debuggee.create();
        return new SessionInfo(debuggee.title(), pacing, contract, base, base.step(contract.rate()),
                game.physics() == null ? List.of() : game.physics().bodies(), game.actions());
    }

    /**
     * Puts a fresh run together.
     *
     * @param nanos what execution times are read from
     * @param journal gets everything that determines the run; null to keep nothing
     */
    public Parts assemble(EventSink sink, NanoSource nanos, RunJournal journal) {
        DebuggeeRunner game = new DebuggeeRunner(debuggee, contract, base, sink, probes);
        FrameLoop loop = new FrameLoop(contract, base, sink, game, nanos);
        return new Parts(game, loop, new RunControl(contract, loop, sink, game, journal));
    }
}
