package dev.tickscope.core.host.game;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import java.util.Map;

/** What a stage of a contract's plan calls of an object game, found by the stage's name. */
enum Hook {
    START, UPDATE, FIXED_UPDATE, SIMULATE, FLOW_TICK, LATE_UPDATE, CONTACTS, TIMERS, STRUCTURAL, PROBE_COPIES, NOTHING;

    private static final Map<String, Hook> BY_NAME = Map.of("start", START, "update", UPDATE, "fixedUpdate", FIXED_UPDATE,
            "simulations", SIMULATE, "flowTick", FLOW_TICK, "lateUpdate", LATE_UPDATE, "timedRoutines", TIMERS, "timers", TIMERS,
            "structural", STRUCTURAL, "probeCopies", PROBE_COPIES);

    static Hook of(Stage stage) {
        return stage.role() == StageRole.CONTACTS ? CONTACTS : BY_NAME.getOrDefault(stage.name(), NOTHING);
    }
}
