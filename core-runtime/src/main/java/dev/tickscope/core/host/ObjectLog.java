package dev.tickscope.core.host;

import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.ObjectRow;

/** Writes what happens to objects, and keeps their names and the words that rows cannot hold. */
final class ObjectLog {
    private final EventSink sink;
    private final ObjectRow row = new ObjectRow();
    private final ObjectNames names = new ObjectNames();
    private final HookFailures failures = new HookFailures();
    private long rows;

    ObjectLog(EventSink sink) {
        this.sink = sink;
    }

    ObjectNames names() {
        return names;
    }

    HookFailures failures() {
        return failures;
    }

    /** @param words what went wrong, or null */
    void changed(ObjectRow.Change change, int object, int body, String words, int stage, long framePosition, long tickIndex, long ticksBefore) {
        if (words != null) {
            failures.add(new HookFailures.Failure(rows, object, words));
        }
        rows++;
        row.change = change;
        row.object = object;
        row.body = body;
        row.ticksBefore = ticksBefore;
        row.name = object < 0 ? null : names.get(object);
        row.words = words;
        row.stage = stage;
        row.framePosition = framePosition;
        row.tickIndex = tickIndex;
        sink.object(row);
    }
}
