package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.Repetition;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.time.NanoSource;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A session that repeats another one tells how far it agrees, names the first difference, and can be stopped on the way. */
class RepetitionTest {
    private static HostedSession recorded(Balls.Source source, int frames) {
        HostedSession session = Runs.session("phase", Balls.provider(source), steps(frames));
        for (int i = 0; i < frames; i++) {
            session.work();
        }
        return session;
    }

    private static long[] steps(int frames) {
        long[] deltas = new long[frames + 10];
        Arrays.fill(deltas, Runs.STEP);
        return deltas;
    }

    private static HostedSession again(HostedSession of, Balls.Source source) {
        return new HostedSession.Builder(of.info().contract(), Balls.provider(source)).hashes(true).nanos(NanoSource.STILL)
                .pacing("list", base -> new ListPacer(steps(10), false, false, base, NanoSource.STILL))
                .past(of.record(), of.view(), Long.MAX_VALUE).build();
    }

    @Test
    void itAgreesTickByTickAndSaysSoAtItsEnd() {
        HostedSession old = recorded(Balls.Source.CLEAN, 20);
        HostedSession session = again(old, Balls.Source.CLEAN);
        Repetition repetition = session.repetition();
        assertEquals(0, repetition.agreedTicks());
        while (!repetition.over()) {
            session.work();
            assertEquals(repetition.ticks(), repetition.agreedTicks());
            assertFalse(repetition.wentOn(RunStatus.of(session.view()).row()));
        }
        assertEquals(old.view().ticks().rowCount(), repetition.agreedTicks());
        assertTrue(repetition.identical());
        assertEquals("identical over " + old.view().ticks().rowCount() + " ticks, " + old.view().phases().rowCount() + " phases", repetition.words());
        assertFalse(RunStatus.of(session.view()).running(), "it stands");
        session.submit(new Command.Resume());
        session.work();
        assertTrue(repetition.wentOn(RunStatus.of(session.view()).row()));
        assertNull(Divergence.first(session.view(), session.info()));
    }

    @ParameterizedTest
    @EnumSource(value = Balls.Source.class, names = {"WALL_CLOCK", "UNSEEDED_RANDOM", "IDENTITY_HASH"})
    void theRowOfADifferenceNamesTickPhaseBothHashesAndTheBody(Balls.Source source) {
        HostedSession old = recorded(source, 20);
        HostedSession session = again(old, source);
        Runs.finish(session);
        Divergence found = Divergence.first(session.view(), session.info());
        assertEquals(session.repetition().divergence(), found, "the row says what the repetition says");
        assertEquals("tick 5 · FixedUpdate", found.place());
        assertEquals(Balls.FIRST_DRIFT - 1, session.repetition().agreedTicks());
        assertEquals(old.view().ticks().rowCount(), session.view().ticks().rowCount(), "play goes on");
        assertEquals(String.format("state %08x instead of %08x", found.actual(), found.expected()), found.hashWords());
        assertEquals(old.record().hashes().phase(session.repetition().samePhases()) & 0xFFFF_FFFFL, found.expected());
        assertEquals(session.record().hashes().phase(session.repetition().samePhases()) & 0xFFFF_FFFFL, found.actual());
        assertTrue(found.bodyWords().startsWith("pose of Ball "), found.bodyWords());
        assertTrue(session.repetition().words().startsWith("differs in tick 5, FixedUpdate, frame 5: " + found.hashWords()), session.repetition().words());
        assertEquals(new Playhead.AtTick(4), found.playhead(session.view()));
        assertTrue(found.compareTo(session.view(), Moment.of(session.view(), new Playhead.AtTick(3))) < 0);
        assertEquals(0, found.compareTo(session.view(), Moment.of(session.view(), new Playhead.AtTick(4))));
        assertTrue(found.isAt(session.view(), Moment.of(session.view(), new Playhead.AtTick(4))));
        assertFalse(found.isAt(session.view(), Moment.of(session.view(), new Playhead.AtTick(5))));
        assertTrue(found.compareTo(session.view(), Moment.of(session.view(), new Playhead.AtTick(5))) > 0);
    }

    @Test
    void aDifferenceInAStageOfTheFrameIsPlacedThere() {
        HostedSession old = recorded(Balls.Source.WALL_CLOCK_IN_UPDATE, 20);
        HostedSession session = again(old, Balls.Source.WALL_CLOCK_IN_UPDATE);
        Runs.finish(session);
        Divergence found = Divergence.first(session.view(), session.info());
        assertEquals("frame 5 · Update", found.place());
        Moment moment = Moment.of(session.view(), found.playhead(session.view()));
        assertEquals("Update", moment.stage(session.view(), session.info().contract().plan()).title());
        assertEquals(4, moment.framePosition());
    }

    @Test
    void aPauseEndsItWhereItIs() {
        HostedSession old = recorded(Balls.Source.CLEAN, 20);
        HostedSession session = again(old, Balls.Source.CLEAN);
        for (int i = 0; i < 8; i++) {
            session.work();
        }
        long ticks = session.repetition().ticks();
        session.submit(new Command.Pause());
        session.work();
        assertTrue(session.repetition().over());
        assertTrue(session.repetition().cut());
        assertTrue(ticks < old.view().ticks().rowCount(), "on the way");
        assertEquals(ticks, session.view().ticks().rowCount());
        assertFalse(RunStatus.of(session.view()).running());
        assertTrue(session.repetition().words().startsWith("was stopped; identical over " + ticks + " ticks"), session.repetition().words());
        session.submit(new Command.StepTick());
        session.work();
        assertEquals(ticks + 1, session.view().ticks().rowCount(), "it goes on by itself");
    }
}
