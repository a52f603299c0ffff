package dev.tickscope.core;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Keeps a copy of every row that a loop writes. */
public final class Recorder implements EventSink {
    public final List<FrameRow> begun = new ArrayList<>();
    public final List<FrameRow> ended = new ArrayList<>();
    public final List<LedgerRow> ledgers = new ArrayList<>();
    public final List<TickRow> ticks = new ArrayList<>();
    public final List<PhaseRow> phases = new ArrayList<>();
    public final List<StateRow> states = new ArrayList<>();
    public final List<BreakpointRow> breakpoints = new ArrayList<>();
    public final List<CommandRow> commands = new ArrayList<>();
    public int releases;

    @Override
    public void frameBegan(FrameRow row) {
        begun.add(copy(row, new FrameRow()));
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow ledger) {
        ended.add(copy(row, new FrameRow()));
        ledgers.add(copy(ledger, new LedgerRow()));
    }

    @Override
    public void tick(TickRow row) {
        ticks.add(copy(row, new TickRow()));
    }

    @Override
    public void phase(PhaseRow row) {
        phases.add(copy(row, new PhaseRow()));
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        // No test here has bodies.
    }

    @Override
    public void state(StateRow row) {
        states.add(copy(row, new StateRow()));
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        breakpoints.add(copy(row, new BreakpointRow()));
    }

    @Override
    public void command(CommandRow row) {
        commands.add(copy(row, new CommandRow()));
    }

    @Override
    public void release() {
        releases++;
    }

    public FrameRow last() {
        return ended.get(ended.size() - 1);
    }

    /** All public fields of a row, such as {@code position=3}, one a line. */
    public static String text(Object row) {
        StringBuilder text = new StringBuilder();
        try {
            for (Field field : row.getClass().getFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    text.append(field.getName()).append('=').append(field.get(row)).append('\n');
                }
            }
            return text.toString();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** Copies every public field, so that a new one cannot be forgotten. */
    private static <T> T copy(T from, T to) {
        try {
            for (Field field : from.getClass().getFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.set(to, field.get(from));
                }
            }
            return to;
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
