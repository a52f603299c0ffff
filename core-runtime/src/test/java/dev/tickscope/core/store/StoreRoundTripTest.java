package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.event.TickRow;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every number of every row comes back out of the store as it went in. */
class StoreRoundTripTest {
    private final Store store = new Store(Retention.DEFAULT);
    private final StoreWriter writer = store.writer();

    /** Columns that the store itself adds. */
    private static final List<String> OWN = List.of("phaseRowsBefore", "stateRowsBefore", "poseRowsAfter", "poseRowsBefore", "objectRowsAfter",
            "objectRowsBefore", "lengthNanos", "ledgerRow");

    /** Fills every number of a row with one that no other field or row has. */
    private static <T> T fill(T row, long salt) {
        try {
            long value = salt * 1000;
            for (Field field : row.getClass().getFields()) {
                // Words are kept apart from rows.
                if (Modifier.isStatic(field.getModifiers()) || field.getType() == String.class) {
                    continue;
                }
                value++;
                if (field.getType() == long.class) {
                    field.setLong(row, value % 2 == 0 ? value : Long.MAX_VALUE - value);
                } else if (field.getType() == int.class) {
                    boolean stage = field.getName().toLowerCase(java.util.Locale.ROOT).contains("stage");
                    field.setInt(row, (int) (stage ? value % 60 : Integer.MAX_VALUE - value));
                } else if (field.getType() == boolean.class) {
                    field.setBoolean(row, (salt & 1) == 0);
                } else if (field.getType().isEnum()) {
                    Object[] constants = field.getType().getEnumConstants();
                    field.set(row, constants[(int) (salt % constants.length)]);
                } else {
                    throw new AssertionError(field);
                }
            }
            return row;
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** What the row's field of that name is, as a number. */
    private static long number(Object row, String name) {
        try {
            Object value = row.getClass().getField(name).get(row);
            if (value instanceof Boolean flag) {
                return flag ? 1 : 0;
            }
            return value instanceof Enum<?> constant ? constant.ordinal() : ((Number) value).longValue();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the column " + name + " is no field of " + row.getClass().getSimpleName(), e);
        }
    }

    private static List<Column> columns(Class<?> holder) {
        List<Column> columns = new ArrayList<>();
        for (Field field : holder.getDeclaredFields()) {
            if (field.getType() == Column.class) {
                try {
                    columns.add((Column) field.get(null));
                } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                }
            }
        }
        assertFalse(columns.isEmpty());
        return columns;
    }

    private static void assertHolds(TableView table, Class<?> holder, long rowNumber, Object row) {
        for (Column column : columns(holder)) {
            if (OWN.contains(column.name())) {
                continue;
            }
            long stored = column.type() == Column.Type.LONG ? table.getLong(column, rowNumber) : table.getInt(column, rowNumber);
            assertEquals(number(row, column.name()), stored, holder.getSimpleName() + "." + column.name() + " of row " + rowNumber);
        }
    }

    @Test
    void framesTheirEndsAndLedgersComeBackExactly() {
        List<FrameRow> frames = new ArrayList<>();
        List<LedgerRow> ledgers = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            frames.add(fill(new FrameRow(), 2 * i));
            ledgers.add(fill(new LedgerRow(), 500 + i));
            writer.frameBegan(frames.get(i));
            writer.frameEnded(frames.get(i), ledgers.get(i));
        }
        writer.release();
        StoreView view = store.view();
        for (int i = 0; i < 40; i++) {
            assertHolds(view.frames(), Columns.Frame.class, i, frames.get(i));
            assertHolds(view.frameEnds(), Columns.FrameEnd.class, i, frames.get(i));
            assertEquals(i, view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, i));
            assertHolds(view.ledgers(), Columns.Ledger.class, i, ledgers.get(i));
        }
    }

    @Test
    void aLedgerRowIsWrittenOnlyWhenOneOfItsSumsChanged() throws Exception {
        LedgerRow ledger = new LedgerRow();
        writer.frameBegan(new FrameRow());
        writer.frameEnded(new FrameRow(), ledger);
        writer.frameBegan(new FrameRow());
        writer.frameEnded(new FrameRow(), ledger);
        int expected = 1;
        for (Field field : LedgerRow.class.getFields()) {
            field.setLong(ledger, 5);
            writer.frameBegan(new FrameRow());
            writer.frameEnded(new FrameRow(), ledger);
            writer.release();
            expected++;
            assertEquals(expected, store.view().ledgers().rowCount(), field.getName());
            assertEquals(expected - 1, store.view().frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, store.view().frameEnds().rowCount() - 1));
        }
    }

    @Test
    void ticksPhasesStatesBreakpointsAndCommandsComeBackExactly() {
        Map<EventKind, List<Object>> written = new HashMap<>();
        for (int i = 0; i < 30; i++) {
            TickRow tick = fill(new TickRow(), i);
            StateRow state = fill(new StateRow(), i);
            BreakpointRow breakpoint = fill(new BreakpointRow(), i);
            CommandRow command = fill(new CommandRow(), i);
            writer.tick(tick);
            writer.state(state);
            writer.breakpoint(breakpoint);
            writer.command(command);
            written.computeIfAbsent(EventKind.TICK, k -> new ArrayList<>()).add(tick);
            written.computeIfAbsent(EventKind.STATE, k -> new ArrayList<>()).add(state);
            written.computeIfAbsent(EventKind.BREAKPOINT, k -> new ArrayList<>()).add(breakpoint);
            written.computeIfAbsent(EventKind.COMMAND, k -> new ArrayList<>()).add(command);
        }
        writer.release();
        StoreView view = store.view();
        for (int i = 0; i < 30; i++) {
            assertHolds(view.ticks(), Columns.Tick.class, i, written.get(EventKind.TICK).get(i));
            assertHolds(view.states(), Columns.State.class, i, written.get(EventKind.STATE).get(i));
            assertHolds(view.breakpoints(), Columns.Breakpoint.class, i, written.get(EventKind.BREAKPOINT).get(i));
            assertHolds(view.commands(), Columns.Command.class, i, written.get(EventKind.COMMAND).get(i));
        }
    }

    @Test
    void phasesComeBackWithTheirLengthAndALongOneIsCut() {
        PhaseRow row = new PhaseRow();
        row.stage = 61;
        row.framePosition = 1L << 40;
        row.tickRow = -1;
        row.beginNanos = -17;
        row.endNanos = 25;
        writer.phase(row);
        row.endNanos = 10_000_000_000L;
        writer.phase(row);
        writer.release();
        TableView phases = store.view().phases();
        assertEquals(61, phases.getInt(Columns.Phase.STAGE, 0));
        assertEquals(1L << 40, phases.getLong(Columns.Phase.FRAME_POSITION, 0));
        assertEquals(-1, phases.getLong(Columns.Phase.TICK_ROW, 0));
        assertEquals(-17, phases.getLong(Columns.Phase.BEGIN_NANOS, 0));
        assertEquals(42, phases.getInt(Columns.Phase.LENGTH_NANOS, 0));
        assertEquals(Integer.MAX_VALUE, phases.getInt(Columns.Phase.LENGTH_NANOS, 1));
    }

    @Test
    void phasesFarFromTheFirstOfTheirChunkComeBackToo() {
        long[] positions = {5_000, 5_001, 13_189, 13_190, 13_191, 1L << 50, 4_999, -1, Long.MIN_VALUE, 5_002};
        PhaseRow row = new PhaseRow();
        for (long position : positions) {
            row.framePosition = position;
            row.tickRow = position / 5_000 - 1;
            writer.phase(row);
            row.tickRow = position;
            writer.phase(row);
        }
        writer.release();
        for (int i = 0; i < positions.length; i++) {
            assertEquals(positions[i], store.view().phases().getLong(Columns.Phase.FRAME_POSITION, 2L * i));
            assertEquals(positions[i] / 5_000 - 1, store.view().phases().getLong(Columns.Phase.TICK_ROW, 2L * i));
            assertEquals(positions[i], store.view().phases().getLong(Columns.Phase.TICK_ROW, 2L * i + 1));
        }
    }

    @Test
    void theRowsOfATickInOneCallAreThoseOfOneCallEach() {
        Store other = new Store(Retention.DEFAULT);
        double[] values = new double[7 * 40];
        int[] bodies = {39, 0, 7, 8, 3, 22, -1, -1};
        for (int tick = 0; tick < 4_000; tick++) {
            for (int i = 0; i < values.length; i++) {
                values[i] = i % 3 == 0 ? 0 : tick * 0.3 + i;
            }
            writer.poses(values, bodies, 6);
            for (int i = 0; i < 6; i++) {
                int v = 7 * bodies[i];
                other.writer().pose(bodies[i], values[v], values[v + 1], values[v + 2], values[v + 3], values[v + 4], values[v + 5],
                        values[v + 6]);
            }
        }
        writer.poses(values, bodies, 0);
        writer.release();
        other.writer().release();
        TableView poses = store.view().poses();
        TableView expected = other.view().poses();
        assertEquals(24_000, poses.rowCount());
        for (Column column : columns(Columns.Pose.class)) {
            for (long row = 0; row < poses.rowCount(); row++) {
                assertEquals(expected.getLong(column, row), poses.getLong(column, row), column.name());
            }
        }
    }

    @Test
    void posesComeBackToTheLastBitAndTicksTellWhereTheirsEnd() {
        double[] pose = {0.1, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, Math.PI, -1.0 / 3, 1};
        writer.pose(7, pose[0], pose[1], pose[2], pose[3], pose[4], pose[5], pose[6]);
        writer.pose(9, 1, 2, 3, 4, 5, 6, 7);
        writer.tick(new TickRow());
        writer.tick(new TickRow());
        writer.release();
        TableView poses = store.view().poses();
        Column[] columns = {Columns.Pose.X, Columns.Pose.Y, Columns.Pose.Z, Columns.Pose.QX, Columns.Pose.QY, Columns.Pose.QZ, Columns.Pose.QW};
        for (int i = 0; i < columns.length; i++) {
            assertEquals(Double.doubleToRawLongBits(pose[i]), Double.doubleToRawLongBits(poses.getDouble(columns[i], 0)));
            assertEquals(i + 1.0, poses.getDouble(columns[i], 1));
        }
        assertEquals(7, poses.getInt(Columns.Pose.BODY, 0));
        assertEquals(2, store.view().ticks().getLong(Columns.Tick.POSES_AFTER, 0));
        assertEquals(2, store.view().ticks().getLong(Columns.Tick.POSES_AFTER, 1));
    }

    @Test
    void aFrameKnowsHowManyPhasesAndStatesCameBeforeIt() {
        writer.phase(new PhaseRow());
        writer.phase(new PhaseRow());
        writer.state(new StateRow());
        writer.frameBegan(new FrameRow());
        writer.release();
        assertEquals(2, store.view().frames().getLong(Columns.Frame.PHASES_BEFORE, 0));
        assertEquals(1, store.view().frames().getInt(Columns.Frame.STATES_BEFORE, 0));
    }

    @Test
    void aViewIsFrozenAndShowsNothingThatWasNotReleased() {
        StoreView empty = store.view();
        assertEquals(0, empty.totalRows());
        assertEquals(0, empty.releases());
        writer.tick(new TickRow());
        assertEquals(0, store.view().ticks().rowCount(), "not released");
        writer.release();
        StoreView one = store.view();
        for (int i = 0; i < 2 * Chunk.ROWS; i++) {
            writer.tick(new TickRow());
        }
        writer.release();
        assertEquals(1, one.ticks().rowCount());
        assertFalse(one.ticks().has(1));
        assertThrows(IndexOutOfBoundsException.class, () -> one.ticks().getLong(Columns.Tick.TICK_INDEX, 1));
        assertEquals(0, empty.ticks().rowCount());
        assertTrue(empty.ticks().isEmpty());
        assertEquals(2 * Chunk.ROWS + 1, store.view().ticks().rowCount());
        assertEquals(2, store.view().releases());
    }

    @Test
    void enumsAreStoredByOrdinalsThatFitAByte() {
        for (int values : new int[] {RunEvent.values().length, StopCause.values().length, CommandKind.values().length,
            CommandAnswer.values().length, BreakpointRow.Change.values().length}) {
            assertTrue(values < Byte.MAX_VALUE);
        }
    }

    @Test
    void theFirstRowAtLeastIsFoundByHalving() {
        TickRow row = new TickRow();
        for (int i = 0; i < 3 * Chunk.ROWS; i++) {
            row.tickIndex = 10L * (i / 2);
            writer.tick(row);
        }
        writer.release();
        TableView ticks = store.view().ticks();
        assertEquals(0, ticks.firstAtLeast(Columns.Tick.TICK_INDEX, -5, 0, ticks.rowCount()));
        assertEquals(4, ticks.firstAtLeast(Columns.Tick.TICK_INDEX, 11, 0, ticks.rowCount()));
        assertEquals(2, ticks.firstAtLeast(Columns.Tick.TICK_INDEX, 10, 0, ticks.rowCount()));
        assertEquals(40_000, ticks.firstAtLeast(Columns.Tick.TICK_INDEX, 200_000, 0, ticks.rowCount()));
        assertEquals(ticks.rowCount(), ticks.firstAtLeast(Columns.Tick.TICK_INDEX, Long.MAX_VALUE, 0, ticks.rowCount()));
        assertEquals(77, ticks.firstAtLeast(Columns.Tick.TICK_INDEX, 0, 77, ticks.rowCount()));
    }
}
