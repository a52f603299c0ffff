package dev.tickscope.core.session;

import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The objects of a session as they stand at a moment, by what the OBJECT rows up to it tell. Going forward reads new rows only; going
 * back reads again from the oldest row. One thread.
 */
public final class ObjectList {
    private static final Change[] CHANGES = Change.values();

    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> shown = Collections.unmodifiableList(entries);
    private long read;

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
        private final int number;
        private int body = -1;
        private State state = State.UNKNOWN;
        private boolean enabled = true;
        private boolean removalAsked;
        private int failures;
        private long lastRow = -1;

        private Entry(int number) {
            this.number = number;
        }

        /** Its number in the session; names are kept by that. */
        public int number() {
            return number;
        }

        /** Its body in the physics world, or −1. */
        public int body() {
            return body;
        }

        public State state() {
            return state;
        }

        public boolean enabled() {
            return enabled;
        }

        /** Whether its removal is asked for and waits. */
        public boolean removalWaits() {
            return removalAsked && state != State.GONE;
        }

        /** How many of its hook calls threw, and how many commands to it were refused. */
        public int failures() {
            return failures;
        }

        /** The newest OBJECT row about it. */
        public long lastRow() {
            return lastRow;
        }
    }

    /** Brings the list to a moment. */
    public void update(StoreView view, Moment moment) {
        TableView rows = view.objects();
        long end = Math.min(end(view, moment), rows.rowCount());
        if (end < read) {
            entries.clear();
            read = 0;
        }
        for (read = Math.max(read, rows.firstRow()); read < end; read++) {
            int number = rows.getInt(Columns.Obj.OBJECT, read);
            if (number >= 0) {
                apply(entry(number), CHANGES[rows.getInt(Columns.Obj.CHANGE, read)], rows.getInt(Columns.Obj.BODY, read));
            }
        }
    }

    private static long end(StoreView view, Moment moment) {
        if (moment.stateRow() >= 0) {
            return view.states().getInt(Columns.State.OBJECTS_BEFORE, moment.stateRow());
        }
        if (moment.place() == Moment.Place.FRAME_END) {
            return view.frameEnds().getInt(Columns.FrameEnd.OBJECTS_AFTER, moment.framePosition());
        }
        return view.ticks().has(moment.tickRow()) ? view.ticks().getInt(Columns.Tick.OBJECTS_AFTER, moment.tickRow()) : Long.MAX_VALUE;
    }

    private Entry entry(int number) {
        while (entries.size() <= number) {
            entries.add(new Entry(entries.size()));
        }
        return entries.get(number);
    }

    private void apply(Entry entry, Change change, int body) {
        entry.lastRow = read;
        entry.body = body;
        switch (change) {
            case SPAWN_ASKED -> entry.state = State.WAITS_TO_EXIST;
            case CREATED -> entry.state = State.WAITS_TO_START;
            case STARTED -> entry.state = State.LIVES;
            case ENABLED -> entry.enabled = true;
            case DISABLED -> entry.enabled = false;
            case REMOVAL_ASKED -> entry.removalAsked = true;
            case DESTROYED -> entry.state = State.GONE;
            case HOOK_FAILED, STALE_HANDLE, INVALID_COMMAND -> entry.failures++;
            case TELEPORTED -> {
                // Where it is, the poses tell.
            }
        }
    }

    /** By number, those that are gone too. */
    public List<Entry> entries() {
        return shown;
    }

    /** How many exist. */
    public long alive() {
        return entries.stream().filter(e -> e.state == State.WAITS_TO_START || e.state == State.LIVES).count();
    }

    /** How many wait to come or to go. */
    public long waiting() {
        return entries.stream().filter(e -> e.state == State.WAITS_TO_EXIST || e.removalWaits()).count();
    }
}
