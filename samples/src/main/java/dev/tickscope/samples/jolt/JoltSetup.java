package dev.tickscope.samples.jolt;

import com.github.stephengold.joltjni.Jolt;

/** What Jolt wants once, before anything else. Apart from {@link JoltLibrary}, which works without Jolt's classes. */
final class JoltSetup {
    private JoltSetup() {
    }

    static void run() {
        Jolt.registerDefaultAllocator();
        Jolt.installDefaultAssertCallback();
        Jolt.installDefaultTraceCallback();
        Jolt.newFactory();
        Jolt.registerTypes();
    }
}
