package dev.tickscope.core.host;

/** Finds debuggees by {@link java.util.ServiceLoader}. */
public interface DebuggeeProvider {
    /** The id in scenario files, such as {@code crates}. */
    String id();

    /** The name on screen. */
    String title();

    /** One sentence: what it shows. */
    String description();

    /** A fresh instance in its first state; equal calls behave alike to the last bit. */
    Debuggee create();
}
