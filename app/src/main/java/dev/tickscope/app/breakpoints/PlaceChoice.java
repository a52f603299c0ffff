package dev.tickscope.app.breakpoints;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.BreakpointTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A kind of place that a breakpoint can be put on under a contract.
 *
 * @param what any place of that kind, without its names
 * @param title its name in the list of places
 * @param insideTicks whether it lies inside ticks, so that one of them can be meant
 */
public record PlaceChoice(BreakpointPlace what, String title, boolean insideTicks) {
    /** All that a plan offers: its stages, contacts if there are bodies, its phases, and the ends of ticks and frames. */
    public static List<PlaceChoice> of(PhasePlan plan, boolean bodies) {
        BreakpointTable table = new BreakpointTable(plan);
        List<BreakpointPlace> places = new ArrayList<>();
        plan.stages().stream().filter(Stage::canStop).forEach(stage -> places.add(new BreakpointPlace.AtStage(stage.index())));
        if (bodies) {
            places.add(new BreakpointPlace.Contact("", ""));
        }
        for (Phase phase : Phase.values()) {
            places.add(new BreakpointPlace.AtPhase(phase));
        }
        places.add(new BreakpointPlace.TickEnd());
        places.add(new BreakpointPlace.FrameEnd());
        return places.stream().filter(table::canStop).map(place -> new PlaceChoice(place,
                place instanceof BreakpointPlace.Contact ? "Contact" : PlaceText.of(place, plan), PlaceText.insideTicks(place, plan))).toList();
    }

    /** Whether one object can be named. */
    boolean takesObject() {
        return what instanceof BreakpointPlace.AtStage;
    }

    /** Whether two bodies are named. */
    boolean takesBodies() {
        return what instanceof BreakpointPlace.Contact;
    }

    /** The place with the names that were typed; blank is any. */
    BreakpointPlace named(String first, String second) {
        if (what instanceof BreakpointPlace.AtStage at && !first.isBlank()) {
            return new BreakpointPlace.OfObject(at.stage(), first.strip());
        }
        return takesBodies() ? new BreakpointPlace.Contact(first.strip(), second.strip()) : what;
    }

    /** Whether that place is of this kind. */
    boolean offers(BreakpointPlace place) {
        if (place instanceof BreakpointPlace.OfObject of) {
            return what.equals(new BreakpointPlace.AtStage(of.stage()));
        }
        return place instanceof BreakpointPlace.Contact ? takesBodies() : what.equals(place);
    }
}
