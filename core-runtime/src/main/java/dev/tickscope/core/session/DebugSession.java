package dev.tickscope.core.session;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The one debugger interface: the same whether the loop runs in this program, behind a socket or comes from a file. Any thread. */
public interface DebugSession extends AutoCloseable {
    SessionInfo info();

    Set<Capability> capabilities();

    /** Why something is not to be had: a missing capability in words, else {@code otherwise}, which may be null for nothing. */
    default String missing(Capability capability, String otherwise) {
        return capabilities().contains(capability) ? otherwise : "This session does not offer " + capability.words();
    }

    /** Everything published so far. Never waits. */
    StoreView view();

    /** How often rows have been published, as {@link StoreView#releases} of a view taken now. */
    default long releases() {
        return view().releases();
    }

    /**
     * Rings once when rows are published beyond so many releases, or at once if there are some; an earlier bell of this session does not ring any more. A
     * session to which none can be added never rings.
     *
     * @param seen as {@link #releases} said
     * @param bell runs on any thread, and returns soon
     */
    default void ringAfter(long seen, Runnable bell) {
    }

    /** Names of the game's objects by their number in OBJECT rows; grows, never shrinks. */
    default List<String> objectNames() {
        return List.of();
    }

    /** What went wrong, for an OBJECT row that tells of a failed hook or command; null if nothing is known, or not any more. */
    default String wordsOfObjectRow(long row) {
        return null;
    }

    /** What a log message said, or why a condition failed, for a BREAKPOINT row; null if nothing is known, or not any more. */
    default String wordsOfBreakpointRow(long row) {
        return null;
    }

    /** All breakpoints that the session ever had, by their ids, as they were asked for. */
    default Map<Integer, Breakpoint> breakpoints() {
        return Map.of();
    }

    /** The objects that a command may name for an action; the same for as long as the session lives. */
    default List<String> offers(ObjectAction.Verb verb) {
        return List.of();
    }

    /** Hands over a command and returns at once. */
    SubmitResult submit(Command command);

    /** Ends the session and its threads. What was published stays readable. */
    @Override
    void close();
}
