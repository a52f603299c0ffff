package dev.tickscope.app.work;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeText;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Scripted runs without threads, for tests: the rows are the same each time. */
public final class Runs {
    private Runs() {
    }

    /** A game in which every stage has one callback and nothing happens. */
    public static DebuggeeProvider empty(String id) {
        return hooking(id, null, ActionMap.NONE);
    }

    /** A game whose first hook throws. */
    public static DebuggeeProvider broken(String id) {
        return hooking(id, "the door is locked", ActionMap.NONE);
    }

    private static DebuggeeProvider hooking(String id, String failure, ActionMap actions) {
        return game(id, () -> new Debuggee() {
            @Override
            public PhysicsPort physics() {
                return null;
            }

            @Override
            public ActionMap actions() {
                return actions;
            }

            @Override
            public int hook(Stage stage, GameClock clock) {
                if (failure != null) {
                    throw new IllegalStateException(failure);
                }
                return 1;
            }
        });
    }

    /** A game that is made like this. */
    public static DebuggeeProvider game(String id, Supplier<Debuggee> made) {
        return new DebuggeeProvider() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public String title() {
                return "Empty game";
            }

            @Override
            public String description() {
                return "Nothing happens in it.";
            }

            @Override
            public Debuggee create() {
                return made.get();
            }
        };
    }

    public static ClockContract preset(String id) {
        return ContractReader.preset(id);
    }

    public static int stage(ClockContract contract, String name) {
        return contract.plan().named(name).map(Stage::index).orElseThrow();
    }

    /** A session of a game with one action over frames of these lengths; it stands before the first. */
    public static HostedSession withActions(ClockContract contract, long[] deltaMillis) {
        return builder(contract, hooking("actions", null, new ActionMap(List.of("jump"))), deltaMillis).startPaused(true).build();
    }

    private static HostedSession.Builder builder(ClockContract contract, DebuggeeProvider game, long[] deltaMillis) {
        return new HostedSession.Builder(contract, game).nanos(NanoSource.STILL)
                .pacing("script", base -> new ListPacer(Arrays.stream(deltaMillis).map(ms -> base.unitsFromNanos(ms * 1_000_000)).toArray(),
                        false, false, base, NanoSource.STILL));
    }

    /** A session over frames of these lengths, with commands before the first; it has not run yet. */
    public static HostedSession session(ClockContract contract, long[] deltaMillis, Command... first) {
        HostedSession session = session(contract, empty("empty"),
                base -> Arrays.stream(deltaMillis).map(ms -> base.unitsFromNanos(ms * 1_000_000)).toArray());
        for (Command command : first) {
            session.submit(command);
        }
        return session;
    }

    /** A session of a game over frames of these lengths, such as {@code 1/60} or {@code 5ms}. */
    public static HostedSession session(ClockContract contract, DebuggeeProvider game, String... deltas) {
        return session(contract, game, base -> Arrays.stream(deltas).mapToLong(delta -> base.units(TimeText.seconds(delta))).toArray());
    }

    private static HostedSession session(ClockContract contract, DebuggeeProvider game, Function<TimeBase, long[]> deltas) {
        return new HostedSession.Builder(contract, game).nanos(NanoSource.STILL)
                .pacing("script", base -> new ListPacer(deltas.apply(base), false, false, base, NanoSource.STILL)).build();
    }

    /** Runs until nothing is left to do before the next command. */
    public static void settle(HostedSession session) {
        while (session.work()) {
            // One frame a call.
        }
    }
}
