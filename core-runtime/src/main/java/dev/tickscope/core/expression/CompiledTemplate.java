package dev.tickscope.core.expression;

import dev.tickscope.core.expression.Amount.Form;
import dev.tickscope.core.time.TickPath;
import java.util.List;

/** A message as nodes. Of each value it takes three longs: how it went, and the value as a fraction, a decimal's bits or a truth. */
@TickPath
final class CompiledTemplate implements Template {
    private static final int STRIDE = 3;

    private final String source;
    private final Names names;
    private final TemplateParts.Part[] parts;
    private final Memory[] memories;
    private final boolean[] readsObject;
    private final int lookBack;
    private final boolean single;
    private final Eval eval = new Eval();

    /** @param single whether the text is one expression rather than words with expressions in braces */
    CompiledTemplate(String source, Names names, List<TemplateParts.Part> parts, Checker checker, boolean single) {
        this.source = source;
        this.single = single;
        this.names = names;
        this.parts = parts.toArray(TemplateParts.Part[]::new);
        this.memories = checker.memories();
        this.readsObject = checker.readsObject();
        this.lookBack = checker.lookBack();
    }

    @Override
    public int slots() {
        return (parts.length - 1) * STRIDE;
    }

    @Override
    public void take(Sample sample, long[] into, int at) {
        eval.sample = sample;
        int slot = at;
        for (TemplateParts.Part part : parts) {
            if (part.value() != null) {
                eval.problem = Eval.FINE;
                take(part.value(), into, slot);
                slot += STRIDE;
            }
        }
        for (Memory memory : memories) {
            memory.remember(eval);
        }
        eval.sample = null;
    }

    private void take(Typed value, long[] into, int slot) {
        if (value.isTruth()) {
            int verdict = value.truth().test(eval);
            into[slot] = verdict == Truth.FAILED ? eval.problem : verdict == Truth.UNKNOWN ? Eval.ABSENT : Eval.FINE;
            into[slot + 1] = verdict;
        } else if (value.amount().form == Form.REAL) {
            into[slot + 1] = Double.doubleToRawLongBits(value.amount().real(eval));
            into[slot] = eval.problem;
        } else {
            value.amount().fraction(eval);
            into[slot] = eval.problem;
            into[slot + 1] = eval.numerator;
            into[slot + 2] = eval.denominator;
        }
    }

    @Override
    public String text(long[] taken, int at) {
        return text(taken, at, false);
    }

    @Override
    public String about(long[] taken, int at) {
        return text(taken, at, true);
    }

    private String text(long[] taken, int at, boolean about) {
        StringBuilder text = new StringBuilder();
        int slot = at;
        for (TemplateParts.Part part : parts) {
            text.append(part.words());
            if (part.value() != null) {
                text.append(about ? ValueText.about(part.value(), names.base(), taken[slot], taken[slot + 1], taken[slot + 2])
                        : ValueText.of(part.value(), names.base(), taken[slot], taken[slot + 1], taken[slot + 2]));
                slot += STRIDE;
            }
        }
        return text.toString();
    }

    @Override
    public void reset() {
        for (Memory memory : memories) {
            memory.reset();
        }
    }

    @Override
    public int lookBack() {
        return lookBack;
    }

    @Override
    public boolean reads(int object) {
        return readsObject[object];
    }

    @Override
    public Template copy() {
        return (single ? Expressions.value(source, names) : Expressions.template(source, names)).orThrow();
    }

    @Override
    public String text() {
        return source;
    }

    @Override
    public String toString() {
        return source;
    }
}
