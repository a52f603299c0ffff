package dev.tickscope.core.recording;

import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.session.DebugSession;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Session files in which a recorder came too late for some rows: as it would have written them. */
final class Holes {
    /** Rows of a kind that are lost: from that one up to, but without, {@code to}. */
    record Hole(EventKind kind, long from, long to) {
    }

    private Holes() {
    }

    static String text(DebugSession session, RunRecord record) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SessionFileWriter(out, session, record).close();
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The file without those rows, and with a line for each hole where its first row was. */
    static String cut(String text, List<Hole> holes) {
        Map<String, EventKind> kinds = new HashMap<>();
        for (EventKind kind : EventKind.values()) {
            kinds.put(RowFormat.name(kind), kind);
        }
        Map<EventKind, Long> next = new EnumMap<>(EventKind.class);
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\n")) {
            int from = line.indexOf("\"row\":\"") + 7;
            EventKind kind = kinds.get(line.substring(from, line.indexOf('"', from)));
            if (kind == null) {
                lines.add(line);
                continue;
            }
            long row = next.merge(kind, 1L, Long::sum) - 1;
            boolean kept = true;
            for (Hole hole : holes) {
                if (hole.kind == kind && row >= hole.from && row < hole.to) {
                    kept = false;
                    if (row == hole.from) {
                        lines.add("{\"row\":\"lost\",\"kind\":\"" + RowFormat.name(kind) + "\",\"from\":" + hole.from + ",\"to\":" + hole.to + "}");
                    }
                }
            }
            if (kept) {
                lines.add(line);
            }
        }
        return String.join("\n", lines) + "\n";
    }
}
