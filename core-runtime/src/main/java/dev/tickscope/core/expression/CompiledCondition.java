package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** A condition as nodes. */
@TickPath
final class CompiledCondition implements Condition {
    private final String text;
    private final Names names;
    private final Truth root;
    private final Memory[] memories;
    private final boolean[] readsObject;
    private final int lookBack;
    private final Eval eval = new Eval();
    private int problem;
    private Amount culprit;

    CompiledCondition(String text, Names names, Truth root, Checker checker) {
        this.text = text;
        this.names = names;
        this.root = root;
        this.memories = checker.memories();
        this.readsObject = checker.readsObject();
        this.lookBack = checker.lookBack();
    }

    @Override
    public int evaluate(Sample sample) {
        eval.sample = sample;
        eval.problem = Eval.FINE;
        int verdict = root.test(eval);
        problem = verdict == Truth.FAILED ? eval.problem : Eval.FINE;
        culprit = eval.culprit();
        for (Memory memory : memories) {
            memory.remember(eval);
        }
        eval.sample = null;
        return verdict == Truth.FAILED ? FAILED : verdict == Truth.TRUE ? HOLDS : NOT;
    }

    @Override
    public String failure() {
        return problem == Eval.FINE ? null : Failures.words(problem, culprit, text);
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
    public Condition copy() {
        return Expressions.condition(text, names).orThrow();
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }
}
