package dev.tickscope.samples.jolt;

import com.github.stephengold.joltjni.BodyId;
import com.github.stephengold.joltjni.BodyInterface;
import com.github.stephengold.joltjni.StateRecorderImpl;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.enumerate.EActivation;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.SavableWorld;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.time.TickPath;
import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * A spatial Jolt world, made by {@link JoltWorldBuilder} and stepped on one thread. Worlds built and moved alike behave alike to the last
 * bit in every run that loads the same native library; the libraries of two operating systems may differ in the last bits.
 */
@TickPath
public final class JoltPort implements SavableWorld {
    /** Marks what {@link #save} makes; changes with its layout. */
    private static final int FORMAT = 0x4A504F31;
    private static final int FORMAT_BYTES = 12;
    /** Nobody tells a world that its game is over; it is simply forgotten. */
    private static final Cleaner CLEANER = Cleaner.create();

    final JoltWorld world;
    private final List<BodyShape> shapes;
    private final JoltBody[] handles;
    private final boolean[] present;
    private final boolean[] fixed;
    private final PoseBuffer poses;
    private boolean posesKnown;
    private int contactsBegun;
    private int substeps = 1;

    JoltPort(List<JoltWorldBuilder.Description> descriptions, double gravityX, double gravityY, double gravityZ) {
        world = new JoltWorld(descriptions, new Vec3((float) gravityX, (float) gravityY, (float) gravityZ));
        CLEANER.register(this, world::close);
        int count = descriptions.size();
        handles = new JoltBody[count];
        present = new boolean[count];
        fixed = new boolean[count];
        poses = new PoseBuffer(count);
        List<BodyShape> list = new ArrayList<>();
        for (JoltWorldBuilder.Description description : descriptions) {
            int id = description.id;
            list.add(description.shape());
            present[id] = !description.absent;
            fixed[id] = description.fixed;
            handles[id] = new JoltBody(this, id, description.fixed);
        }
        shapes = List.copyOf(list);
    }

    @Override
    public List<BodyShape> bodies() {
        return shapes;
    }

    /** For game code: the body with this id. */
    public JoltBody body(int id) {
        return handles[id];
    }

    @Override
    public void substeps(int parts) {
        if (parts < 1) {
            throw new IllegalArgumentException("a step has 1 part or more, not " + parts);
        }
        substeps = parts;
    }

    /**
     * Integrates by {@code stepSeconds}, rounded to single precision; nothing happens for 0.
     *
     * @throws IllegalArgumentException if it is negative or not a finite number
     * @throws IllegalStateException if there are more contacts than Jolt has room for, since it would leave some out
     */
    @Override
    public void step(double stepSeconds) {
        if (!(stepSeconds >= 0 && stepSeconds < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a step is 0 s or longer, not " + stepSeconds);
        }
        contactsBegun = 0;
        if (stepSeconds == 0) {
            return;
        }
        ContactCounter counter = ContactCounter.shared();
        counter.reset();
        int errors = world.system.update((float) stepSeconds, substeps, world.scratch, world.jobs);
        contactsBegun = counter.count();
        posesKnown = false;
        if (errors != 0) {
            throw new IllegalStateException("Jolt ran out of room for contacts (error " + errors + "): too many bodies touch");
        }
    }

    /** Pairs of touching faces that began in the last step. */
    @Override
    public int contactsBegun() {
        return contactsBegun;
    }

    @Override
    public void readPoses(PoseBuffer into) {
        knowPoses();
        into.copyFrom(poses);
    }

    double pose(int body, int part) {
        knowPoses();
        return poses.get(body, part);
    }

    void posesChanged() {
        posesKnown = false;
    }

    private void knowPoses() {
        if (!posesKnown) {
            posesKnown = true;
            for (JoltBody body : handles) {
                body.read(poses);
            }
        }
    }

    /** Velocity and spin, the forces that wait, and who rests. */
    @Override
    public void addMotion(StateHash hash) {
        BodyInterface bodies = world.bodies;
        for (int id = 0; id < present.length; id++) {
            if (present[id] && !fixed[id]) {
                BodyId body = world.ids[id];
                hash.add(bodies.isActive(body) ? 1 : 0);
                add(hash, bodies.getLinearVelocity(body));
                add(hash, bodies.getAngularVelocity(body));
                add(hash, world.bodyList[id].getAccumulatedForce());
            }
        }
    }

    private static void add(StateHash hash, Vec3 vector) {
        hash.add(vector.getX()).add(vector.getY()).add(vector.getZ());
    }

    @Override
    public boolean present(int body) {
        return present[body];
    }

    /** Takes a body out of the world, or puts it where it was placed last, with the velocity it had. */
    public void setPresent(int body, boolean wanted) {
        if (present[body] == wanted) {
            return;
        }
        present[body] = wanted;
        if (wanted) {
            world.bodies.addBody(world.ids[body], fixed[body] ? EActivation.DontActivate : EActivation.Activate);
        } else {
            world.bodies.removeBody(world.ids[body]);
        }
    }

    @Override
    public byte[] save() {
        try (StateRecorderImpl recorder = new StateRecorderImpl()) {
            world.system.saveState(recorder);
            byte[] state = recorder.getData();
            ByteBuffer saved = ByteBuffer.allocate(FORMAT_BYTES + present.length + state.length);
            saved.putInt(FORMAT).putInt(present.length).putInt(contactsBegun);
            for (boolean in : present) {
                saved.put((byte) (in ? 1 : 0));
            }
            return saved.put(state).array();
        }
    }

    @Override
    public void restore(byte[] state) {
        ByteBuffer saved = ByteBuffer.wrap(state);
        if (state.length < FORMAT_BYTES + present.length || saved.getInt() != FORMAT || saved.getInt() != present.length) {
            throw new IllegalArgumentException("the state was not saved by a Jolt world of " + present.length + " bodies");
        }
        contactsBegun = saved.getInt();
        for (int id = 0; id < present.length; id++) {
            setPresent(id, saved.get() != 0);
        }
        byte[] rest = new byte[saved.remaining()];
        saved.get(rest);
        try (StateRecorderImpl recorder = new StateRecorderImpl()) {
            recorder.writeBytes(rest);
            if (!world.system.restoreState(recorder)) {
                throw new IllegalStateException("Jolt refuses the state of a world that was built alike");
            }
        }
        posesKnown = false;
    }
}
