package dev.tickscope.core.expression;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.time.TimeBase;
import java.util.Arrays;
import java.util.List;

/** Names to compile with, and a moment whose values a test sets one by one; everything else is absent. */
final class Moments implements Sample {
    static final List<String> OBJECTS = List.of("Crate 1", "Crate 2", "Ball", "ball", "Été", "frame");
    static final Names NAMES = names("phase");

    private final long[] values = new long[Quantity.values().length];
    private final long[] present = new long[OBJECTS.size()];
    private final double[][] poses = new double[OBJECTS.size()][7];
    private final double[][] previous = new double[OBJECTS.size()][7];

    Moments() {
        Arrays.fill(values, ABSENT);
        with(Quantity.FIXED_DELTA_TIME, NAMES.stepUnits()).with(Quantity.ALPHA_STEP, NAMES.stepUnits()).with(Quantity.TICK_STEP, NAMES.stepUnits());
    }

    /** Of a preset at 60 Hz, with a unit of 1/3 ns: a step is 50,000,000 units. */
    static Names names(String preset) {
        ClockContract contract = ContractReader.preset(preset);
        TimeBase base = TimeBase.of(contract.rate());
        return new Names(contract, base, base.step(contract.rate()), OBJECTS, new ActionMap(List.of("jump", "Fire 2", "min")));
    }

    Moments with(Quantity quantity, long value) {
        values[quantity.ordinal()] = value;
        return this;
    }

    Moments pose(int object, double x, double y, double angle) {
        present[object] = 1;
        System.arraycopy(poses[object], 0, previous[object], 0, 7);
        poses[object] = new double[] {x, y, 0, 0, 0, StrictMath.sin(angle / 2), StrictMath.cos(angle / 2)};
        return this;
    }

    Moments turn(int object, double qz, double qw) {
        present[object] = 1;
        poses[object] = new double[] {0, 0, 0, 0, 0, qz, qw};
        return this;
    }

    Moments presence(int object, long value) {
        present[object] = value;
        return this;
    }

    @Override
    public long whole(Quantity quantity) {
        return values[quantity.ordinal()];
    }

    @Override
    public long present(int object) {
        return present[object];
    }

    @Override
    public double pose(int object, int part) {
        return poses[object][part];
    }

    @Override
    public double previousPose(int object, int part) {
        return previous[object][part];
    }
}
