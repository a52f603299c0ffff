package dev.tickscope.core.session;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.time.TimeBase;
import java.util.List;

/**
 * What does not change during a session.
 *
 * @param title what runs, such as "Crates"
 * @param pacing where its frame times come from, such as "60 Hz display"
 * @param stepUnits the length of a tick in units of {@code timeBase}
 * @param bodies the index is the body's id in pose rows; empty without a world
 */
public record SessionInfo(String title, String pacing, ClockContract contract, TimeBase timeBase, long stepUnits, List<BodyShape> bodies) {
    public SessionInfo {
        bodies = List.copyOf(bodies);
    }
}
