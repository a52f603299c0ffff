package dev.tickscope.core.recording;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.store.RowWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a session tells beside its rows: names of objects, what went wrong with them, and its breakpoints as they were asked for. */
final class SessionWords {
    private final List<String> objectNames = new ArrayList<>();
    private final Map<Integer, Breakpoint> breakpoints = new LinkedHashMap<>();
    private final Map<Long, String> objectWords = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, String> eldest) {
            return size() > RowWords.KEPT;
        }
    };

    synchronized void nameObject(int number, String name) {
        while (objectNames.size() <= number) {
            objectNames.add("");
        }
        objectNames.set(number, name);
    }

    synchronized int objectCount() {
        return objectNames.size();
    }

    synchronized List<String> objectNames() {
        return List.copyOf(objectNames);
    }

    synchronized void objectRow(long row, String text) {
        objectWords.put(row, text);
    }

    synchronized String ofObjectRow(long row) {
        return objectWords.get(row);
    }

    synchronized void breakpoint(Breakpoint breakpoint) {
        breakpoints.put(breakpoint.id(), breakpoint);
    }

    synchronized Map<Integer, Breakpoint> breakpoints() {
        return Map.copyOf(breakpoints);
    }
}
