package dev.tickscope.samples.jolt;

import com.github.stephengold.joltjni.Body;
import com.github.stephengold.joltjni.BodyCreationSettings;
import com.github.stephengold.joltjni.BodyId;
import com.github.stephengold.joltjni.BodyInterface;
import com.github.stephengold.joltjni.BoxShape;
import com.github.stephengold.joltjni.Jolt;
import com.github.stephengold.joltjni.JobSystem;
import com.github.stephengold.joltjni.JobSystemSingleThreaded;
import com.github.stephengold.joltjni.MapObj2Bp;
import com.github.stephengold.joltjni.MassProperties;
import com.github.stephengold.joltjni.ObjVsBpFilter;
import com.github.stephengold.joltjni.ObjVsObjFilter;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.Shape;
import com.github.stephengold.joltjni.SphereShape;
import com.github.stephengold.joltjni.TempAllocator;
import com.github.stephengold.joltjni.TempAllocatorImplWithMallocFallback;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.enumerate.EActivation;
import com.github.stephengold.joltjni.enumerate.EMotionQuality;
import com.github.stephengold.joltjni.enumerate.EMotionType;
import com.github.stephengold.joltjni.enumerate.EOverrideMassProperties;
import dev.tickscope.core.physics.BodyShape;
import java.util.List;

/**
 * Jolt's part of a {@link JoltPort}: the system with its bodies, and what it needs to be stepped on the calling thread. All of it is memory
 * that the garbage collector does not know. jolt-jni's own cleaner would free things in any order, and again after they were closed, so it
 * is not started; {@link #close} frees them.
 */
final class JoltWorld implements AutoCloseable {
    /** A small box's edges are rounded by this part of its least half extent, since Jolt's usual radius would not fit. */
    private static final float EDGE_SHARE = 0.1f;
    private static final int STATIC_LAYER = 0;
    private static final int MOVING_LAYER = 1;
    private static final int LAYERS = 2;
    private static final int SCRATCH_BYTES = 1 << 20;
    /** Building goes through tables that jolt-jni shares between all worlds of a program. */
    private static final Object BUILDING = new Object();

    final PhysicsSystem system;
    final BodyInterface bodies;
    final BodyId[] ids;
    final Body[] bodyList;
    final TempAllocator scratch = new TempAllocatorImplWithMallocFallback(SCRATCH_BYTES);
    /** One thread: the order of work, and with it the result, is always the same. */
    final JobSystem jobs = new JobSystemSingleThreaded(Jolt.cMaxPhysicsJobs);
    private final MapObj2Bp layers = new MapObj2Bp(LAYERS, LAYERS).add(STATIC_LAYER, STATIC_LAYER).add(MOVING_LAYER, MOVING_LAYER);
    private final ObjVsBpFilter coarse = new ObjVsBpFilter(LAYERS, LAYERS).disablePair(STATIC_LAYER, STATIC_LAYER);
    private final ObjVsObjFilter fine = new ObjVsObjFilter(LAYERS).disablePair(STATIC_LAYER, STATIC_LAYER);

    JoltWorld(List<JoltWorldBuilder.Description> descriptions, Vec3 gravity) {
        synchronized (BUILDING) {
            int count = descriptions.size();
            system = new PhysicsSystem();
            system.init(Math.max(1, count), 0, 1_024 + 16 * count, 1_024 + 16 * count, layers, coarse, fine);
            system.setGravity(gravity);
            system.setContactListener(ContactCounter.shared());
            bodies = system.getBodyInterfaceNoLock();
            ids = new BodyId[count];
            bodyList = new Body[count];
            for (JoltWorldBuilder.Description description : descriptions) {
                Body body = create(description);
                bodyList[description.id] = body;
                ids[description.id] = body.getId();
                if (!description.absent) {
                    bodies.addBody(ids[description.id], description.fixed ? EActivation.DontActivate : EActivation.Activate);
                }
            }
            system.optimizeBroadPhase();
        }
    }

    private Body create(JoltWorldBuilder.Description of) {
        Quat turn = new Quat((float) of.turn[0], (float) of.turn[1], (float) of.turn[2], (float) of.turn[3]);
        try (BodyCreationSettings settings = new BodyCreationSettings(shape(of.shape()), new RVec3(of.place[0], of.place[1], of.place[2]),
                turn.normalized(), of.fixed ? EMotionType.Static : EMotionType.Dynamic, of.fixed ? STATIC_LAYER : MOVING_LAYER);
                MassProperties mass = new MassProperties().setMass((float) of.mass)) {
            settings.setFriction((float) of.friction).setRestitution((float) of.restitution);
            if (!of.fixed) {
                settings.setLinearVelocity(new Vec3((float) of.velocity[0], (float) of.velocity[1], (float) of.velocity[2]));
                settings.setMotionQuality(of.bullet ? EMotionQuality.LinearCast : EMotionQuality.Discrete);
                settings.setOverrideMassProperties(EOverrideMassProperties.CalculateInertia);
                settings.setMassPropertiesOverride(mass);
            }
            return bodies.createBody(settings);
        }
    }

    /** Native memory counts who uses a shape: it goes with the last body that has it. */
    private static Shape shape(BodyShape of) {
        if (of.kind() == BodyShape.Kind.BALL) {
            return new SphereShape((float) of.halfX());
        }
        Vec3 half = new Vec3((float) of.halfX(), (float) of.halfY(), (float) of.halfZ());
        float least = Math.min(half.getX(), Math.min(half.getY(), half.getZ()));
        return new BoxShape(half, Math.min(Jolt.cDefaultConvexRadius, EDGE_SHARE * least));
    }

    /** The system goes first: it uses the rest. Nobody may use it any more. */
    @Override
    public void close() {
        synchronized (BUILDING) {
            system.close();
            for (BodyId id : ids) {
                id.close();
            }
            layers.close();
            coarse.close();
            fine.close();
            jobs.close();
            scratch.close();
        }
    }
}
