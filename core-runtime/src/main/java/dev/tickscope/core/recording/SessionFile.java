package dev.tickscope.core.recording;

import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.event.EventKind;

/** Names of the session file, which its writer and its reader share. The format is described in {@code docs/session-file.md}. */
final class SessionFile {
    static final String FORMAT = "tickscope session";
    static final String JOURNAL = "journal";
    static final String HASHES = "hashes";
    static final String END = "end";
    /** Numbers of one line of journal or hashes. */
    static final int BATCH = 500;

    private SessionFile() {
    }

    /** How lines name a kind of row, such as {@code frameEnd}. */
    static String name(EventKind kind) {
        return JsonFields.camelCase(kind);
    }
}
