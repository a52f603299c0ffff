package dev.tickscope.core.physics;

import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/**
 * Which pairs of bodies touch, from the points of touch that a physics library begins and ends: a pair begins with its first point and
 * ends with its last, whatever points come and go in between. Sorted by body ids, so the order does not depend on the library's. Grows
 * once, then allocates nothing.
 */
@TickPath
public final class ContactPairs {
    private static final byte TOUCHED_BEFORE = 1;
    private static final byte CAME_TOGETHER = 2;
    private static final byte PARTED = 4;

    private int pairs;
    private long[] keys = new long[16];
    private int[] points = new int[16];
    private byte[] marks = new byte[16];
    private int told;
    private long[] toldKeys = new long[16];
    private byte[] toldKinds = new byte[16];

    /** A step begins: what it tells starts empty. */
    public void beginStep() {
        told = 0;
        for (int i = 0; i < pairs; i++) {
            marks[i] = points[i] > 0 ? TOUCHED_BEFORE : 0;
        }
    }

    /** Two bodies touch at one more point. */
    public void pointBegan(int bodyA, int bodyB) {
        int at = Arrays.binarySearch(keys, 0, pairs, key(bodyA, bodyB));
        if (at < 0) {
            at = insert(~at, key(bodyA, bodyB));
        }
        if (points[at]++ == 0) {
            marks[at] |= CAME_TOGETHER;
        }
    }

    /** Two bodies touch at one point less. */
    public void pointEnded(int bodyA, int bodyB) {
        int at = Arrays.binarySearch(keys, 0, pairs, key(bodyA, bodyB));
        if (at >= 0 && points[at] > 0 && --points[at] == 0) {
            marks[at] |= PARTED;
        }
    }

    private static long key(int bodyA, int bodyB) {
        return (long) Math.min(bodyA, bodyB) << 32 | Math.max(bodyA, bodyB);
    }

    private int insert(int at, long key) {
        if (pairs == keys.length) {
            keys = Arrays.copyOf(keys, pairs * 2);
            points = Arrays.copyOf(points, pairs * 2);
            marks = Arrays.copyOf(marks, pairs * 2);
        }
        System.arraycopy(keys, at, keys, at + 1, pairs - at);
        System.arraycopy(points, at, points, at + 1, pairs - at);
        System.arraycopy(marks, at, marks, at + 1, pairs - at);
        pairs++;
        keys[at] = key;
        points[at] = 0;
        marks[at] = 0;
        return at;
    }

    /** The step is over: tells what it did and forgets pairs that do not touch any more. */
    public void endStep() {
        int kept = 0;
        for (int i = 0; i < pairs; i++) {
            tell(i);
            if (points[i] > 0) {
                keys[kept] = keys[i];
                points[kept] = points[i];
                marks[kept] = marks[i];
                kept++;
            }
        }
        pairs = kept;
    }

    private void tell(int pair) {
        boolean before = (marks[pair] & TOUCHED_BEFORE) != 0;
        boolean now = points[pair] > 0;
        if (before && now) {
            add(pair, MovableWorld.PERSISTS);
            return;
        }
        if (!before && (marks[pair] & CAME_TOGETHER) != 0) {
            add(pair, MovableWorld.BEGAN);
        }
        if (!now && (marks[pair] & PARTED) != 0) {
            add(pair, MovableWorld.ENDED);
        }
    }

    private void add(int pair, int kind) {
        if (told == toldKeys.length) {
            toldKeys = Arrays.copyOf(toldKeys, told * 2);
            toldKinds = Arrays.copyOf(toldKinds, told * 2);
        }
        toldKeys[told] = keys[pair];
        toldKinds[told++] = (byte) kind;
    }

    /** A body left the world: its contacts are forgotten and not told as ended. */
    public void forget(int body) {
        int kept = 0;
        for (int i = 0; i < pairs; i++) {
            if ((int) (keys[i] >>> 32) != body && (int) keys[i] != body) {
                keys[kept] = keys[i];
                points[kept] = points[i];
                marks[kept] = marks[i];
                kept++;
            }
        }
        pairs = kept;
    }

    /** How many changes the last step told. */
    public int count() {
        return told;
    }

    /** One of the contact kinds of {@link MovableWorld}. */
    public int kind(int index) {
        return toldKinds[index];
    }

    /** The lower body id of the pair. */
    public int bodyA(int index) {
        return (int) (toldKeys[index] >>> 32);
    }

    public int bodyB(int index) {
        return (int) toldKeys[index];
    }
}
