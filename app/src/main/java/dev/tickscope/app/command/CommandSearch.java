package dev.tickscope.app.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds commands by what somebody types: every word has to be in the title, the menu or the key. Better places come first. */
public final class CommandSearch {
    private static final int NONE = -1;
    private static final int ELSEWHERE = 4;

    private record Hit(AppCommand command, int rank) {
    }

    private CommandSearch() {
    }

    /** The commands that fit, best first; of equal ones the earlier first. All of them if nothing was typed. */
    public static List<AppCommand> find(List<AppCommand> commands, KeyTable keys, String typed) {
        String[] words = typed.toLowerCase(Locale.ROOT).strip().split("\\s+");
        List<Hit> hits = new ArrayList<>();
        for (AppCommand command : commands) {
            int rank = rank(command, keys, words);
            if (rank != NONE) {
                hits.add(new Hit(command, rank));
            }
        }
        hits.sort(Comparator.comparingInt(Hit::rank));
        return hits.stream().map(Hit::command).toList();
    }

    /** The sum over the words; {@link #NONE} if one of them is nowhere. */
    private static int rank(AppCommand command, KeyTable keys, String[] words) {
        String title = command.title().toLowerCase(Locale.ROOT);
        String rest = (command.groupWords() + " " + keys.words(command.id())).toLowerCase(Locale.ROOT);
        int sum = 0;
        for (String word : words) {
            int rank = rank(title, rest, word);
            if (rank == NONE) {
                return NONE;
            }
            sum += rank;
        }
        return sum;
    }

    private static int rank(String title, String rest, String word) {
        if (title.startsWith(word)) {
            return 0;
        }
        if (title.contains(" " + word)) {
            return 1;
        }
        if (title.contains(word)) {
            return 2;
        }
        if (initials(title).contains(word)) {
            return 3;
        }
        return rest.contains(word) ? ELSEWHERE : NONE;
    }

    /** {@code st} of "step tick". */
    private static String initials(String title) {
        StringBuilder initials = new StringBuilder();
        for (String word : title.split("[^\\p{L}\\p{N}]+")) {
            if (!word.isEmpty()) {
                initials.append(word.charAt(0));
            }
        }
        return initials.toString();
    }
}
