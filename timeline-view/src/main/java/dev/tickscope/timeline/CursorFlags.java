package dev.tickscope.timeline;

import dev.tickscope.timeline.Cursors.Name;
import dev.tickscope.timeline.axis.TimeAxis;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the flags of A and B are drawn. One that is out of sight stands at the border with an arrow, so neither the lens nor a border
 * ever hides it.
 */
final class CursorFlags {
    /** Side of a flag in pixels. */
    static final double SIZE = 16;
    private static final double GRIP = 3;

    /** @param x of its line. @param from left border of the flag. @param away −1 out of sight to the left, 1 to the right, 0 in sight */
    record Flag(Name name, double x, double from, int away) {
        /** {@code A}, {@code ◂A} or {@code B▸}. */
        String text() {
            return away < 0 ? "◂" + name : away > 0 ? name + "▸" : name.toString();
        }

        double width() {
            return away == 0 ? SIZE : SIZE + 8;
        }
    }

    private CursorFlags() {
    }

    static List<Flag> decide(Cursors cursors, TimeAxis axis) {
        List<Flag> flags = new ArrayList<>();
        for (Name name : Name.values()) {
            if (cursors.has(name)) {
                flags.add(flag(name, axis.x(cursors.units(name)), axis.width(), flags));
            }
        }
        return List.copyOf(flags);
    }

    private static Flag flag(Name name, double x, double width, List<Flag> before) {
        int away = x < 0 ? -1 : x > width ? 1 : 0;
        double wide = away == 0 ? SIZE : SIZE + 8;
        double from = Math.max(0, Math.min(width - wide, x - wide / 2));
        for (Flag other : before) {
            if (from < other.from + other.width() && other.from < from + wide) {
                boolean right = other.from + other.width() + wide + 1 <= width;
                from = right ? other.from + other.width() + 1 : other.from - wide - 1;
            }
        }
        return new Flag(name, x, from, away);
    }

    /** Whose flag is there, y counted from the lower edge of the rulers; null if there is none. */
    static Name at(List<Flag> flags, double x, double y) {
        for (Flag flag : flags) {
            if (y >= -GRIP && y <= SIZE + GRIP && x >= flag.from - GRIP && x <= flag.from + flag.width() + GRIP) {
                return flag.name;
            }
        }
        return null;
    }
}
