package dev.tickscope.core.input;

import dev.tickscope.core.contract.InputLatch;
import dev.tickscope.core.time.TickPath;

/**
 * Carries press and release edges from the device to outer frames and to fixed ticks. Frames see what arrived since the frame before;
 * ticks see what the contract's latch lets through. Several presses between two ticks are one: edges are told, not counted. One thread.
 */
@TickPath
public final class EdgeLatch {
    private final InputLatch policy;
    private final Snapshot frame = new Snapshot();
    private final Snapshot tick = new Snapshot();
    private long deviceHeld;
    /** Since the last outer frame. */
    private long arrivedPressed;
    private long arrivedReleased;
    /** Since the last outer frame or single tick. */
    private long freshPressed;
    private long freshReleased;
    /** Without a latch: what the ticks of this frame see, each of them. */
    private long unlatchedPressed;
    private long unlatchedReleased;
    /** Edges that a tick saw by its stamp; outer frames see them from the next one on. */
    private long stampedBeforePressed;
    private long stampedBeforeReleased;
    private long waitingPressed;
    private long waitingReleased;
    /** Edges stamped with the coming tick: it sees them whatever the latch does. */
    private long stampedPressed;
    private long stampedReleased;

    public EdgeLatch(InputLatch policy) {
        this.policy = policy;
    }

    /** The device says that an action went down or up. What it already is, is no edge. */
    public void deliver(int action, boolean down) {
        long bit = 1L << action;
        if (((deviceHeld & bit) != 0) == down) {
            return;
        }
        if (down) {
            deviceHeld |= bit;
            arrivedPressed |= bit;
            freshPressed |= bit;
            waitingPressed |= policy == InputLatch.NONE ? 0 : bit;
        } else {
            deviceHeld &= ~bit;
            arrivedReleased |= releaseBit(bit);
            freshReleased |= releaseBit(bit);
            waitingReleased |= policy == InputLatch.PRESS_AND_RELEASE ? bit : 0;
        }
    }

    /** Where releases do not exist, none is ever told. */
    private long releaseBit(long bit) {
        return policy == InputLatch.PRESS ? 0 : bit;
    }

    /** An edge that belongs to the coming tick, from a script or a recording: exactly that tick sees it, at any frame rate. */
    public void deliverToTick(int action, boolean down) {
        long bit = 1L << action;
        if (((deviceHeld & bit) != 0) == down) {
            return;
        }
        if (down) {
            deviceHeld |= bit;
            stampedPressed |= bit;
        } else {
            deviceHeld &= ~bit;
            stampedReleased |= releaseBit(bit);
        }
    }

    /** An outer frame begins: its snapshot holds what arrived since the frame before; of that, its ticks do not see what a single tick saw. */
    public InputSnapshot beginFrame() {
        frame.set(arrivedPressed | stampedBeforePressed, arrivedReleased | stampedBeforeReleased, deviceHeld);
        unlatchedPressed = freshPressed;
        unlatchedReleased = freshReleased;
        clearArrived();
        return frame;
    }

    private void clearArrived() {
        arrivedPressed = 0;
        arrivedReleased = 0;
        freshPressed = 0;
        freshReleased = 0;
        stampedBeforePressed = 0;
        stampedBeforeReleased = 0;
    }

    /** A single tick begins without an outer frame: it sees what arrived since the last frame or single tick, the frame's snapshot stays. */
    public void beginSingleTick() {
        unlatchedPressed = freshPressed;
        unlatchedReleased = freshReleased;
        freshPressed = 0;
        freshReleased = 0;
    }

    /** A fixed tick begins: its own snapshot over the same actions. What it sees of the waiting edges no later tick sees. */
    public InputSnapshot beginTick() {
        if (policy == InputLatch.NONE) {
            tick.set(unlatchedPressed | stampedPressed, unlatchedReleased | stampedReleased, deviceHeld);
        } else {
            tick.set(waitingPressed | stampedPressed, waitingReleased | stampedReleased, deviceHeld);
            waitingPressed = 0;
            waitingReleased = 0;
        }
        stampedBeforePressed |= stampedPressed;
        stampedBeforeReleased |= stampedReleased;
        stampedPressed = 0;
        stampedReleased = 0;
        return tick;
    }

    public InputSnapshot frameSnapshot() {
        return frame;
    }

    public InputSnapshot tickSnapshot() {
        return tick;
    }

    /** Presses that wait for a tick. */
    public long waitingPressed() {
        return waitingPressed;
    }

    /** Releases that wait for a tick. */
    public long waitingReleased() {
        return waitingReleased;
    }

    /** Forgets edges that wait; what is down stays down. For a new physics session that keeps its devices. */
    public void clearWaiting() {
        waitingPressed = 0;
        waitingReleased = 0;
        stampedPressed = 0;
        stampedReleased = 0;
        tick.set(0, 0, deviceHeld);
    }

    /** Forgets every edge and what hooks see now. The next frame and tick see again what the device still holds down, without an edge. */
    public void clear() {
        clearArrived();
        unlatchedPressed = 0;
        unlatchedReleased = 0;
        frame.set(0, 0, 0);
        clearWaiting();
        tick.set(0, 0, 0);
    }

    private static final class Snapshot implements InputSnapshot {
        private long pressed;
        private long released;
        private long held;

        void set(long newPressed, long newReleased, long newHeld) {
            pressed = newPressed;
            released = newReleased;
            held = newHeld;
        }

        @Override
        public long pressed() {
            return pressed;
        }

        @Override
        public long released() {
            return released;
        }

        @Override
        public long held() {
            return held;
        }
    }
}
