package dev.tickscope.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.time.TimeScale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadoutLineTest {
    private static final String H = "1/60";

    private final ReadoutLine line = new ReadoutLine();

    /** A start frame of no length, then these. */
    private static String[] after(List<String> frames) {
        List<String> all = new ArrayList<>(List.of("0"));
        all.addAll(frames);
        return all.toArray(String[]::new);
    }

    private static List<String> frames(int count, String... more) {
        List<String> all = new ArrayList<>(Collections.nCopies(count, H));
        all.addAll(List.of(more));
        return all;
    }

    private static HostedSession run(String... deltas) {
        return Runs.session(Runs.preset("scaled"), Runs.empty("empty"), deltas);
    }

    private static HostedSession probed(int latencyFrames, String... deltas) {
        return Runs.session(Runs.preset("scaled"), Runs.game("probed", () -> new Debuggee() {
            @Override
            public PhysicsPort physics() {
                return null;
            }

            @Override
            public int hook(Stage stage, GameClock clock) {
                return 1;
            }

            @Override
            public ProbePlan probes() {
                return new ProbePlan(1, latencyFrames);
            }
        }), deltas);
    }

    private String shown(HostedSession session) {
        Runs.settle(session);
        return line.update(session.info(), session.view());
    }

    @Test
    void beforeTheFirstSecondIsFullThereIsADash() {
        assertEquals("–", shown(run(after(List.of()))));
        assertEquals("–", shown(run(after(frames(59)))));
        assertEquals("0% slowed · 0/s held", shown(run(after(frames(60)))));
    }

    /** 48/60 + 1/5 = 1 s; 1/5 s are 12 steps, 5 run, 7/60 s are lost: 11.67 %. */
    @Test
    void aSecondWithOneLongFrameIsTwelvePercentSlowed() {
        assertEquals("12% slowed · 0/s held", shown(run(after(frames(48, "1/5")))));
    }

    /** 5 owed and 3 allowed in the first frame: 2 held; caught up in the second. 55 frames more make the second full. */
    @Test
    void stepsThatProbesHoldAreCounted() {
        List<String> first = new ArrayList<>(List.of("5/60"));
        first.addAll(frames(55));
        assertEquals("0% slowed · 2/s held", shown(probed(1, after(first))));
    }

    /**
     * 5 owed, 3 may run, 2 are held; then 2 + 7 wait, 4 are above the cap and lost, 3 of the other 5 may run and 2 are held: 4 held and
     * 4/60 s lost in 60/60 s.
     */
    @Test
    void lossesAndHeldStepsOfOneSecondStandTogether() {
        List<String> frames = new ArrayList<>(List.of("5/60", "7/60"));
        frames.addAll(frames(48));
        assertEquals("7% slowed · 4/s held", shown(probed(1, after(frames))));
    }

    /** 5 + 52 + 18 sixtieths are 5/4 s. The last frame loses 13/60 s, 17.3 %, and holds 2 steps again: 4 / (5/4 s) = 3.2. */
    @Test
    void aFrameThatCrossesTheSecondBelongsToItWhole() {
        List<String> first = new ArrayList<>(List.of("5/60"));
        first.addAll(frames(52, "18/60"));
        assertEquals("17% slowed · 3/s held", shown(probed(1, after(first))));
    }

    @Test
    void theNextSecondTakesThePlaceOfTheOneBefore() {
        List<String> frames = frames(48, "1/5");
        assertEquals("12% slowed · 0/s held", shown(run(after(frames))));
        frames.addAll(frames(59));
        assertEquals("12% slowed · 0/s held", shown(run(after(frames))));
        frames.add(H);
        assertEquals("0% slowed · 0/s held", shown(run(after(frames))));
    }

    @Test
    void readingEachRowOnceGivesWhatReadingAllAtTheEndGives() {
        HostedSession session = run(after(frames(48, "1/5", "1/2", "1/2")));
        List<String> seen = new ArrayList<>();
        while (session.work()) {
            String now = line.update(session.info(), session.view());
            if (seen.isEmpty() || !seen.get(seen.size() - 1).equals(now)) {
                seen.add(now);
            }
        }
        assertEquals(List.of("–", "12% slowed · 0/s held", "83% slowed · 0/s held"), seen);
        assertEquals(seen.get(2), new ReadoutLine().update(session.info(), session.view()));
    }

    @Test
    void anotherSessionBeginsWithADash() {
        assertEquals("12% slowed · 0/s held", shown(run(after(frames(48, "1/5")))));
        assertEquals("–", shown(run(after(frames(3)))));
    }

    @Test
    void theShareIsOfRealTimeAtAnyTimeScale() {
        HostedSession session = run(after(frames(60)));
        session.submit(new Command.SetTimeScale(new TimeScale(100, 1)));
        assertEquals("95% slowed · 0/s held", shown(session));
    }

    @Test
    void standingTimeDoesNotCount() {
        HostedSession session = run(after(frames(60)));
        for (int i = 0; i < 20; i++) {
            session.work();
        }
        session.submit(new Command.Pause());
        Runs.settle(session);
        assertEquals("–", line.update(session.info(), session.view()));
        session.submit(new Command.Resume());
        assertEquals("0% slowed · 0/s held", shown(session));
    }
}
