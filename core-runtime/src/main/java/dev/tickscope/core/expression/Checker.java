package dev.tickscope.core.expression;

import dev.tickscope.core.expression.Typed.Type;
import dev.tickscope.core.time.Rational;
import java.util.ArrayList;
import java.util.List;

/** Gives the parts of a tree their meaning and type, and makes the nodes that compute it. */
final class Checker {
    private final String text;
    private final Dictionary dictionary;
    private final Arithmetic arithmetic;
    /** Outer ones before those inside them, so that each is brought up to date while what it reads is still old. */
    private final List<Memory> memories = new ArrayList<>();
    private final boolean[] readsObject;
    private int lookBack;
    private int inside;

    Checker(String text, Names names) {
        this.text = text;
        this.dictionary = new Dictionary(names);
        this.arithmetic = new Arithmetic(text);
        this.readsObject = new boolean[names.objects().size()];
    }

    Memory[] memories() {
        return memories.toArray(Memory[]::new);
    }

    boolean[] readsObject() {
        return readsObject;
    }

    /** How deep {@code previous} and {@code changed} stand inside one another. */
    int lookBack() {
        return lookBack;
    }

    Typed check(Tree tree) throws Mistake {
        if (tree instanceof Tree.Truth truth) {
            return Typed.truth(new TruthNodes.Constant(truth.value()), tree);
        } else if (tree instanceof Tree.Number number) {
            return number.unit() == null ? Typed.fixed(Type.NUMBER, number.value(), tree)
                    : Typed.fixed(Type.TIME, number.unit().inBase(number.value(), dictionary.names()), tree);
        } else if (tree instanceof Tree.Name name) {
            return name(name);
        } else if (tree instanceof Tree.Prefix prefix) {
            Typed operand = check(prefix.operand());
            return prefix.operator() == Operator.MINUS ? arithmetic.sign(false, operand, tree)
                    : Typed.truth(new TruthNodes.Not(truth(operand)), tree);
        } else if (tree instanceof Tree.Call call) {
            return call(call);
        }
        return infix((Tree.Infix) tree);
    }

    /** @throws Mistake if it is not true or false */
    Truth truth(Typed part) throws Mistake {
        if (!part.isTruth()) {
            throw new Mistake(part.at(), part.words(text), "something that is true or false, such as a comparison");
        }
        return part.truth();
    }

    private Typed infix(Tree.Infix infix) throws Mistake {
        Typed left = check(infix.left());
        Typed right = check(infix.right());
        Operator operator = infix.operator();
        if (operator == Operator.AND || operator == Operator.OR) {
            return Typed.truth(new TruthNodes.Both(operator, truth(left), truth(right)), infix);
        }
        return operator.compares() ? arithmetic.compare(operator, left, right, infix) : arithmetic.infix(operator, left, right, infix);
    }

    private Typed call(Tree.Call call) throws Mistake {
        Function function = call.function();
        if (function == Function.CHANGED || function == Function.PREVIOUS) {
            return remembered(call);
        }
        Typed first = check(call.arguments().get(0));
        return function == Function.ABS ? arithmetic.sign(true, first, call)
                : arithmetic.pick(function == Function.MAX, first, check(call.arguments().get(1)), call);
    }

    private Typed remembered(Tree.Call call) throws Mistake {
        int place = memories.size();
        inside++;
        lookBack = Math.max(lookBack, inside);
        Typed operand = check(call.arguments().get(0));
        inside--;
        Memory memory = operand.isTruth() ? new Memory(null, operand.truth()) : new Memory(operand.node(), null);
        memories.add(place, memory);
        if (call.function() == Function.CHANGED) {
            return Typed.truth(new Memory.Changed(memory), call);
        }
        return operand.isTruth() ? Typed.truth(new Memory.PreviousTruth(memory), call)
                : Typed.amount(operand.type(), new Memory.PreviousAmount(memory, call), call);
    }

    private Typed name(Tree.Name name) throws Mistake {
        Quantity quantity = name.quoted() ? null : Dictionary.quantity(name.written());
        return quantity != null ? quantity(quantity, name) : member(name);
    }

    private Typed quantity(Quantity quantity, Tree.Name name) throws Mistake {
        lacking(dictionary.lacks(quantity), name);
        return switch (quantity.kind()) {
            case TIME -> Typed.amount(Type.TIME, new WholeNodes.Read(quantity, name), name);
            case COUNT -> Typed.amount(Type.NUMBER, new WholeNodes.Read(quantity, name), name);
            case FLAG -> Typed.truth(new TruthNodes.Flag(quantity), name);
            case ALPHA -> Typed.amount(Type.NUMBER, new FractionNodes.Read(quantity, Quantity.ALPHA_STEP, name), name);
            case SCALE -> Typed.amount(Type.NUMBER, new FractionNodes.Read(quantity, Quantity.TIME_SCALE_DENOMINATOR, name), name);
            case PART -> throw new IllegalStateException(quantity + " has no name");
        };
    }

    private static void lacking(String why, Tree.Name name) throws Mistake {
        if (why != null) {
            throw new Mistake(name, why, "");
        }
    }

    private Typed member(Tree.Name name) throws Mistake {
        int object = dictionary.object(name.first(), name.quoted());
        int action = dictionary.action(name.first(), name.quoted());
        Member member = name.member() == null ? null : Member.of(name.member());
        if (object < 0 && action < 0) {
            throw Suggestions.unknownName(name, dictionary);
        }
        if (member == null || (member.ofAction() ? action : object) < 0) {
            throw wrongMember(name, object >= 0, action >= 0);
        }
        lacking(dictionary.lacks(member), name);
        if (member.ofAction()) {
            Quantity mask = switch (member) {
                case PRESSED -> Quantity.INPUT_PRESSED;
                case RELEASED -> Quantity.INPUT_RELEASED;
                default -> Quantity.INPUT_HELD;
            };
            return Typed.truth(new TruthNodes.Input(mask, action), name);
        }
        readsObject[object] = true;
        return member == Member.PRESENT ? Typed.truth(new TruthNodes.Present(object), name)
                : Typed.amount(Type.REAL, new RealNodes.Read(member, object, dictionary.names(), name), name);
    }

    private Mistake wrongMember(Tree.Name name, boolean object, boolean action) {
        List<String> fitting = new ArrayList<>();
        for (Member member : Member.values()) {
            if ((member.ofAction() ? action : object) && dictionary.lacks(member) == null) {
                fitting.add(member.word());
            }
        }
        String what = object && action ? "an object and an action" : object ? "an object" : "an action";
        if (name.member() == null) {
            return new Mistake(name, "\"" + name.written() + "\", which is " + what, "what of it, such as " + name.written() + "." + fitting.get(0));
        }
        int point = name.end() - name.member().length();
        return new Mistake(point, name.end(), "\"" + name.member() + "\" of " + what, "one of " + String.join(", ", fitting),
                Suggestions.closest(name.member(), fitting));
    }
}
