package dev.tickscope.core.expression;

import dev.tickscope.core.contract.InputLatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Looks up what names mean in one session. */
final class Dictionary {
    /** First parts of the clock's own names; something of the game with such a name needs quotes. */
    static final Set<String> SCOPES = Set.of("frame", "session");
    private static final Map<String, Quantity> QUANTITIES = quantities();
    private final Names names;

    Dictionary(Names names) {
        this.names = names;
    }

    private static Map<String, Quantity> quantities() {
        Map<String, Quantity> map = new HashMap<>();
        for (Quantity quantity : Quantity.values()) {
            if (quantity.writtenName() != null) {
                map.put(quantity.writtenName(), quantity);
            }
        }
        return map;
    }

    /** The quantity with that full name; null if there is none. */
    static Quantity quantity(String written) {
        return QUANTITIES.get(written);
    }

    /** Why the contract has no such value; null if it has. */
    String lacks(Quantity quantity) {
        String contract = "the " + names.contract().id() + " contract";
        return switch (quantity) {
            case INTERPOLATION_ALPHA -> names.contract().hasAlpha() ? null : contract + " has no interpolation alpha";
            case FRAME_HELD -> names.contract().hold().hasProbes() ? null : contract + " has no probes that hold ticks back";
            default -> null;
        };
    }

    String lacks(Member member) {
        return member == Member.RELEASED && names.contract().input().latch() == InputLatch.PRESS
                ? "the " + names.contract().id() + " contract tells no releases" : null;
    }

    /** The number of an object; −1 if there is none or it is not clear which one is meant. */
    int object(String name, boolean quoted) {
        return find(names.objects(), name, quoted);
    }

    /** The number of an action; −1 if there is none or it is not clear which one is meant. */
    int action(String name, boolean quoted) {
        return find(names.actions().names(), name, quoted);
    }

    /** As it is written; for a name without quotes also without regard to capitals and to what cannot stand in a name. */
    private static int find(List<String> list, String name, boolean quoted) {
        int exact = list.indexOf(name);
        if (quoted || exact >= 0 && !SCOPES.contains(name)) {
            return exact;
        }
        if (SCOPES.contains(name)) {
            return -1;
        }
        int found = -1;
        for (int i = 0; i < list.size(); i++) {
            if (plain(list.get(i)).equals(plain(name))) {
                if (found >= 0) {
                    return -1;
                }
                found = i;
            }
        }
        return found;
    }

    private static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        name.chars().filter(Character::isLetterOrDigit).forEach(c -> plain.append((char) c));
        return plain.toString().toLowerCase(Locale.ROOT);
    }

    /** An object or action as an expression writes it: plain if that finds it again, else in backticks. */
    String written(String name, boolean action) {
        List<String> list = action ? names.actions().names() : names.objects();
        String plain = plain(name);
        boolean usable = !plain.isEmpty() && Character.isLetter(plain.charAt(0)) && Operator.of(plain) == null && !plain.equals("true")
                && !plain.equals("false");
        String candidate = simple(name) ? name : plain;
        return usable && find(list, candidate, false) == list.indexOf(name) ? candidate : "`" + name.replace("`", "``") + "`";
    }

    private static boolean simple(String name) {
        return !name.isEmpty() && Character.isLetter(name.charAt(0)) && name.chars().allMatch(c -> Lexer.isNamePart((char) c));
    }

    /** Everything that may be named, as it is written. */
    List<String> everyName() {
        List<String> all = new ArrayList<>();
        for (Quantity quantity : Quantity.values()) {
            if (quantity.writtenName() != null && lacks(quantity) == null) {
                all.add(quantity.writtenName());
            }
        }
        names.objects().forEach(name -> addMembers(all, name, false));
        names.actions().names().forEach(name -> addMembers(all, name, true));
        return all;
    }

    private void addMembers(List<String> all, String name, boolean action) {
        for (Member member : Member.values()) {
            if (member.ofAction() == action && lacks(member) == null) {
                all.add(written(name, action) + "." + member.word());
            }
        }
    }

    Names names() {
        return names;
    }
}
