package dev.tickscope.core.host;

/** Finds debuggees by {@link java.util.ServiceLoader}. */
public interface DebuggeeProvider {
    /** The id in scenario files, such as {@code crates}. */
    String id();

    /** The name on screen. */
    String title();

    /** One sentence: what it shows. */
    String description();

    /**
     * What this program lacks to make one, in words for the user, such as a native library for this system; null if nothing. It stays in
     * the list all the same, so that users learn of it.
     */
    default String missing() {
        return null;
    }

    /**
     * A fresh instance in its first state; equal calls behave alike to the last bit.
     *
     * @throws IllegalStateException in the words of {@link #missing} if something is
     */
    Debuggee create();
}
