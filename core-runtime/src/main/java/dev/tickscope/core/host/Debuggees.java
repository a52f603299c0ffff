package dev.tickscope.core.host;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The debuggees that this program brings, found as services. */
public final class Debuggees {
    private Debuggees() {
    }

    /** All of them, by title. */
    public static List<DebuggeeProvider> all() {
        return stream().sorted(java.util.Comparator.comparing(DebuggeeProvider::title)).toList();
    }

    public static Optional<DebuggeeProvider> named(String id) {
        return stream().filter(p -> p.id().equals(id)).findFirst();
    }

    public static List<String> ids() {
        return stream().map(DebuggeeProvider::id).sorted().toList();
    }

    private static Stream<DebuggeeProvider> stream() {
        return ServiceLoader.load(DebuggeeProvider.class, Debuggees.class.getClassLoader()).stream().map(ServiceLoader.Provider::get);
    }
}
