package dev.tickscope.core.host.game;

import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/** What game code asked of bodies since the last integration, in order. Grows once, then allocates nothing. */
@TickPath
final class BodyCommands {
    private enum Kind {
        FORCE, IMPULSE, VELOCITY, SPIN, MOVE, PLACE, APPEAR, VANISH
    }

    private static final Kind[] KINDS = Kind.values();

    private int count;
    private byte[] kinds = new byte[16];
    private int[] bodies = new int[16];
    private double[] values = new double[48];

    void force(int body, double x, double y) {
        add(Kind.FORCE, body, x, y, 0);
    }

    void impulse(int body, double x, double y) {
        add(Kind.IMPULSE, body, x, y, 0);
    }

    void velocity(int body, double x, double y) {
        add(Kind.VELOCITY, body, x, y, 0);
    }

    void spin(int body, double radiansPerSecond) {
        add(Kind.SPIN, body, radiansPerSecond, 0, 0);
    }

    /** Puts it there with its history kept. */
    void move(int body, double x, double y, double angle) {
        add(Kind.MOVE, body, x, y, angle);
    }

    /** Puts it there; its history begins there. */
    void place(int body, double x, double y, double angle) {
        add(Kind.PLACE, body, x, y, angle);
    }

    void appear(int body) {
        add(Kind.APPEAR, body, 0, 0, 0);
    }

    void vanish(int body) {
        add(Kind.VANISH, body, 0, 0, 0);
    }

    private void add(Kind kind, int body, double a, double b, double c) {
        if (count == kinds.length) {
            kinds = Arrays.copyOf(kinds, count * 2);
            bodies = Arrays.copyOf(bodies, count * 2);
            values = Arrays.copyOf(values, count * 6);
        }
        kinds[count] = (byte) kind.ordinal();
        bodies[count] = body;
        values[3 * count] = a;
        values[3 * count + 1] = b;
        values[3 * count + 2] = c;
        count++;
    }

    /** What waits is part of a game's state. */
    void addTo(StateHash hash) {
        for (int i = 0; i < count; i++) {
            hash.add(kinds[i]).add(bodies[i]).add(values[3 * i]).add(values[3 * i + 1]).add(values[3 * i + 2]);
        }
    }

    /** Carries all of it out, and tells where histories begin and end. */
    void applyTo(MovableWorld world, GameSession session) {
        for (int i = 0; i < count; i++) {
            int body = bodies[i];
            double a = values[3 * i];
            double b = values[3 * i + 1];
            switch (KINDS[kinds[i]]) {
                case FORCE -> world.applyForce(body, a, b);
                case IMPULSE -> world.applyImpulse(body, a, b);
                case VELOCITY -> world.setVelocity(body, a, b);
                case SPIN -> world.setSpin(body, a);
                case MOVE -> world.place(body, a, b, values[3 * i + 2]);
                case PLACE -> {
                    world.place(body, a, b, values[3 * i + 2]);
                    tellPlaced(world, body, session);
                }
                case APPEAR -> {
                    world.setPresent(body, true);
                    tellPlaced(world, body, session);
                }
                case VANISH -> {
                    tellCompanyGone(world, body, session);
                    world.setPresent(body, false);
                    session.bodyGone(body);
                }
            }
        }
        count = 0;
    }

    /** A body was put somewhere, and all that go with it. */
    static void tellPlaced(MovableWorld world, int body, GameSession session) {
        if (world.present(body)) {
            session.bodyPlaced(body);
        }
        for (int other : world.company(body)) {
            if (world.present(other)) {
                session.bodyPlaced(other);
            }
        }
    }

    private static void tellCompanyGone(MovableWorld world, int body, GameSession session) {
        for (int other : world.company(body)) {
            if (world.present(other)) {
                session.bodyGone(other);
            }
        }
    }
}
