package dev.tickscope.core.host.game;

import dev.tickscope.core.physics.MovableWorld;
import java.util.Arrays;

/** What game code asked of bodies since the last integration, in order. Grows once, then allocates nothing. */
final class BodyCommands {
    private static final int FORCE = 0;
    private static final int IMPULSE = 1;
    private static final int VELOCITY = 2;
    private static final int PLACE = 3;
    private static final int PRESENT = 4;

    private int count;
    private int[] kinds = new int[16];
    private int[] bodies = new int[16];
    private double[] values = new double[48];

    void force(int body, double x, double y) {
        add(FORCE, body, x, y, 0);
    }

    void impulse(int body, double x, double y) {
        add(IMPULSE, body, x, y, 0);
    }

    void velocity(int body, double x, double y) {
        add(VELOCITY, body, x, y, 0);
    }

    void place(int body, double x, double y, double angle) {
        add(PLACE, body, x, y, angle);
    }

    void present(int body, boolean present) {
        add(PRESENT, body, present ? 1 : 0, 0, 0);
    }

    private void add(int kind, int body, double a, double b, double c) {
        if (count == kinds.length) {
            kinds = Arrays.copyOf(kinds, count * 2);
            bodies = Arrays.copyOf(bodies, count * 2);
            values = Arrays.copyOf(values, count * 6);
        }
        kinds[count] = kind;
        bodies[count] = body;
        values[3 * count] = a;
        values[3 * count + 1] = b;
        values[3 * count + 2] = c;
        count++;
    }

    void applyTo(MovableWorld world) {
        for (int i = 0; i < count; i++) {
            double a = values[3 * i];
            double b = values[3 * i + 1];
            switch (kinds[i]) {
                case FORCE -> world.applyForce(bodies[i], a, b);
                case IMPULSE -> world.applyImpulse(bodies[i], a, b);
                case VELOCITY -> world.setVelocity(bodies[i], a, b);
                case PLACE -> world.place(bodies[i], a, b, values[3 * i + 2]);
                default -> world.setPresent(bodies[i], a != 0);
            }
        }
        count = 0;
    }

    void clear() {
        count = 0;
    }
}
