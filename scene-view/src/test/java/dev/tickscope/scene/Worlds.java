package dev.tickscope.scene;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import java.util.ArrayList;
import java.util.List;

/** Worlds to look at. */
final class Worlds {
    private static final double STEP = 1.0 / 60;
    private static final double GRAVITY = 9.81;

    private Worlds() {
    }

    /** Two crates that fall beside two that never move, in the round. */
    static List<BodyShape> falling() {
        return List.of(BodyShape.box("Block 1", 0.7, 0.7, 0.7, true), BodyShape.box("Block 2", 0.6, 0.6, 0.6, true),
                BodyShape.box("Crate 3", 0.62, 0.62, 0.62, false), BodyShape.box("Crate 4", 0.5, 0.5, 0.5, false));
    }

    static void fall(long step, PoseBuffer into) {
        into.set(0, -0.75, 0.35, 1.55, 0, 0, 0, 1);
        into.set(1, 0.35, 0.3, -1.35, 0, 0, 0, 1);
        into.set(2, -0.35 + step * STEP * 0.25, height(5.95, step), 0.15, 0, 0, 0, 1);
        into.set(3, 1.45, height(3.5, step - 12), -0.25, 0, 0, 0, 1);
    }

    private static double height(double from, long steps) {
        long n = Math.max(0, steps);
        return Math.max(0.3, from - GRAVITY * STEP * STEP * n * (n + 1) / 2);
    }

    /** A yard in one plane: a floor, walls, a pile of crates, a crate and a ball thrown at it. */
    static List<BodyShape> yard() {
        List<BodyShape> bodies = new ArrayList<>();
        bodies.add(BodyShape.box("Ground", 26, 1, 6, true));
        bodies.add(BodyShape.box("Left wall", 0.5, 9, 6, true));
        bodies.add(BodyShape.box("Right wall", 0.5, 9, 6, true));
        for (int crate = 1; crate <= 10; crate++) {
            bodies.add(BodyShape.box("Crate " + crate, 1, 1, 1, false));
        }
        bodies.add(BodyShape.box("Thrown", 1.2, 1.2, 1.2, false));
        bodies.add(BodyShape.ball("Ball", 0.5));
        return bodies;
    }

    static void throwIn(long step, PoseBuffer into) {
        into.setPlanar(0, 0, -0.5, 0);
        into.setPlanar(1, -12.75, 4.5, 0);
        into.setPlanar(2, 12.75, 4.5, 0);
        int body = 3;
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4 - row; column++) {
                into.setPlanar(body++, 2.5 + 1.15 * column + 0.575 * row, 0.5 + row, 0);
            }
        }
        double t = step * STEP;
        into.setPlanar(13, -9 + 9 * t, 1 + 7 * t - GRAVITY * t * t / 2, -2.5 * t);
        into.setPlanar(14, -6 + 2 * t, 0.5, -4 * t);
    }
}
