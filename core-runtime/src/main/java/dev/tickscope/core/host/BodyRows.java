package dev.tickscope.core.host;

import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.physics.ContactBuffer;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.time.TickPath;

/** Writes where the bodies of a world are, and hashes what they do. One for each world; a game may have none. */
@TickPath
final class BodyRows {
    private final PhysicsPort world;
    private final PoseBuffer poses;
    private final PoseBuffer written;
    /** The bodies whose poses a tick writes. */
    private final int[] moved;
    private final PresentedPoses presented;
    private final ContactBuffer contacts = new ContactBuffer();
    private final StateHash hash = new StateHash();

    /** @param world null for none */
    BodyRows(PhysicsPort world) {
        this.world = world;
        int bodies = world == null ? 0 : world.bodies().size();
        poses = new PoseBuffer(bodies);
        written = new PoseBuffer(bodies);
        moved = new int[bodies];
        presented = new PresentedPoses(bodies);
    }

    int count() {
        return moved.length;
    }

    boolean present(int body) {
        return world != null && body < count() && world.present(body);
    }

    /** What is drawn of them. */
    PresentedPoses presented() {
        return presented;
    }

    /** A body was put where it is now. */
    void placed(int body, EventSink sink) {
        world.readPoses(poses);
        written.copyFrom(poses, body);
        presented.placed(poses, body);
        sink.placed(body, poses.get(body, 0), poses.get(body, 1), poses.get(body, 2), poses.get(body, 3), poses.get(body, 4),
                poses.get(body, 5), poses.get(body, 6));
    }

    /** A tick is complete: writes the poses of bodies that moved, or of all now and then, and what the tick's row says of them. */
    void commit(TickRow row, EventSink sink) {
        world.readPoses(poses);
        boolean keyframe = row.row % Columns.Pose.KEYFRAME_TICKS == 0;
        int count = 0;
        for (int body = 0; body < count(); body++) {
            if (world.present(body) && (keyframe || !poses.same(written, body))) {
                moved[count++] = body;
            }
        }
        poses.write(sink, moved, count);
        contacts.clear();
        world.readContacts(contacts);
        contacts.write(sink, row.row);
        written.copyFrom(poses);
        presented.tickCommitted(poses);
        row.contacts = world.contactsBegun();
        row.stateHash = hash.reset().add(poses, world).value();
    }

    /** A hash of everything that decides how the game goes on. */
    long stateHash(Debuggee game) {
        hash.reset();
        if (world != null) {
            world.readPoses(poses);
            hash.add(poses, world);
            world.addMotion(hash);
        }
        game.addState(hash);
        return hash.value();
    }
}
