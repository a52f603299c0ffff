package dev.tickscope.core.expression;

import dev.tickscope.core.expression.Completion.Item;
import dev.tickscope.core.expression.Completion.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lists what may stand at the caret, by the word before it. */
final class Completer {
    private final String text;
    private final int start;
    private final int caret;
    private final Dictionary dictionary;
    private final List<Item> items = new ArrayList<>();

    Completer(String text, int start, int caret, Names names) {
        this.text = text;
        this.start = start;
        this.caret = Math.max(start, Math.min(caret, text.length()));
        this.dictionary = new Dictionary(names);
    }

    Completion complete() {
        int from = wordStart();
        int to = wordEnd();
        List<Token> before;
        try {
            before = Lexer.tokens(text, start, from);
        } catch (Mistake mistake) {
            return inQuotes(mistake.error().start(), to);
        }
        Token last = before.size() > 1 ? before.get(before.size() - 2) : null;
        if (last != null && last.is(".")) {
            members(before.size() > 2 ? before.get(before.size() - 3) : null);
        } else if (last != null && endsOperand(last)) {
            if (last.kind() == Token.Kind.NUMBER) {
                units();
            }
            operators();
        } else {
            values();
        }
        String prefix = text.substring(from, caret).toLowerCase(Locale.ROOT);
        return new Completion(from, to, fitting(prefix));
    }

    /** Where the word at the caret begins; a number right before it is another word. */
    private int wordStart() {
        int from = caret;
        while (from > start && Lexer.isNamePart(text.charAt(from - 1))) {
            from--;
        }
        while (from < caret && Character.isDigit(text.charAt(from))) {
            from++;
        }
        return from;
    }

    private int wordEnd() {
        int to = caret;
        while (to < text.length() && Lexer.isNamePart(text.charAt(to))) {
            to++;
        }
        return to;
    }

    private static boolean endsOperand(Token token) {
        return switch (token.kind()) {
            case NUMBER, QUOTED -> true;
            case NAME -> token.operator() == null;
            case SYMBOL -> token.is(")");
            case END -> false;
        };
    }

    /** Names in quotes that are not closed yet. */
    private Completion inQuotes(int quote, int to) {
        if (quote >= caret || "`\"'".indexOf(text.charAt(quote)) < 0) {
            return Completion.nothing(caret);
        }
        String prefix = text.substring(quote + 1, caret).toLowerCase(Locale.ROOT);
        List<Item> quoted = new ArrayList<>();
        Names names = dictionary.names();
        names.objects().forEach(name -> addQuoted(quoted, name, prefix, Kind.OBJECT, "an object"));
        names.actions().names().forEach(name -> addQuoted(quoted, name, prefix, Kind.ACTION, "an input action"));
        return new Completion(quote, to, quoted);
    }

    private static void addQuoted(List<Item> quoted, String name, String prefix, Kind kind, String meaning) {
        if (name.toLowerCase(Locale.ROOT).startsWith(prefix)) {
            quoted.add(new Item("`" + name.replace("`", "``") + "`", kind, meaning));
        }
    }

    private void members(Token first) {
        if (first == null) {
            return;
        }
        boolean quoted = first.kind() == Token.Kind.QUOTED;
        if (!quoted && Dictionary.SCOPES.contains(first.text())) {
            for (Quantity quantity : Quantity.values()) {
                if (named(quantity) && quantity.writtenName().startsWith(first.text() + ".")) {
                    items.add(new Item(quantity.writtenName().substring(first.text().length() + 1), Kind.MEMBER, quantity.meaning()));
                }
            }
        }
        boolean object = dictionary.object(first.text(), quoted) >= 0;
        boolean action = dictionary.action(first.text(), quoted) >= 0;
        for (Member member : Member.values()) {
            if ((member.ofAction() ? action : object) && dictionary.lacks(member) == null) {
                items.add(new Item(member.word(), Kind.MEMBER, member.meaning()));
            }
        }
    }

    private boolean named(Quantity quantity) {
        return quantity.writtenName() != null && dictionary.lacks(quantity) == null;
    }

    private void units() {
        for (Unit unit : Unit.values()) {
            items.add(new Item(unit.spelling(), Kind.UNIT, unit.meaning()));
        }
    }

    private void operators() {
        for (Operator operator : Operator.values()) {
            if (operator != Operator.NOT) {
                items.add(new Item(operator.spelling(), Kind.OPERATOR, operator.meaning()));
            }
        }
    }

    private void values() {
        for (Quantity quantity : Quantity.values()) {
            if (named(quantity)) {
                items.add(new Item(quantity.writtenName(), Kind.NAME, quantity.meaning()));
            }
        }
        things();
        for (Function function : Function.values()) {
            items.add(new Item(function.word() + "(", Kind.FUNCTION, function.meaning()));
        }
        items.add(new Item(Operator.NOT.spelling(), Kind.OPERATOR, Operator.NOT.meaning()));
        items.add(new Item("true", Kind.LITERAL, "always"));
        items.add(new Item("false", Kind.LITERAL, "never"));
    }

    private void things() {
        dictionary.names().objects().forEach(name -> items.add(new Item(dictionary.written(name, false), Kind.OBJECT, "an object")));
        dictionary.names().actions().names()
                .forEach(name -> items.add(new Item(dictionary.written(name, true), Kind.ACTION, "an input action")));
    }

    /** Those that begin with what is written; then those a later part of which does. */
    private List<Item> fitting(String prefix) {
        List<Item> first = new ArrayList<>();
        List<Item> then = new ArrayList<>();
        for (Item item : items) {
            String lower = item.text().toLowerCase(Locale.ROOT);
            if (lower.startsWith(prefix) || lower.startsWith("`" + prefix)) {
                first.add(item);
            } else if (lower.contains("." + prefix)) {
                then.add(item);
            }
        }
        first.addAll(then);
        return first;
    }
}
