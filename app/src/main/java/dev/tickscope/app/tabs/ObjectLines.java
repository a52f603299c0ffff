package dev.tickscope.app.tabs;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.ObjectList;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.table.Rows;
import java.util.AbstractList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/** The objects of a session at a moment, in words: each line is made when it is asked for, so there may be very many. No toolkit. */
public final class ObjectLines implements Rows<ObjectLine> {
    private static final Change[] CHANGES = Change.values();

    private ObjectList objects = new ObjectList();
    private StoreView view;
    private PhasePlan plan;
    private List<String> names = List.of();
    private IntFunction<String> poses;
    private LongFunction<String> words;

    /** Forgets everything, for a new session. */
    public void clear() {
        objects = new ObjectList();
    }

    /**
     * Brings the lines to a moment.
     *
     * @param names by number
     * @param poses by body
     * @param words what went wrong, by OBJECT row; may give null
     * @return whether any line may have changed
     */
    public boolean update(StoreView newView, Moment moment, PhasePlan newPlan, List<String> newNames, IntFunction<String> newPoses,
            LongFunction<String> newWords) {
        view = newView;
        plan = newPlan;
        names = newNames;
        poses = newPoses;
        words = newWords;
        int before = size();
        return objects.update(view, moment) && (before > 0 || size() > 0);
    }

    @Override
    public int size() {
        return objects.count();
    }

    @Override
    public ObjectLine get(int number) {
        return line(view, objects.entry(number), plan, names, poses, words);
    }

    /** By number, each made when it is asked for. */
    public List<ObjectLine> lines() {
        return new AbstractList<>() {
            @Override
            public ObjectLine get(int number) {
                return ObjectLines.this.get(number);
            }

            @Override
            public int size() {
                return ObjectLines.this.size();
            }
        };
    }

    /** The body of the object on a line, or −1. */
    public int body(int line) {
        return line >= 0 && line < objects.entries().size() ? objects.entries().get(line).body() : -1;
    }

    /** The line of the object that has a body: the one that exists, where others had it before; −1 for none. */
    public int lineOf(int body) {
        int found = -1;
        for (int line = 0; body >= 0 && line < objects.entries().size(); line++) {
            ObjectList.Entry entry = objects.entries().get(line);
            if (entry.body() == body && (found < 0 || entry.state() != ObjectList.State.GONE)) {
                found = line;
            }
        }
        return found;
    }

    /** How many exist. */
    public long alive() {
        return objects.alive();
    }

    /** How many wait to come or to go. */
    public long waiting() {
        return objects.waiting();
    }

    private static ObjectLine line(StoreView view, ObjectList.Entry entry, PhasePlan plan, List<String> names,
            IntFunction<String> poses, LongFunction<String> words) {
        TableView rows = view.objects();
        long row = entry.lastRow();
        String name = entry.number() < names.size() ? names.get(entry.number()) : "object " + entry.number();
        String pose = entry.state() == ObjectList.State.LIVES || entry.state() == ObjectList.State.WAITS_TO_START ? poses.apply(entry.body()) : "–";
        if (!rows.has(row)) {
            return new ObjectLine(entry.number(), name, state(entry), entry.enabled(), pose, "", "no longer kept");
        }
        long tick = rows.getLong(Columns.Obj.TICK_INDEX, row);
        long frame = rows.getLong(Columns.Obj.FRAME_POSITION, row);
        String since = "T" + tick + (view.frames().has(frame) ? " · frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, frame) : "");
        return new ObjectLine(entry.number(), name, state(entry), entry.enabled(), pose, since, event(rows, row, plan, words));
    }

    private static String state(ObjectList.Entry entry) {
        if (entry.removalWaits()) {
            return "waits to go";
        }
        return switch (entry.state()) {
            case WAITS_TO_EXIST -> "waits to exist";
            case WAITS_TO_START -> "waits to start";
            case LIVES -> "lives";
            case GONE -> "gone";
            case UNKNOWN -> "unknown";
        };
    }

    private static String event(TableView rows, long row, PhasePlan plan, LongFunction<String> words) {
        int stage = rows.getInt(Columns.Obj.STAGE, row);
        String in = stage < 0 ? "" : " in " + plan.stage(stage).title();
        String what = words.apply(row);
        String why = what == null || what.isBlank() ? "" : ": " + what;
        return switch (CHANGES[rows.getInt(Columns.Obj.CHANGE, row)]) {
            case SPAWN_ASKED -> "spawn asked" + in;
            case CREATED -> "created" + in;
            case STARTED -> "started" + in;
            case ENABLED -> "enabled" + in;
            case DISABLED -> "disabled" + in;
            case REMOVAL_ASKED -> "removal asked" + in;
            case DESTROYED -> "destroyed" + in;
            case TELEPORTED -> "teleported" + in;
            case HOOK_FAILED -> "hook failed" + in + why;
            case STALE_HANDLE -> "stale handle" + in + why;
            case INVALID_COMMAND -> "invalid command" + in + why;
        };
    }
}
