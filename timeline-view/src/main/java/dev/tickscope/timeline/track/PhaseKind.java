package dev.tickscope.timeline.track;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.timeline.draw.Token;

/** What a stage is drawn as. */
public enum PhaseKind {
    UPDATE("update", Token.UPDATE),
    FIXED("Fixed", Token.FIXED),
    PHYSICS("physics", Token.PHYSICS),
    CONTACTS("contacts", Token.CONTACTS),
    PRESENTATION("present", Token.PRESENTATION),
    ENGINE("engine", Token.PAUSED);

    private final String title;
    private final Token token;

    PhaseKind(String title, Token token) {
        this.title = title;
        this.token = token;
    }

    public static PhaseKind of(Stage stage) {
        if (stage.role() == StageRole.PHYSICS) {
            return PHYSICS;
        }
        if (stage.role() == StageRole.CONTACTS) {
            return CONTACTS;
        }
        if (stage.phase() == Phase.PRESENTATION || stage.role() == StageRole.PRESENTATION) {
            return PRESENTATION;
        }
        if (stage.role() == StageRole.ENGINE) {
            return ENGINE;
        }
        return stage.phase() == Phase.FIXED ? FIXED : UPDATE;
    }

    /** Of all stages of a plan, in their order. */
    static PhaseKind[] of(PhasePlan plan) {
        return plan.stages().stream().map(PhaseKind::of).toArray(PhaseKind[]::new);
    }

    /** For the legend in the lane's head. */
    public String title() {
        return title;
    }

    public Token token() {
        return token;
    }
}
