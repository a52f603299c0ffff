package dev.tickscope.app.breakpoints;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.BreakpointRow.Change;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Lines of the log are made when somebody sees them. */
class LogLinesTest {
    private static final int MILLION = 1_000_000;

    private final Store store = new Store(Retention.DEFAULT);
    private final BreakpointRow row = new BreakpointRow();
    private final LogLines log = new LogLines();
    private int asked;

    private void write(int id, Change change, long frame) {
        row.breakpointId = id;
        row.change = change;
        row.framePosition = frame;
        store.writer().breakpoint(row);
    }

    private void take() {
        store.writer().release();
        log.take(store.view(), number -> {
            asked++;
            return "words " + number;
        });
    }

    private static LogLine past(int id, long frame, String words) {
        return new LogLine(-1, id, false, frame, -1, "–", words, true);
    }

    private String told() {
        return log.lines().stream().map(line -> line.breakpointId() + (line.past() ? " past" : "") + " " + line.words())
                .collect(Collectors.joining(", "));
    }

    @Test
    void aMillionLinesAreTakenInWithoutReadingOneOfThem() {
        for (int i = 0; i < MILLION; i++) {
            write(i % 3 + 1, i % 2 == 0 ? Change.LOGGED : Change.FAILED, i);
            write(1, Change.COUNTED, i);
        }
        take();
        assertEquals(MILLION, log.size());
        assertEquals(MILLION, log.total());
        assertEquals(0, asked);
        LogLine last = log.get(MILLION - 1);
        assertEquals("words 1999998", last.words());
        assertEquals(true, last.failed());
        assertEquals(1, asked);
        asked = 0;
        log.setPast(List.of(past(9, 500_000, "late")));
        assertEquals(MILLION + 1, log.size());
        assertEquals(1, asked, "only the lines of that frame are compared");
        assertEquals("late", log.get(500_001).words());
        assertEquals("words 1000002", log.get(500_002).words());
    }

    @Test
    void linesOfThePastStandInTimeAndNoneIsToldTwice() {
        write(1, Change.LOGGED, 1);
        write(2, Change.LOGGED, 1);
        write(1, Change.LOGGED, 3);
        take();
        log.setPast(List.of(past(3, 0, "before"), past(1, 1, "words 0"), past(3, 1, "in it"), past(3, 2, "between"), past(1, 3, "other"), past(3, 9, "after")));
        assertEquals("3 past before, 1 words 0, 2 words 1, 3 past in it, 3 past between, 1 words 2, 1 past other, 3 past after", told());
        assertEquals(5, log.past().size());
        write(4, Change.LOGGED, 12);
        take();
        assertEquals("words 3", log.get(log.size() - 1).words());
        log.setPast(List.of());
        assertEquals("1 words 0, 2 words 1, 1 words 2, 4 words 3", told());
    }

    @Test
    void anEmptiedLogGoesOnWithLaterLines() {
        write(1, Change.LOGGED, 1);
        take();
        log.empty();
        assertEquals(0, log.size());
        write(2, Change.LOGGED, 2);
        take();
        assertEquals("2 words 1", told());
        assertEquals(2, log.total());
    }
}
