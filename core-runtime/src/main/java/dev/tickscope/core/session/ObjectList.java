package dev.tickscope.core.session;

import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;

/**
 * The objects of a session as they stand at a moment, by what the OBJECT rows up to it tell. Reads each row once and keeps, as plain numbers,
 * what its object had become; going to a moment takes the same time for any number of objects, and an entry is found when it is asked for.
 * One thread.
 */
public final class ObjectList {
    private static final Change[] CHANGES = Change.values();
    private static final State[] STATES = State.values();

    private final ObjectRows rows = new ObjectRows();
    private TableView table;
    private long read;
    /** The row about an object that was read last. */
    private long last;
    private long end = -1;
    /** One past the last row that counts at the moment. */
    private int shownEnd;
    private int count;

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

    /**
     * One object at the moment of the list when it was asked for.
     *
     * @param number in the session; names are kept by that
     * @param became state, whether disabled, whether it is to go, and its failures in one number
     * @param lastRow the newest OBJECT row about it; −1 before the first
     * @param body its body in the physics world, or −1
     */
    public record Entry(int number, int became, long lastRow, int body) {
        static final int DISABLED = 1 << 4;
        static final int LEAVING = 1 << 5;
        static final int FAILURES_SHIFT = 6;

        public State state() {
            return ObjectList.state(became);
        }

        public boolean enabled() {
            return (became & DISABLED) == 0;
        }

        /** Whether its removal is asked for and waits. */
        public boolean removalWaits() {
            return leaves(became);
        }

        /** How many of its hook calls threw, and how many commands to it were refused. */
        public int failures() {
            return became >>> FAILURES_SHIFT;
        }
    }

    /** Brings the list to a moment. @return whether it may tell something else than before */
    public boolean update(StoreView view, Moment moment) {
        table = view.objects();
        boolean grew = false;
        for (read = table.atOrAfter(read); read < table.rowCount(); read = table.atOrAfter(read + 1)) {
            int number = table.getInt(Columns.Obj.OBJECT, read);
            if (number >= 0) {
                int before = rows.newest(number);
                if (lost(last, read)) {
                    rows.forgetSums();
                }
                last = read;
                boolean told = before >= 0 && !lost(before, read);
                int was = told ? rows.became(before) : State.UNKNOWN.ordinal();
                int now = after(was, CHANGES[table.getInt(Columns.Obj.CHANGE, read)]);
                rows.add((int) read, number, now, table.getInt(Columns.Obj.BODY, read), (exists(now) ? 1 : 0) - (told && exists(was) ? 1 : 0),
                        (waits(now) ? 1 : 0) - (told && waits(was) ? 1 : 0));
                grew = true;
            }
        }
        long newEnd = Math.min(end(view, moment), table.rowCount());
        boolean moved = grew || newEnd != end;
        end = newEnd;
        shownEnd = (int) newEnd;
        count = rows.known(shownEnd);
        return moved;
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

    private static State state(int became) {
        return STATES[became & Entry.DISABLED - 1];
    }

    private static boolean leaves(int became) {
        return (became & Entry.LEAVING) != 0 && state(became) != State.GONE;
    }

    private static boolean exists(int became) {
        return state(became) == State.WAITS_TO_START || state(became) == State.LIVES;
    }

    private static boolean waits(int became) {
        return state(became) == State.WAITS_TO_EXIST || leaves(became);
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

    /** Whether rows are lost in the middle between two: what came of an object in between is not known. */
    private boolean lost(long from, long to) {
        return table.lostIn(Math.max(from, table.firstRow()), to) > 0;
    }

    /** How many were known by then, those that are gone too. */
    public int count() {
        return count;
    }

    /** One of them. @param number 0 to {@link #count} − 1 */
    public Entry entry(int number) {
        int row = rows.lastBefore(number, shownEnd);
        if (row < 0 || lost(row, shownEnd)) {
            return new Entry(number, State.UNKNOWN.ordinal(), row, row < 0 ? -1 : rows.body(row));
        }
        return new Entry(number, rows.became(row), row, rows.body(row));
    }

    /** All of them by number, each found when it is asked for; goes with the list to other moments. */
    public List<Entry> entries() {
        return new AbstractList<>() {
            @Override
            public Entry get(int number) {
                return entry(Objects.checkIndex(number, count));
            }

            @Override
            public int size() {
                return count;
            }
        };
    }

    /** How many exist. */
    public long alive() {
        return rows.alive(shownEnd);
    }

    /** How many wait to come or to go. */
    public long waiting() {
        return rows.waiting(shownEnd);
    }
}
