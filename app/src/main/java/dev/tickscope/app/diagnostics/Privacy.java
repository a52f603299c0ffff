package dev.tickscope.app.diagnostics;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes out of texts what tells about a person: folders, and the name of the user. What is left of a path is the name of its file. */
final class Privacy {
    /** A drive, a home or a root, then folders, which may have spaces where another folder follows, up to the last name. */
    private static final Pattern PATH = Pattern.compile("(?<![\\w.~/\\\\])(?:[A-Za-z]:[\\\\/]|\\\\\\\\|~?/)(?:[^\\\\/:*?\"<>|\\r\\n]+[\\\\/]+)+");
    private static final int SHORTEST_NAME = 2;

    private final String home;
    private final String user;

    /** Of the person that runs this program. */
    Privacy() {
        this(System.getProperty("user.home", ""), System.getProperty("user.name", ""));
    }

    Privacy(String home, String user) {
        this.home = home;
        this.user = user;
    }

    /** The text without them. */
    String clean(String text) {
        String out = PATH.matcher(text).replaceAll(Matcher.quoteReplacement("…/"));
        if (home.length() > 1) {
            out = out.replace(home, "~");
        }
        if (user.length() >= SHORTEST_NAME) {
            out = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(user) + "(?![\\p{L}\\p{N}])", Pattern.CASE_INSENSITIVE)
                    .matcher(out).replaceAll("(user)");
        }
        return out;
    }
}
