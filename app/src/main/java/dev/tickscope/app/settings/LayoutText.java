package dev.tickscope.app.settings;

import java.util.LinkedHashMap;
import java.util.Map;

/** An arrangement of panels as one line of the preferences: {@code tab=marksTab; debugRows=7132}. Positions are in ten thousandths. */
public final class LayoutText {
    /** What a divider's position is multiplied with, so that it is a whole number. */
    public static final int WHOLE = 10_000;

    private LayoutText() {
    }

    /** One line. Names and values hold no signs that the line itself uses. */
    public static String write(Map<String, String> values) {
        StringBuilder text = new StringBuilder();
        values.forEach((name, value) -> text.append(text.isEmpty() ? "" : "; ").append(name).append('=').append(value));
        return text.toString();
    }

    /** The values of a line; parts that are no values are left out. */
    public static Map<String, String> read(String text) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : text.split(";")) {
            int at = part.indexOf('=');
            if (at > 0 && !part.substring(0, at).isBlank() && !part.substring(at + 1).isBlank()) {
                values.put(part.substring(0, at).strip(), part.substring(at + 1).strip());
            }
        }
        return values;
    }

    /** A divider's position as a share, 0 to 1; NaN for anything else. */
    public static double position(String value) {
        try {
            int position = Integer.parseInt(value);
            return position < 0 || position > WHOLE ? Double.NaN : (double) position / WHOLE;
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
