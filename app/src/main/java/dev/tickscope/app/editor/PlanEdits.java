package dev.tickscope.app.editor;

import dev.tickscope.core.contract.StageDraft;
import dev.tickscope.core.contract.StageDraft.Part;
import dev.tickscope.core.contract.StageDraft.Plan;
import java.util.ArrayList;
import java.util.List;

/** Moves, adds and takes out stages of a phase plan. */
final class PlanEdits {
    /** Where a stage stands. */
    record Place(Part part, int index) {
    }

    /** A changed plan, and the place of the stage that was changed or the nearest one. */
    record Edited(Plan plan, Place place) {
    }

    private PlanEdits() {
    }

    /** All places in the order of a frame. */
    static List<Place> places(Plan plan) {
        List<Place> places = new ArrayList<>();
        for (Part part : Part.values()) {
            for (int i = 0; i < plan.part(part).size(); i++) {
                places.add(new Place(part, i));
            }
        }
        return places;
    }

    static StageDraft at(Plan plan, Place place) {
        return plan.part(place.part()).get(place.index());
    }

    /** A stage one place on, or with −1 back; at the end of a part into the next one. Null where there is nowhere to go. */
    static Edited moved(Plan plan, Place place, int by) {
        List<StageDraft> from = new ArrayList<>(plan.part(place.part()));
        int index = place.index() + by;
        StageDraft stage = from.remove(place.index());
        if (index >= 0 && index <= from.size()) {
            from.add(index, stage);
            return new Edited(plan.with(place.part(), from), new Place(place.part(), index));
        }
        int other = place.part().ordinal() + by;
        if (other < 0 || other >= Part.values().length) {
            return null;
        }
        Part part = Part.values()[other];
        List<StageDraft> into = new ArrayList<>(plan.part(part));
        int at = by > 0 ? 0 : into.size();
        into.add(at, fitting(stage, part));
        return new Edited(plan.with(place.part(), from).with(part, into), new Place(part, at));
    }

    /** Outside the ticks nothing can stop at the end of one. */
    private static StageDraft fitting(StageDraft stage, Part part) {
        return part != Part.TICK && stage.suspend().equals("tickEnd") ? stage.with("suspend", "beforeHook") : stage;
    }

    /** Without the stage. */
    static Edited removed(Plan plan, Place place) {
        List<StageDraft> stages = new ArrayList<>(plan.part(place.part()));
        stages.remove(place.index());
        Plan fewer = plan.with(place.part(), stages);
        List<Place> places = places(fewer);
        Place near = stages.isEmpty() ? places.isEmpty() ? null : places.get(0) : new Place(place.part(), Math.min(place.index(), stages.size() - 1));
        return new Edited(fewer, near);
    }

    /** A new hook after the stage, or the first one of a tick where there is none, under a name that no other stage has. */
    static Edited added(Plan plan, Place after) {
        Place place = after == null ? new Place(Part.TICK, 0) : new Place(after.part(), after.index() + 1);
        boolean tick = place.part() == Part.TICK;
        String name = freshName(plan);
        StageDraft stage = new StageDraft(name, name.replace("hook", "Hook "), tick ? "fixed" : "update", "hook", tick ? "tickEnd" : "beforeHook",
                tick ? "pending" : "completed");
        List<StageDraft> stages = new ArrayList<>(plan.part(place.part()));
        stages.add(place.index(), stage);
        return new Edited(plan.with(place.part(), stages), place);
    }

    private static String freshName(Plan plan) {
        List<String> names = places(plan).stream().map(place -> at(plan, place).name()).toList();
        int number = 1;
        while (names.contains("hook" + number)) {
            number++;
        }
        return "hook" + number;
    }
}
