package dev.tickscope.core.host;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.HitCheck;
import dev.tickscope.core.expression.Compiled;
import dev.tickscope.core.expression.Condition;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.expression.Sample;
import dev.tickscope.core.expression.Template;
import dev.tickscope.core.time.TickPath;

/** Compiles the conditions and log messages of breakpoints and binds them to the running clock. */
final class HitChecks {
    private final Names names;
    private final Sample sample;

    HitChecks(Names names, Sample sample) {
        this.names = names;
        this.sample = sample;
    }

    /** Null if its condition or its log message is not understood. */
    HitCheck compile(Breakpoint breakpoint) {
        if (breakpoint.condition().isEmpty() && !breakpoint.logs()) {
            return HitCheck.ALWAYS;
        }
        Compiled<Condition> condition = breakpoint.condition().isEmpty() ? null : Expressions.condition(breakpoint.condition(), names);
        Compiled<Template> message = breakpoint.logs() ? Expressions.template(breakpoint.logMessage(), names) : null;
        if (condition != null && !condition.ok() || message != null && !message.ok()) {
            return null;
        }
        return new Bound(condition == null ? null : condition.value(), message == null ? null : message.value(), sample);
    }

    @TickPath
    private static final class Bound implements HitCheck {
        private final Condition condition;
        private final Template message;
        private final Sample sample;

        Bound(Condition condition, Template message, Sample sample) {
            this.condition = condition;
            this.message = message;
            this.sample = sample;
        }

        @Override
        public Verdict verdict() {
            if (condition == null) {
                return Verdict.HOLDS;
            }
            return switch (condition.evaluate(sample)) {
                case Condition.HOLDS -> Verdict.HOLDS;
                case Condition.FAILED -> Verdict.FAILED;
                default -> Verdict.DOES_NOT_HOLD;
            };
        }

        @Override
        public String failure() {
            return condition.failure();
        }

        @Override
        public String message() {
            return message == null ? "" : message.render(sample);
        }
    }
}
