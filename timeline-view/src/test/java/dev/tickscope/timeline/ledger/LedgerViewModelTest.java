package dev.tickscope.timeline.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.session.Moment;
import dev.tickscope.timeline.field.PanelRun;
import java.util.List;
import org.junit.jupiter.api.Test;

class LedgerViewModelTest {
    static LedgerViewModel at(PanelRun run, Moment moment) {
        LedgerViewModel model = new LedgerViewModel(run.info());
        model.update(run.view(), moment);
        return model;
    }

    static String text(LedgerBar bar) {
        StringBuilder text = new StringBuilder(bar.title()).append(": ").append(bar.caption()).append(" [");
        for (LedgerPart part : bar.parts()) {
            text.append(part.kind().label()).append(' ').append(part.amount()).append(" (").append(part.note()).append("), ");
        }
        if (!bar.parts().isEmpty()) {
            text.setLength(text.length() - 2);
        }
        return text.append("] ").append(bar.residue()).toString();
    }

    static List<String> texts(LedgerViewModel model) {
        return model.bars().stream().map(LedgerViewModelTest::text).toList();
    }

    @Test
    void theWorkedExampleReadsAsDesigned() {
        PanelRun run = PanelRun.workedExample();
        LedgerViewModel model = at(run, run.live());
        assertEquals("Frame 512 brought 100.0 ms. 6 steps were due, the cap allows 4, so 2 were dropped. 2 ticks ran; 41.8 ms stay.",
                model.sentence());
        assertEquals(List.of(
                "Frame 512: 100.000 ms brought + 8.420 carried in = 108.420 ms [consumed 33.333 ms (2 ticks run), "
                        + "carried 41.754 ms (2 ticks owed + 8.4 ms), dropped 33.333 ms (2 whole steps)] residue 0 ns",
                "Session: 9.254 s of real time up to the start of frame 512 [simulated 7.183 s (431 ticks), paused 1.850 s (1 pause), "
                        + "dropped 0.167 s (10 steps), carried 0.042 s (2 ticks + 8.4 ms), clamped 0.012 s (frame 4)] residue 0 ns"),
                texts(model));
    }
}
