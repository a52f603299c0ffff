package dev.tickscope.core.host.game;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import java.util.Map;

/** What a stage of a contract's plan calls of an object game, found by the stage's name. */
enum Hook {
    START("onStart"), UPDATE("update"), FIXED_UPDATE("fixedUpdate"), SIMULATE("simulate"), FLOW_TICK("flowTick"), LATE_UPDATE("lateUpdate"),
    CONTACTS("contact"), TIMERS("timer"), STRUCTURAL("structural"), NOTHING("");

    private static final Map<String, Hook> BY_NAME = Map.of("start", START, "update", UPDATE, "fixedUpdate", FIXED_UPDATE,
            "simulations", SIMULATE, "flowTick", FLOW_TICK, "lateUpdate", LATE_UPDATE, "timedRoutines", TIMERS, "timers", TIMERS,
            "structural", STRUCTURAL);

    /** The name of the method that it calls. */
    final String method;

    Hook(String method) {
        this.method = method;
    }

    static Hook of(Stage stage) {
        return stage.role() == StageRole.CONTACTS ? CONTACTS : BY_NAME.getOrDefault(stage.name(), NOTHING);
    }
}
