package dev.tickscope.samples.stack3d;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.host.SavableGame;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.samples.jolt.JoltBody;
import dev.tickscope.samples.jolt.JoltPort;
import dev.tickscope.samples.jolt.JoltWorldBuilder;
import java.nio.ByteBuffer;

/**
 * Pyramids of boxes in a walled yard, in space. A heavy ball is thrown into them from three sides in turn, and a crane drops one box after
 * the other. Everything that moves bodies is counted in ticks.
 */
@TickPath
public final class Stack3d implements SavableGame {
    /** So many boxes if nothing else is asked for: one pyramid. */
    public static final int BOXES = 30;
    /** The ball is thrown again after so many ticks, from the next side: every 5 s at 60 Hz. */
    public static final int TICKS_PER_THROW = 300;
    /** The crane drops a box after so many ticks. */
    public static final int TICKS_PER_DROP = 90;

    private static final int BASE = 4;
    private static final double SPACING = 1.05;
    private static final double PYRAMID_SPACING = 7;
    private static final double WALL_HEIGHT = 3;
    private static final double MARGIN = 3;
    /** The ground goes on outside the walls: what flies over them lies there until the crane comes for it. */
    private static final double OUTSIDE = 20;
    private static final double DROP_Y = 6;
    private static final double THROW_Y = 1.2;
    private static final double THROW_SPEED = 16;
    /** Not from behind: it would leave over the low front wall. */
    private static final int[] SIDE_X = {1, 0, -1};
    private static final int[] SIDE_Z = {0, 1, 0};

    private final JoltPort world;
    private final JoltBody[] boxes;
    private final JoltBody ball;
    private final double half;
    private long ticks;

    /** @param count how many boxes, 1 or more */
    Stack3d(int count) {
        int pyramids = (count + BOXES - 1) / BOXES;
        int columns = 1;
        while (columns * columns < pyramids) {
            columns++;
        }
        half = columns * PYRAMID_SPACING / 2 + MARGIN;
        JoltWorldBuilder builder = new JoltWorldBuilder();
        describeYard(builder, half);
        int firstBox = 5;
        for (int box = 0; box < count; box++) {
            int pyramid = box / BOXES;
            describeBox(builder, box, (pyramid % columns - (columns - 1) / 2.0) * PYRAMID_SPACING,
                    (pyramid / columns - (columns - 1) / 2.0) * PYRAMID_SPACING);
        }
        int ballId = builder.ball("Ball", 0.6).at(half - 1, THROW_Y, 0).velocity(-THROW_SPEED, 1, 0).mass(60).restitution(0.3).bullet().id();
        world = builder.build();
        boxes = new JoltBody[count];
        for (int box = 0; box < count; box++) {
            boxes[box] = world.body(firstBox + box);
        }
        ball = world.body(ballId);
    }

    private static void describeYard(JoltWorldBuilder builder, double half) {
        double middle = WALL_HEIGHT / 2;
        builder.box("Ground", 2 * (half + OUTSIDE), 1, 2 * (half + OUTSIDE)).at(0, -0.5, 0).friction(0.6).fixed();
        builder.box("Left wall", 0.5, WALL_HEIGHT, 2 * half).at(-half, middle, 0).fixed();
        builder.box("Right wall", 0.5, WALL_HEIGHT, 2 * half).at(half, middle, 0).fixed();
        builder.box("Back wall", 2 * half, WALL_HEIGHT, 0.5).at(0, middle, -half).fixed();
        // Low, so that one can look in.
        builder.box("Front wall", 2 * half, 1, 0.5).at(0, 0.5, half).fixed();
    }

    /** Four by four, three by three, two by two, one: each layer on the gaps of the one below. */
    private static void describeBox(JoltWorldBuilder builder, int box, double x, double z) {
        int layer = 0;
        int place = box % BOXES;
        while (place >= (BASE - layer) * (BASE - layer)) {
            place -= (BASE - layer) * (BASE - layer);
            layer++;
        }
        int side = BASE - layer;
        builder.box("Box " + (box + 1), 1, 1, 1).mass(10)
                .at(x + (place % side - (side - 1) / 2.0) * SPACING, 0.5 + layer, z + (place / side - (side - 1) / 2.0) * SPACING);
    }

    @Override
    public PhysicsPort physics() {
        return world;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        if (stage.role() == StageRole.CONTACTS) {
            return world.contactsBegun(); // One callback for each, were there something to do.
        }
        if (!stage.name().equals("fixedUpdate")) {
            return 0;
        }
        if (ticks > 0 && ticks % TICKS_PER_THROW == 0) {
            throwBall((int) (ticks / TICKS_PER_THROW % SIDE_X.length));
        }
        if (ticks > 0 && ticks % TICKS_PER_DROP == 0) {
            dropBox(ticks / TICKS_PER_DROP);
        }
        ticks++;
        return 1;
    }

    private void throwBall(int side) {
        ball.place(SIDE_X[side] * (half - 1), THROW_Y, SIDE_Z[side] * (half - 2));
        ball.setVelocity(-SIDE_X[side] * THROW_SPEED, 1, -SIDE_Z[side] * THROW_SPEED);
        ball.setSpin(0, 0, 0);
    }

    /** The boxes take turns, and so do seven places over the yard. */
    private void dropBox(long drop) {
        JoltBody box = boxes[(int) (drop % boxes.length)];
        box.place(drop * 3 % 7 - 3, DROP_Y, drop * 2 % 7 - 3);
        box.setVelocity(0, 0, 0);
        box.setSpin(1, 0.5, 0);
    }

    @Override
    public byte[] saveState() {
        return ByteBuffer.allocate(Long.BYTES).putLong(ticks).array();
    }

    @Override
    public void restoreState(byte[] state) {
        ticks = ByteBuffer.wrap(state).getLong();
    }

    @Override
    public void addState(StateHash hash) {
        hash.add(ticks);
    }
}
