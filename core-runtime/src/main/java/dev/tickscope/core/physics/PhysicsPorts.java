package dev.tickscope.core.physics;

import dev.tickscope.core.time.TickPath;
import java.util.ArrayList;
import java.util.List;

/**
 * A flat and a spatial world as one: bodies of the flat one come first in ids, and in each step the flat one is integrated first. The
 * worlds know nothing of each other.
 */
@TickPath
public final class PhysicsPorts implements PhysicsPort {
    private final PhysicsPort flat;
    private final PhysicsPort spatial;
    private final int flatBodies;
    private final List<BodyShape> bodies;
    private final ContactBuffer part = new ContactBuffer();
    private final PoseBuffer flatPoses;
    private final PoseBuffer spatialPoses;

    public PhysicsPorts(PhysicsPort flat, PhysicsPort spatial) {
        this.flat = flat;
        this.spatial = spatial;
        this.flatBodies = flat.bodies().size();
        List<BodyShape> all = new ArrayList<>(flat.bodies());
        all.addAll(spatial.bodies());
        this.bodies = List.copyOf(all);
        this.flatPoses = new PoseBuffer(flatBodies);
        this.spatialPoses = new PoseBuffer(spatial.bodies().size());
    }

    @Override
    public List<BodyShape> bodies() {
        return bodies;
    }

    @Override
    public void substeps(int parts) {
        flat.substeps(parts);
        spatial.substeps(parts);
    }

    @Override
    public void step(double stepSeconds) {
        flat.step(stepSeconds);
        spatial.step(stepSeconds);
    }

    @Override
    public int contactsBegun() {
        return flat.contactsBegun() + spatial.contactsBegun();
    }

    @Override
    public void readContacts(ContactBuffer into) {
        flat.readContacts(into);
        part.clear();
        spatial.readContacts(part);
        into.addAll(part, flatBodies);
    }

    @Override
    public void readPoses(PoseBuffer into) {
        flat.readPoses(flatPoses);
        spatial.readPoses(spatialPoses);
        into.putAll(flatPoses, 0);
        into.putAll(spatialPoses, flatBodies);
    }

    @Override
    public void addMotion(StateHash hash) {
        flat.addMotion(hash);
        spatial.addMotion(hash);
    }

    @Override
    public boolean present(int body) {
        return body < flatBodies ? flat.present(body) : spatial.present(body - flatBodies);
    }
}
