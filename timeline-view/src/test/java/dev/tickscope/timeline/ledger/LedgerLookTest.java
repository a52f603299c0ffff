package dev.tickscope.timeline.ledger;

import dev.tickscope.timeline.field.PanelLook;
import dev.tickscope.timeline.field.PanelRun;
import org.junit.jupiter.api.Test;

class LedgerLookTest {
    @Test
    void looks() {
        PanelRun run = PanelRun.workedExample();
        PanelRun scaled = PanelRun.of("{\"extends\":\"phase\",\"maxDelta\":\"200ms\"}").frames("16ms", "20ms", "90ms", "-5ms").scale("1/2").frames("33ms", "17ms", "250ms")
                .scale("5/2").frames("16ms", "31ms");
        scaled.apply(new dev.tickscope.core.control.Command.Pause()).frames("40ms").apply(new dev.tickscope.core.control.Command.StepTick(), "3ms").apply(new dev.tickscope.core.control.Command.StepFrame(), "7ms");
        for (String theme : new String[] {"dark", "light"}) {
            PanelLook.onFx(() -> {
                LedgerView view = PanelLook.dressed(new LedgerView(), theme, 832, 240);
                view.setSession(run.info());
                view.update(run.view(), run.live());
                PanelLook.picture(view, "ledger-" + theme);
                view.setSession(scaled.info());
                view.update(scaled.view(), scaled.live());
                return PanelLook.picture(view, "ledger-scaled-" + theme);
            });
        }
    }
}
