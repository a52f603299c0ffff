package dev.tickscope.core.recording;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;

/**
 * All that is known of one run: its rows, and what is needed to run it again.
 *
 * @param debuggee the id of what ran; empty for a clock without a game
 * @param probes the probes that a scenario put in place of the game's; null for the game's own
 * @param hashes what each phase left behind; null if nobody asked for it
 * @param objectWords the words of OBJECT rows, or null for a row
 * @param breakpointWords the words of BREAKPOINT rows, or null for a row
 */
public record Recording(SessionInfo info, String debuggee, ProbePlan probes, StoreView view, RunJournal journal, HashTrace hashes,
        List<String> objectNames, Map<Integer, Breakpoint> breakpoints, LongFunction<String> objectWords, LongFunction<String> breakpointWords) {

    /** What a hosted session has been up to now. */
    public static Recording of(HostedSession session) {
        return new Recording(session.info(), session.debuggee(), null, session.view(), session.journal(), session.hashes(),
                List.copyOf(session.objectNames()), session.breakpoints(), session::wordsOfObjectRow, session::wordsOfBreakpointRow);
    }
}
