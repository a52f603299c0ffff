package dev.tickscope.timeline.field;

import dev.tickscope.core.session.Moment;
import org.junit.jupiter.api.Test;

class FieldTableLookTest {
    @Test
    void looks() {
        PanelRun run = PanelRun.workedExample();
        for (String theme : new String[] {"dark", "light"}) {
            PanelLook.onFx(() -> {
                FieldTableView view = PanelLook.dressed(new FieldTableView(), theme, 584, 280);
                view.setSession(run.info());
                view.update(run.view(), run.live());
                return PanelLook.picture(view, "fields-" + theme);
            });
        }
    }
}
