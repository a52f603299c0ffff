package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A long session to look at: about 60 frames a second with a delta that wavers, a hitch now and then, and edges of ten actions; all of it
 * packed and summarised.
 *
 * @param info what a view must know of it
 * @param view its rows, none of them lost
 */
record FlockSession(SessionInfo info, StoreView view) {
    /** In each thousand frames. */
    private static final int HITCH = 997;

    static FlockSession of(long rows, SplittableRandom random) {
        ClockContract contract = ContractReader.preset("phase");
        TimeBase base = HostedSession.timeBase(contract);
        long stepUnits = base.step(contract.rate());
        Store store = new Store(new Retention(512L << 20, 512L << 20));
        DebuggeeRunner runner = new DebuggeeRunner(new FlockProvider(0), contract, base, store.writer());
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), runner, NanoSource.SYSTEM);
        while (store.view().totalRows() < rows) {
            for (int i = 0; i < 1_000; i++) {
                if (i % 20 == 0) {
                    runner.deliver(i / 20 % FlockGame.ACTIONS, i % 3 == 0, loop.position(), loop.realUnits(), 0);
                }
                loop.advance(i == HITCH ? 6 * stepUnits : stepUnits - stepUnits / 16 + random.nextLong(stepUnits / 8));
            }
            store.maintain();
        }
        while (store.maintain()) {
            // Until all full chunks are packed and summarised.
        }
        return new FlockSession(new SessionInfo("Flock", "scripted", contract, base, stepUnits, List.of(), new ActionMap(actions())), store.view());
    }

    private static List<String> actions() {
        return IntStream.range(0, FlockGame.ACTIONS).mapToObj(i -> "Action " + i).toList();
    }
}
