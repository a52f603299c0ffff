package dev.tickscope.app;

import dev.tickscope.app.theme.ThemeChoice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The arguments of the window.
 *
 * @param files captures and contract files to open
 * @param headlessFolder where the headless job puts its pictures and rows; empty for a window to work with
 * @param theme overrides the preferences
 * @param contract the id of the contract to start with; overrides the preferences
 * @param sample the id of the sample to start with; overrides the preferences
 */
public record LaunchOptions(List<Path> files, Optional<Path> headlessFolder, Optional<ThemeChoice> theme, Optional<String> contract,
        Optional<String> sample) {
    /** One line for people who typed something else. */
    public static final String USAGE = "usage: [--theme system|dark|light|high-contrast] [--contract ID] [--sample ID] [--headless-job FOLDER] [FILE...]";

    /** @throws IllegalArgumentException if an argument is not known; the message says which */
    public static LaunchOptions parse(String... args) {
        List<Path> files = new ArrayList<>();
        Path folder = null;
        ThemeChoice theme = null;
        String contract = null;
        String sample = null;
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            switch (arg) {
                case "--theme" -> theme = theme(value(args, ++i, arg));
                case "--contract" -> contract = value(args, ++i, arg);
                case "--sample" -> sample = value(args, ++i, arg);
                case "--headless-job" -> folder = Path.of(value(args, ++i, arg));
                default -> {
                    if (arg.startsWith("-")) {
                        throw new IllegalArgumentException("there is no option " + arg);
                    }
                    files.add(Path.of(arg));
                }
            }
        }
        return new LaunchOptions(List.copyOf(files), Optional.ofNullable(folder), Optional.ofNullable(theme), Optional.ofNullable(contract),
                Optional.ofNullable(sample));
    }

    private static ThemeChoice theme(String id) {
        ThemeChoice choice = ThemeChoice.named(id);
        if (!choice.id().equals(id)) {
            throw new IllegalArgumentException("--theme is system, dark, light or high-contrast");
        }
        return choice;
    }

    private static String value(String[] args, int index, String option) {
        if (index >= args.length) {
            throw new IllegalArgumentException(option + " needs a value");
        }
        return args[index];
    }
}
