package dev.tickscope.timeline.table;

import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.ClockText;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares what columns are sorted by: numbers of one kind exactly, words with the numbers in them counted; numbers stand before words. */
public final class SortKey {
    private static final Pattern VALUE = Pattern.compile("([+-]?)(\\d+(?:\\.\\d+)?(?:E-?\\d+)?)(?:/([1-9]\\d*))?(?: (s|ms|ns))?");
    private static final int LONGEST_EXPONENT = 400;

    private SortKey() {
    }

    /** The key of a value that is told exactly, such as "16.7 ms", "1/60 s", "0.125"; its words where it is none, null for a missing one. */
    public static Object ofValue(String exact) {
        if (exact.isEmpty() || exact.equals("none") || exact.equals("–")) {
            return null;
        }
        Matcher value = VALUE.matcher(exact.replace(ClockText.MINUS, '-'));
        if (!value.matches()) {
            return exact.equals("=") ? Rational.of(0) : exact;
        }
        BigDecimal decimal = new BigDecimal(value.group(2));
        if (Math.abs(decimal.scale()) > LONGEST_EXPONENT) {
            return exact;
        }
        Rational number = Rational.of(decimal);
        number = value.group(3) == null ? number : number.dividedBy(Rational.of(new BigDecimal(value.group(3))));
        number = number.times(unit(value.group(4)));
        return value.group(1).equals("-") ? number.negated() : number;
    }

    private static Rational unit(String unit) {
        return unit == null || unit.equals("s") ? Rational.ONE : Rational.of(1, unit.equals("ms") ? 1_000 : 1_000_000_000);
    }

    /** Ascending, with null last. */
    public static int compare(Object a, Object b) {
        if (a == null || b == null) {
            return a == null ? b == null ? 0 : 1 : -1;
        }
        if (a instanceof Long left && b instanceof Long right) {
            return Long.compare(left, right);
        }
        if (a instanceof Rational left && b instanceof Rational right) {
            return left.compareTo(right);
        }
        if (a instanceof String left && b instanceof String right) {
            return compareWords(left, right);
        }
        return a instanceof String ? 1 : b instanceof String ? -1 : a.getClass().getName().compareTo(b.getClass().getName());
    }

    /** Without regard to capitals; where both have digits, by the numbers that these make. */
    static int compareWords(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            char left = Character.toLowerCase(a.charAt(i));
            char right = Character.toLowerCase(b.charAt(j));
            if (digit(left) && digit(right)) {
                int iEnd = endOfDigits(a, i);
                int jEnd = endOfDigits(b, j);
                int order = compareDigits(a, i, iEnd, b, j, jEnd);
                if (order != 0) {
                    return order;
                }
                i = iEnd;
                j = jEnd;
            } else if (left != right) {
                return Character.compare(left, right);
            } else {
                i++;
                j++;
            }
        }
        return Integer.compare(a.length() - i, b.length() - j);
    }

    private static int compareDigits(String a, int from, int to, String b, int otherFrom, int otherTo) {
        int i = from;
        int j = otherFrom;
        while (i < to && a.charAt(i) == '0') {
            i++;
        }
        while (j < otherTo && b.charAt(j) == '0') {
            j++;
        }
        int order = Integer.compare(to - i, otherTo - j);
        while (order == 0 && i < to) {
            order = Character.compare(a.charAt(i++), b.charAt(j++));
        }
        return order;
    }

    private static int endOfDigits(String text, int from) {
        int end = from;
        while (end < text.length() && digit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }
}
