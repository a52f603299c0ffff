package dev.tickscope.core.control;

import java.util.concurrent.ArrayBlockingQueue;

/**
 * Commands on their way to the thread that runs the clock. Bounded, first in first out; a full queue refuses at once, so nobody ever waits.
 */
public final class CommandQueue {
    /** Far more than a person can click between two frames. */
    public static final int CAPACITY = 256;

    private final ArrayBlockingQueue<Command> queue = new ArrayBlockingQueue<>(CAPACITY);

    /** Any thread. False if the queue is full. */
    public boolean offer(Command command) {
        return queue.offer(command);
    }

    /** The clock's thread, at a safe point. Null if there is none. */
    public Command poll() {
        return queue.poll();
    }

    public boolean isEmpty() {
        return queue.isEmpty();
    }
}
