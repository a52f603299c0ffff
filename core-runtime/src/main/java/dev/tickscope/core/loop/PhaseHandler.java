package dev.tickscope.core.loop;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.TickRow;

/** What the loop runs in each stage: the game's hooks, its physics. Called on the loop's thread. */
public interface PhaseHandler {
    /** A clock without a game: every stage counts as one call of an empty hook. */
    PhaseHandler NONE = new PhaseHandler() {
        @Override
        public int run(Stage stage, GameClock clock) {
            return 1;
        }

        @Override
        public void tickCommitted(TickRow row, EventSink sink) {
            // No bodies, no contacts.
        }
    };

    /**
     * Runs one stage.
     *
     * @return how many game callbacks it made; a breakpoint on a fixed hook is hit only if there was one
     */
    int run(Stage stage, GameClock clock);

    /** A tick is complete: fill in contacts and state hash, and hand its poses to the sink. The row itself is written afterwards. */
    void tickCommitted(TickRow row, EventSink sink);
}
