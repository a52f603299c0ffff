package dev.tickscope.samples.jolt;

import com.github.stephengold.joltjni.CustomContactListener;
import com.github.stephengold.joltjni.enumerate.ValidateResult;
import dev.tickscope.core.time.TickPath;

/**
 * Counts the contacts that begin. Native code keeps a listener for ever, so all worlds share this one; a world is stepped wholly by the
 * thread that asks for the step, so each thread counts for itself.
 */
@TickPath
final class ContactCounter extends CustomContactListener {
    private static final int ACCEPT = ValidateResult.AcceptAllContactsForThisBodyPair.ordinal();

    private final ThreadLocal<int[]> begun = ThreadLocal.withInitial(() -> new int[1]);

    private static final class Shared {
        private static final ContactCounter COUNTER = new ContactCounter();
    }

    static ContactCounter shared() {
        return Shared.COUNTER;
    }

    /** Counts from 0 again. */
    void reset() {
        begun.get()[0] = 0;
    }

    /** How many began in this thread since it was reset. */
    int count() {
        return begun.get()[0];
    }

    @Override
    public void onContactAdded(long body1, long body2, long manifold, long settings) {
        begun.get()[0]++;
    }

    @Override
    public void onContactPersisted(long body1, long body2, long manifold, long settings) {
    }

    @Override
    public void onContactRemoved(long pair) {
    }

    @Override
    public int onContactValidate(long body1, long body2, double offsetX, double offsetY, double offsetZ, long result) {
        return ACCEPT;
    }
}
