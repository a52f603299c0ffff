package dev.tickscope.core.host;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What went wrong in game code, in words: the newest of it. Written by the clock's thread, read by any. */
public final class HookFailures {
    /** How many are kept. */
    public static final int KEPT = 200;

    private final Deque<Failure> failures = new ArrayDeque<>();
    private long total;

    /**
     * One of them.
     *
     * @param objectRow the OBJECT row that it explains
     * @param object the number of the object, or −1
     */
    public record Failure(long objectRow, int object, String words) {
    }

    synchronized void add(Failure failure) {
        if (failures.size() == KEPT) {
            failures.removeFirst();
        }
        failures.addLast(failure);
        total++;
    }

    /** The newest, oldest first. */
    public synchronized List<Failure> newest() {
        return List.copyOf(failures);
    }

    /** How many there were since the session began. */
    public synchronized long total() {
        return total;
    }

    /** The words for an OBJECT row; null if there are none or they are not kept any more. */
    public synchronized String wordsOf(long objectRow) {
        return failures.stream().filter(f -> f.objectRow() == objectRow).map(Failure::words).findFirst().orElse(null);
    }
}
