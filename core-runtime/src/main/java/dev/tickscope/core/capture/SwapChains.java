package dev.tickscope.core.capture;

import java.util.Locale;

/** One way to write the address of a swap chain: versions of the tools pad it with zeros or do not. */
final class SwapChains {
    private SwapChains() {
    }

    /** "0x0000000000001f2a" and "0X1F2A" become "0x1F2A"; what is no such address stays as it is. */
    static String normalised(String text) {
        if (text.length() < 3 || text.charAt(0) != '0' || (text.charAt(1) != 'x' && text.charAt(1) != 'X')) {
            return text;
        }
        int first = 2;
        for (int i = 2; i < text.length(); i++) {
            if (Character.digit(text.charAt(i), 16) < 0 || text.charAt(i) > 'f') {
                return text;
            }
            // The last digit stays, so that zero is "0x0".
            first = first == i && text.charAt(i) == '0' && i < text.length() - 1 ? i + 1 : first;
        }
        return "0x" + text.substring(first).toUpperCase(Locale.ROOT);
    }
}
