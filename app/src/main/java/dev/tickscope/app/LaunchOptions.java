package dev.tickscope.app;

import dev.tickscope.app.theme.Theme;
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
public record LaunchOptions(List<Path> files, Optional<Path> headlessFolder, Optional<Theme> theme, Optional<String> contract,
        Optional<String> sample) {
    /** One line for people who typed something else. */
    public static final String USAGE = "usage: [--theme dark|light] [--contract ID] [--sample ID] [--headless-job FOLDER] [FILE...]";

    /** @throws IllegalArgumentException if an argument is not known; the message says which */
    public static LaunchOptions parse(String... args) {
        List<Path> files = new ArrayList<>();
        Path folder = null;
        Theme theme = null;
        String contract = null;
        String sample = null;
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            switch (arg) {
                case "--theme" -> theme = Theme.named(value(args, ++i, arg))
                        .orElseThrow(() -> new IllegalArgumentException("--theme is dark or light"));
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

    private static String value(String[] args, int index, String option) {
        if (index >= args.length) {
            throw new IllegalArgumentException(option + " needs a value");
        }
        return args[index];
    }
}
