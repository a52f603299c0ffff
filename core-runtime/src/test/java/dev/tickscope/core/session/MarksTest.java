package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead.AtFrame;
import dev.tickscope.core.session.Playhead.AtPhase;
import dev.tickscope.core.session.Playhead.AtStop;
import dev.tickscope.core.session.Playhead.AtTick;
import java.util.List;
import dev.tickscope.core.store.Retention;
import org.junit.jupiter.api.Test;

class MarksTest {
    private static final String STEP = "1/60";
    private final Marks marks = new Marks();

    private String names() {
        return String.join(", ", marks.all().stream().map(Marks.Mark::name).toList());
    }

    @Test
    void marksAreListedInTheOrderOfTime() {
        Recorded run = Recorded.of("phase").frames(STEP, STEP, STEP);
        marks.add(run.view(), run.at(Playhead.LIVE));
        marks.add(run.view(), run.at(new AtPhase(1)));
        marks.add(run.view(), run.at(new AtTick(1)));
        assertEquals("Mark 2, Mark 3, Mark 1", names());
        assertEquals(List.of(new AtPhase(1), new AtTick(1), new AtFrame(2)), marks.all().stream().map(Marks.Mark::playhead).toList());
    }

    @Test
    void aMarkAtTheNewestRowStaysThereWhenTheSessionGoesOn() {
        Recorded run = Recorded.of("phase").frames(STEP);
        Marks.Mark mark = marks.add(run.view(), run.at(Playhead.LIVE));
        run.frames(STEP);
        assertEquals(new AtFrame(0), mark.playhead());
        assertSame(mark, marks.at(run.view(), run.at(new AtFrame(0))));
        assertNull(marks.at(run.view(), run.at(Playhead.LIVE)));
    }

    @Test
    void theSameInstantHasOneMarkHoweverItIsNamed() {
        Recorded run = Recorded.of("phase").breakpoint(1, "fixedUpdate", 2, 1).frames(STEP, STEP);
        Marks.Mark mark = marks.add(run.view(), run.at(new AtTick(1)));
        assertEquals(new AtStop(1), mark.playhead());
        assertSame(mark, marks.add(run.view(), run.at(Playhead.LIVE)));
        assertEquals(1, marks.all().size());
    }

    @Test
    void aMarkIsKeptUnderANameAndRemoved() {
        Recorded run = Recorded.of("phase").frames(STEP);
        Marks.Mark mark = marks.add(run.view(), run.at(Playhead.LIVE));
        marks.keep(mark.id(), "  ");
        assertEquals(List.of(new Marks.Mark(1, "Mark 1", true, new AtFrame(0))), marks.all());
        marks.keep(mark.id(), " stutter ");
        assertEquals("stutter", names());
        marks.remove(mark.id());
        assertEquals(List.of(), marks.all());
        assertEquals(2, marks.add(run.view(), run.at(Playhead.LIVE)).id());
    }

    @Test
    void theNextAndThePreviousMarkAreFoundFromAnyInstant() {
        Recorded run = Recorded.of("phase").frames(STEP, STEP, STEP);
        marks.add(run.view(), run.at(new AtTick(0)));
        marks.add(run.view(), run.at(new AtFrame(1)));
        assertEquals("Mark 1", marks.next(run.view(), run.at(new AtTick(1)), -1).name());
        assertEquals("Mark 2", marks.next(run.view(), run.at(new AtTick(1)), 1).name());
        assertEquals("Mark 1", marks.next(run.view(), run.at(new AtFrame(1)), -1).name());
        assertNull(marks.next(run.view(), run.at(new AtFrame(1)), 1));
        assertNull(marks.next(run.view(), run.at(new AtTick(0)), -1));
    }

    @Test
    void marksGoWithTheirRows() {
        Recorded run = Recorded.withBudget("phase", Retention.MIN_ROW_BYTES).frames(STEP, STEP);
        marks.add(run.view(), run.at(new AtTick(0)));
        marks.add(run.view(), run.at(new AtPhase(9)));
        assertEquals(List.of(), marks.dropLost(run.view()));
        for (int i = 0; i < 120_000; i++) {
            run.frames(STEP);
        }
        marks.add(run.view(), run.at(Playhead.LIVE));
        assertTrue(run.view().frames().firstRow() > 0);
        assertEquals("Mark 1, Mark 2", String.join(", ", marks.dropLost(run.view()).stream().map(Marks.Mark::name).toList()));
        assertEquals("Mark 3", names());
    }
}
