package dev.tickscope.app;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * What is alive in this program right after a collection.
 *
 * @param heapBytes of everything
 * @param instances of each class of the program and of JavaFX, but for what that keeps of styles and texts. A lambda has a class for each place that makes
 *     it, so listeners count, too
 * @param bytes of each class, arrays too
 * @param threads by name, without numbers at its end
 * @param nodes of the scene, by class
 */
record Census(long heapBytes, Map<String, Long> instances, Map<String, Long> bytes, Map<String, Long> threads, Map<String, Long> nodes)
        implements Serializable {
    private static final int TRIES = 3;
    private static final List<String> COUNTED = List.of("dev.tickscope.", "javafx.", "com.sun.javafx.");
    private static final List<String> KEPT_BY_JAVAFX = List.of("com.sun.javafx.css.", "com.sun.javafx.font.", "com.sun.javafx.text.", "com.sun.javafx.geom.",
            "javafx.scene.text.Font");

    /**
     * Collects, then counts. While the renderer is in native code no collection begins, and garbage is counted too; so it counts several times
     * and keeps the least. Any thread but that of JavaFX, which would stand meanwhile.
     */
    static Census take(Map<String, Long> nodes) {
        return Stream.generate(() -> count(nodes)).limit(TRIES).min(Comparator.comparingLong(Census::heapBytes)).orElseThrow();
    }

    private static Census count(Map<String, Long> nodes) {
        Map<String, Long> instances = new TreeMap<>();
        Map<String, Long> bytes = new TreeMap<>();
        long heapBytes = 0;
        // "   1:  123  4567  name", or "Total  123  4567"; asking for it collects all garbage first.
        for (String line : histogram().split("\n")) {
            String[] words = line.trim().split("\\s+");
            if (words.length >= 4 && words[0].endsWith(":")) {
                bytes.merge(words[3], Long.parseLong(words[2]), Long::sum);
                if (counts(words[3])) {
                    instances.merge(words[3], Long.parseLong(words[1]), Long::sum);
                }
            } else if (words[0].equals("Total")) {
                heapBytes = Long.parseLong(words[2]);
            }
        }
        Map<String, Long> threads = Thread.getAllStackTraces().keySet().stream()
                .collect(Collectors.groupingBy(thread -> thread.getName().replaceAll("[-# ]*\\d+$", ""), TreeMap::new, Collectors.counting()));
        return new Census(heapBytes, instances, bytes, threads, nodes);
    }

    /** What is alive, to be looked at with a tool. */
    static void dump(Path file) throws IOException {
        Files.deleteIfExists(file);
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class).dumpHeap(file.toString(), true);
    }

    /** Puts it aside: in memory it would be what grows. */
    void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(file))) {
            out.writeObject(this);
        }
    }

    static Census read(Path file) {
        try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(file))) {
            return (Census) in.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Not what JavaFX keeps of styles, fonts and lines of text: that comes and goes by a fifth, and the heap tells whether it grows for good. */
    private static boolean counts(String name) {
        return COUNTED.stream().anyMatch(name::startsWith) && KEPT_BY_JAVAFX.stream().noneMatch(name::startsWith);
    }

    private static String histogram() {
        try {
            return (String) ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram", new Object[] {new String[0]}, new String[] {String[].class.getName()});
        } catch (JMException e) {
            throw new IllegalStateException("this JVM counts no instances", e);
        }
    }

    /** How many there are of a class, by its name. */
    long of(Class<?> type) {
        return instances.getOrDefault(type.getName(), 0L);
    }

    /** All nodes below one, and itself, by class. JavaFX thread. */
    static Map<String, Long> nodes(Node root) {
        Map<String, Long> nodes = new TreeMap<>();
        count(root, nodes);
        return nodes;
    }

    private static void count(Node node, Map<String, Long> into) {
        into.merge(node.getClass().getName(), 1L, Long::sum);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> count(child, into));
        }
    }

    /** What there is more of than before, in words; empty if nothing is. @param room how much more of each may be there */
    static String more(Map<String, Long> before, Map<String, Long> now, Function<Long, Long> room) {
        return now.entrySet().stream().filter(entry -> entry.getValue() - before.getOrDefault(entry.getKey(), 0L)
                        > room.apply(before.getOrDefault(entry.getKey(), 0L)))
                .map(entry -> entry.getKey() + ": " + before.getOrDefault(entry.getKey(), 0L) + ", then " + entry.getValue())
                .collect(Collectors.joining("\n"));
    }
}
