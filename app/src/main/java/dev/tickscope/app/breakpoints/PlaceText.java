package dev.tickscope.app.breakpoints;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.SuspendPoint;
import dev.tickscope.core.control.BreakpointPlace;
import java.util.Optional;

/** Names the places of breakpoints, says where a hit there stops, and finds them again in another contract. */
final class PlaceText {
    private PlaceText() {
    }

    /** "FixedUpdate, Crate 3", "Contact, Crate 3 × Floor", "End of a tick". */
    static String of(BreakpointPlace place, PhasePlan plan) {
        if (place instanceof BreakpointPlace.AtStage at) {
            return plan.stage(at.stage()).title();
        } else if (place instanceof BreakpointPlace.OfObject of) {
            return plan.stage(of.stage()).title() + ", " + of.object();
        } else if (place instanceof BreakpointPlace.Contact contact) {
            return "Contact, " + contact.bodyA() + " × " + (contact.bodyB().isEmpty() ? "any body" : contact.bodyB());
        } else if (place instanceof BreakpointPlace.AtPhase at) {
            return phase(at.phase());
        }
        return place instanceof BreakpointPlace.TickEnd ? "End of a tick" : "End of a frame";
    }

    /** "Phase update begins". */
    static String phase(Phase phase) {
        return "Phase " + phase.name().toLowerCase(java.util.Locale.ROOT) + " begins";
    }

    /** Whether it lies inside ticks, so that one tick can be meant. */
    static boolean insideTicks(BreakpointPlace place, PhasePlan plan) {
        if (place instanceof BreakpointPlace.AtStage at) {
            return plan.inTick(plan.stage(at.stage()));
        } else if (place instanceof BreakpointPlace.OfObject of) {
            return plan.inTick(plan.stage(of.stage()));
        } else if (place instanceof BreakpointPlace.AtPhase at) {
            return plan.stages().stream().filter(stage -> stage.phase() == at.phase()).findFirst().filter(plan::inTick).isPresent();
        }
        return !(place instanceof BreakpointPlace.FrameEnd);
    }

    /** Where the run stops after a hit. */
    static String suspendsAt(BreakpointPlace place, PhasePlan plan) {
        if (place instanceof BreakpointPlace.FrameEnd) {
            return "end of the frame";
        }
        boolean beforeHook = place instanceof BreakpointPlace.AtStage at && plan.stage(at.stage()).suspend() == SuspendPoint.BEFORE_HOOK
                || place instanceof BreakpointPlace.OfObject of && plan.stage(of.stage()).suspend() == SuspendPoint.BEFORE_HOOK;
        if (beforeHook) {
            return "before the hook";
        }
        return insideTicks(place, plan) ? "end of the tick" : place instanceof BreakpointPlace.AtPhase ? "before the phase" : "before the hook";
    }

    /** The same place in another contract, if that has it. */
    static Optional<BreakpointPlace> carriedOver(BreakpointPlace place, PhasePlan from, PhasePlan to) {
        if (place instanceof BreakpointPlace.AtStage at) {
            return namesake(at.stage(), from, to).map(stage -> new BreakpointPlace.AtStage(stage.index()));
        } else if (place instanceof BreakpointPlace.OfObject of) {
            return namesake(of.stage(), from, to).map(stage -> new BreakpointPlace.OfObject(stage.index(), of.object()));
        }
        return Optional.of(place);
    }

    private static Optional<Stage> namesake(int stage, PhasePlan from, PhasePlan to) {
        return to.named(from.stage(stage).name()).filter(Stage::canStop);
    }
}
