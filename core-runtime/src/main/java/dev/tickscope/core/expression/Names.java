package dev.tickscope.core.expression;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.time.TimeBase;
import java.util.List;

/**
 * What an expression may name in one session, and the units that its times are counted in.
 *
 * @param base the unit of all times of the session
 * @param stepUnits the length of a tick in units of {@code base}
 * @param objects names of bodies; the place is the number in {@link Sample#pose}
 * @param actions the place in the map is the bit in the input masks
 */
public record Names(ClockContract contract, TimeBase base, long stepUnits, List<String> objects, ActionMap actions) {
    public Names {
        objects = List.copyOf(objects);
    }

    /** Of a session with these bodies and actions. */
    public static Names of(ClockContract contract, TimeBase base, List<BodyShape> bodies, ActionMap actions) {
        return new Names(contract, base, base.step(contract.rate()), bodies.stream().map(BodyShape::name).toList(), actions);
    }

    /** Of a contract without a game. */
    public Names(ClockContract contract, TimeBase base) {
        this(contract, base, base.step(contract.rate()), List.of(), ActionMap.NONE);
    }
}
