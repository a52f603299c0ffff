package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.BreakpointPlace;
import java.util.ArrayList;
import java.util.List;

/** Places of breakpoints by the names that files and the command line use: stages that can stop, {@code tickEnd} and {@code frameEnd}. */
public final class PlaceNames {
    private static final String TICK_END = "tickEnd";
    private static final String FRAME_END = "frameEnd";

    private PlaceNames() {
    }

    /**
     * The place of that name.
     *
     * @param at where the name stands, for the message
     * @param insideTicks whether only places inside a tick will do
     * @throws InputException if there is none; it says which ones there are
     */
    public static BreakpointPlace read(String at, String name, ClockContract contract, boolean insideTicks) throws InputException {
        List<String> names = new ArrayList<>();
        for (Stage stage : contract.plan().stages()) {
            if (stage.canStop() && (!insideTicks || contract.plan().inTick(stage))) {
                if (stage.name().equals(name)) {
                    return new BreakpointPlace.AtStage(stage.index());
                }
                names.add(stage.name());
            }
        }
        if (name.equals(TICK_END)) {
            return new BreakpointPlace.TickEnd();
        }
        names.add(TICK_END);
        if (!insideTicks) {
            if (name.equals(FRAME_END)) {
                return new BreakpointPlace.FrameEnd();
            }
            names.add(FRAME_END);
        }
        throw new InputException(at + ": nothing can stop in \"" + name + "\" here; expected one of " + String.join(", ", names));
    }
}
