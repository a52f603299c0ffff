package dev.tickscope.app.tabs;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.ObjectList;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/** The objects of a session at a moment, in words. No toolkit. */
public final class ObjectLines {
    private static final Change[] CHANGES = Change.values();

    private ObjectList objects = new ObjectList();
    private List<ObjectLine> lines = List.of();

    /** Forgets everything, for a new session. */
    public void clear() {
        objects = new ObjectList();
        lines = List.of();
    }

    /**
     * Brings the lines to a moment.
     *
     * @param names by number
     * @param poses by body
     * @param words what went wrong, by OBJECT row; may give null
     * @return whether any line changed
     */
    public boolean update(StoreView view, Moment moment, PhasePlan plan, List<String> names, IntFunction<String> poses,
            LongFunction<String> words) {
        objects.update(view, moment);
        List<ObjectLine> now = new ArrayList<>();
        for (ObjectList.Entry entry : objects.entries()) {
            now.add(line(view, entry, plan, names, poses, words));
        }
        boolean changed = !now.equals(lines);
        lines = now;
        return changed;
    }

    /** By number. */
    public List<ObjectLine> lines() {
        return lines;
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
