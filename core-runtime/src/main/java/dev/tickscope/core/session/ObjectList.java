package dev.tickscope.core.session;

import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The objects of a session as they stand at a moment, by what the OBJECT rows up to it tell. Reads each row once and keeps what each
 * object had become after each of its rows, so any moment is found by bisection, forwards or back. One thread.
 */
public final class ObjectList {
    private static final Change[] CHANGES = Change.values();

    private final List<Entry> entries = new ArrayList<>();
    private List<Entry> shown = List.of();
    private long read;
    private long end = -1;

    /** How far an object has come in its life. */
    public enum State {
        /** Its spawn waits for the place at which the contract lets it take effect. */
        WAITS_TO_EXIST,
        /** It exists; its start is not complete, so its other hooks wait. */
        WAITS_TO_START,
        /** Its hooks are called, unless it is disabled. */
        LIVES,
        /** It is gone. */
        GONE,
        /** The rows that would tell are lost. */
        UNKNOWN
    }

    /** One object. Changes with the list. */
    public static final class Entry {
        private static final State[] STATES = State.values();
        private static final int DISABLED = 1 << 4;
        private static final int LEAVING = 1 << 5;
        private static final int FAILURES_SHIFT = 6;
        private static final int FIRST = 4;

        private final int number;
        /** Its rows, and what it had become after each: state, whether disabled, whether it is to go, and its failures in one number. */
        private int[] rows = new int[FIRST];
        private int[] became = new int[FIRST];
        private int[] bodies = new int[FIRST];
        private int count;
        /** Which of its rows is the last at the moment; −1 before the first. */
        private int at = -1;

        private Entry(int number) {
            this.number = number;
        }

        private void add(int row, int now, int body) {
            if (count == rows.length) {
                rows = Arrays.copyOf(rows, count * 2);
                became = Arrays.copyOf(became, count * 2);
                bodies = Arrays.copyOf(bodies, count * 2);
            }
            rows[count] = row;
            became[count] = now;
            bodies[count++] = body;
        }

        /** Brings it to what the rows before {@code end} say. Moving with new rows is a step; other ways are a bisection. */
        private void goTo(long end) {
            if (count > 0 && rows[count - 1] < end) {
                at = count - 1;
                return;
            }
            int found = Arrays.binarySearch(rows, 0, count, (int) Math.min(end, Integer.MAX_VALUE));
            at = (found < 0 ? -found - 1 : found) - 1;
        }

        private int now() {
            return at < 0 ? State.UNKNOWN.ordinal() : became[at];
        }

        /** Its number in the session; names are kept by that. */
        public int number() {
            return number;
        }

        /** Its body in the physics world, or −1. */
        public int body() {
            return at < 0 ? -1 : bodies[at];
        }

        public State state() {
            return STATES[now() & DISABLED - 1];
        }

        public boolean enabled() {
            return (now() & DISABLED) == 0;
        }

        /** Whether its removal is asked for and waits. */
        public boolean removalWaits() {
            return (now() & LEAVING) != 0 && state() != State.GONE;
        }

        /** How many of its hook calls threw, and how many commands to it were refused. */
        public int failures() {
            return now() >>> FAILURES_SHIFT;
        }

        /** The newest OBJECT row about it. */
        public long lastRow() {
            return at < 0 ? -1 : rows[at];
        }
    }

    /** Brings the list to a moment. */
    public void update(StoreView view, Moment moment) {
        TableView rows = view.objects();
        boolean grew = false;
        for (read = Math.max(read, rows.firstRow()); read < rows.rowCount(); read++) {
            int number = rows.getInt(Columns.Obj.OBJECT, read);
            if (number >= 0) {
                Entry entry = entry(number);
                int before = entry.count == 0 ? State.UNKNOWN.ordinal() : entry.became[entry.count - 1];
                entry.add((int) read, after(before, CHANGES[rows.getInt(Columns.Obj.CHANGE, read)]), rows.getInt(Columns.Obj.BODY, read));
                grew = true;
            }
        }
        long newEnd = Math.min(end(view, moment), rows.rowCount());
        if (grew || newEnd != end) {
            end = newEnd;
            int known = 0;
            for (Entry entry : entries) {
                entry.goTo(end);
                known = entry.at < 0 ? known : entry.number + 1;
            }
            shown = Collections.unmodifiableList(entries.subList(0, known));
        }
    }

    private static long end(StoreView view, Moment moment) {
        if (moment.stateRow() >= 0) {
            return view.states().getInt(Columns.State.OBJECTS_BEFORE, moment.stateRow());
        }
        if (moment.place() == Moment.Place.FRAME_END) {
            return view.frameEnds().getInt(Columns.FrameEnd.OBJECTS_AFTER, moment.framePosition());
        }
        if (moment.place() == Moment.Place.AFTER_PHASE) {
            return view.objects().firstAtLeast(Columns.Obj.PHASES_BEFORE, moment.phaseRow() + 1, 0, Long.MAX_VALUE);
        }
        return view.ticks().has(moment.tickRow()) ? view.ticks().getInt(Columns.Tick.OBJECTS_AFTER, moment.tickRow()) : Long.MAX_VALUE;
    }

    private Entry entry(int number) {
        while (entries.size() <= number) {
            entries.add(new Entry(entries.size()));
        }
        return entries.get(number);
    }

    private static int after(int before, Change change) {
        return switch (change) {
            case SPAWN_ASKED -> state(before, State.WAITS_TO_EXIST);
            case CREATED -> state(before, State.WAITS_TO_START);
            case STARTED -> state(before, State.LIVES);
            case ENABLED -> before & ~Entry.DISABLED;
            case DISABLED -> before | Entry.DISABLED;
            case REMOVAL_ASKED -> before | Entry.LEAVING;
            case DESTROYED -> state(before, State.GONE);
            case HOOK_FAILED, STALE_HANDLE, INVALID_COMMAND -> before + (1 << Entry.FAILURES_SHIFT);
            // Where it is, the poses tell.
            case TELEPORTED -> before;
        };
    }

    private static int state(int before, State now) {
        return before & -Entry.DISABLED | now.ordinal();
    }

    /** By number, those that are gone too. */
    public List<Entry> entries() {
        return shown;
    }

    /** How many exist. */
    public long alive() {
        return shown.stream().filter(e -> e.state() == State.WAITS_TO_START || e.state() == State.LIVES).count();
    }

    /** How many wait to come or to go. */
    public long waiting() {
        return shown.stream().filter(e -> e.state() == State.WAITS_TO_EXIST || e.removalWaits()).count();
    }
}
