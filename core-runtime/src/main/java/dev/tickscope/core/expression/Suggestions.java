package dev.tickscope.core.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Finds what somebody may have meant. */
final class Suggestions {
    private static final int MOST_NAMES = 4_000;

    private Suggestions() {
    }

    /** The name closest to a misspelt one; null if none is close. */
    static String closest(String written, List<String> known) {
        String lower = written.toLowerCase(Locale.ROOT);
        String best = null;
        int least = Math.max(1, written.length() / 3) + 1;
        for (String name : known.size() > MOST_NAMES ? known.subList(0, MOST_NAMES) : known) {
            int distance = distance(lower, name.toLowerCase(Locale.ROOT), least);
            if (distance < least) {
                least = distance;
                best = name;
            }
        }
        return best;
    }

    /** Names whose last part is what was written: {@code frame.dropped or session.dropped} for {@code dropped}. */
    static String byLastPart(String written, List<String> known) {
        List<String> fitting = known.stream().filter(name -> name.endsWith("." + written)).limit(3).toList();
        return fitting.isEmpty() || fitting.size() > 2 ? null : String.join(" or ", fitting);
    }

    static Mistake unknownFunction(Token token) {
        List<String> words = Arrays.stream(Function.values()).map(Function::word).toList();
        return new Mistake(token.start(), token.end(), "no function " + token.words(), "one of " + String.join(", ", words),
                closest(token.text(), words));
    }

    static Mistake unknownName(Tree.Name name, Dictionary dictionary) {
        String written = name.written();
        List<String> known = dictionary.everyName();
        String suggestion = byLastPart(written, known);
        if (suggestion == null) {
            suggestion = closest(written, Stream.concat(known.stream(), Stream.of("true", "false")).toList());
        }
        return new Mistake(name.start(), name.end(), "no name \"" + written + "\"", "", suggestion);
    }

    /** Letters to change, leave out, add or swap; {@code most} if it is that many or more. */
    static int distance(String a, String b, int most) {
        if (Math.abs(a.length() - b.length()) >= most) {
            return most;
        }
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        Arrays.setAll(last, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + same);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
        }
        return Math.min(most, last[b.length()]);
    }
}
