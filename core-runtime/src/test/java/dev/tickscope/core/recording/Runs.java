package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeScale;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Sessions to record and repeat, and how their rows are compared. */
final class Runs {
    static final long STEP = 50_000_000;
    static final List<String> PRESETS = List.of("phase", "scaled", "ordered");

    private Runs() {
    }

    /** Frames of all lengths, some refused. */
    static long[] frames(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        long[] deltas = new long[count];
        for (int i = 0; i < count; i++) {
            deltas[i] = random.nextInt(25) == 0 ? -random.nextLong(1, STEP) : random.nextLong(0, random.nextInt(8) == 0 ? 7 * STEP : 2 * STEP);
        }
        return deltas;
    }

    private static final long[] RATES = {60, 30, 144, 50, 75};

    static HostedSession session(String preset, DebuggeeProvider game, long... deltas) {
        return new HostedSession.Builder(ContractReader.presetWithPhysicsOnTicks(preset), game).hashes(true)
                .pacing("list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL)).nanos(NanoSource.STILL).build();
    }

    /** Runs to the end without interference. */
    static HostedSession finish(HostedSession session) {
        for (int i = 0; i < 100_000 && session.work(); i++) {
            assertNull(session.failure());
        }
        return session;
    }

    /** A session that a restless person debugged: pauses, steps, breakpoints, input, scales and a restart. */
    static HostedSession debugged(String preset, DebuggeeProvider game, int frames, long seed) {
        HostedSession session = session(preset, game, frames(frames, seed));
        SplittableRandom random = new SplittableRandom(seed + 1);
        int fixed = session.info().contract().plan().named("fixedUpdate").orElseThrow().index();
        session.submit(new Command.AddBreakpoint(new Breakpoint(1, fixed, 0, -1, 9)));
        session.submit(new Command.AddBreakpoint(Breakpoint.at(2, new BreakpointPlace.FrameEnd()).withCondition("ticks > 3")));
        for (int i = 0; i < frames * 3; i++) {
            Command command = switch (random.nextInt(15)) {
                case 0 -> new Command.Pause();
                case 1 -> new Command.StepTick();
                case 2 -> new Command.StepFrame();
                case 3 -> new Command.StepPhase();
                case 4 -> new Command.FinishFrame();
                case 5 -> new Command.InputEdge(random.nextInt(2), random.nextBoolean());
                case 6 -> new Command.SetTimeScale(new TimeScale(random.nextInt(1, 4), random.nextInt(1, 4)));
                case 7 -> new Command.SetCap(random.nextInt(1, 6));
                case 14 -> new Command.SetRate(TickRate.hz(RATES[random.nextInt(RATES.length)]));
                case 8 -> random.nextInt(6) == 0 ? new Command.Restart() : new Command.EnableBreakpoint(1, random.nextBoolean());
                default -> new Command.Resume();
            };
            session.submit(command);
            session.work();
        }
        session.submit(new Command.RemoveBreakpoint(1));
        session.submit(new Command.EnableBreakpoint(2, false));
        session.submit(new Command.Resume());
        return finish(session);
    }

    /** All tables are the same, row by row. */
    static void assertSameRows(StoreView expected, StoreView actual, Predicate<EventKind> kinds) {
        for (EventKind kind : EventKind.values()) {
            if (kinds.test(kind)) {
                TableView one = expected.table(kind);
                TableView other = actual.table(kind);
                assertEquals(one.firstRow(), other.firstRow(), kind + ": the first row");
                assertEquals(one.rowCount(), other.rowCount(), kind + ": rows");
                for (long row = one.firstRow(); row < one.rowCount(); row++) {
                    assertSameRow(one, other, row);
                }
            }
        }
    }

    static void assertSameRow(TableView expected, TableView actual, long row) {
        for (Column column : RawRows.columns(expected.kind())) {
            if (column.type() == Column.Type.DOUBLE) {
                assertEquals(Double.doubleToRawLongBits(expected.getDouble(column, row)), Double.doubleToRawLongBits(actual.getDouble(column, row)),
                        () -> expected.kind() + " row " + row + " " + column.name());
            } else {
                assertEquals(expected.getLong(column, row), actual.getLong(column, row), () -> expected.kind() + " row " + row + " " + column.name());
            }
        }
    }
}
