package dev.tickscope.app.work;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.host.DebuggeeProvider;

/** What a session is made of: what runs, under which contract, with which frame times. */
public record SessionPlan(DebuggeeProvider sample, ClockContract contract, PacingChoice pacing) {
    SessionPlan withSample(DebuggeeProvider other) {
        return new SessionPlan(other, contract, pacing);
    }

    SessionPlan withContract(ClockContract other) {
        return new SessionPlan(sample, other, pacing);
    }

    SessionPlan withPacing(PacingChoice other) {
        return new SessionPlan(sample, contract, other);
    }
}
