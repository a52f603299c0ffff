package dev.tickscope.core.time;

/** A monotonic clock in nanoseconds that is handed to whoever needs one, so that tests and scripted runs bring their own. */
@FunctionalInterface
public interface NanoSource {
    /** The JVM's monotonic clock. */
    NanoSource SYSTEM = System::nanoTime;

    /** A clock that stands still: rows of a scripted run carry no execution times. */
    NanoSource STILL = () -> 0L;

    /** Nanoseconds since an arbitrary origin; never goes back. */
    long nanos();
}
