package dev.tickscope.core.capture;

import java.math.BigDecimal;

/** Words for messages and notes. The same in every locale: no {@code String.format} here. */
final class PlainText {
    private static final int LONGEST_QUOTE = 60;

    private PlainText() {
    }

    /** Text of a file in quotation marks, cut to a readable length, without anything that could upset a terminal. */
    static String quoted(String text) {
        StringBuilder quote = new StringBuilder("\"");
        int end = Math.min(text.length(), LONGEST_QUOTE);
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            quote.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
        }
        return quote.append(text.length() > end ? "…\"" : "\"").toString();
    }

    /** "1 row", "2 rows". */
    static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** Milliseconds with all digits that matter, such as "567.2505 ms". */
    static String millis(long nanos) {
        return BigDecimal.valueOf(nanos, 6).stripTrailingZeros().toPlainString() + " ms";
    }
}
