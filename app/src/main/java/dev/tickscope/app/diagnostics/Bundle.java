package dev.tickscope.app.diagnostics;

import dev.tickscope.core.cli.Version;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A diagnostics bundle: a zip file of plain texts that somebody can read before sending it. Folders and the user's name are taken out of
 * each of them.
 *
 * @param settings the preferences, without lists of files
 * @param numbers what the tool costs
 * @param messages the last messages
 * @param contract of the session as JSON; empty without a session
 */
public record Bundle(Map<String, String> settings, List<Measures.Line> numbers, List<String> messages, String contract) {
    public Bundle {
        settings = Map.copyOf(settings);
        numbers = List.copyOf(numbers);
        messages = List.copyOf(messages);
    }

    /** Writes it. A file that is there is replaced. */
    public void write(Path file) throws IOException {
        write(file, new Privacy());
    }

    void write(Path file, Privacy privacy) throws IOException {
        try (OutputStream out = Files.newOutputStream(file); ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, String> entry : texts().entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(privacy.clean(entry.getValue()).getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
    }

    private Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("versions.txt", versions());
        StringBuilder lines = new StringBuilder();
        new TreeMap<>(settings).forEach((key, value) -> lines.append(key).append(" = ").append(value).append('\n'));
        texts.put("settings.txt", lines.toString());
        StringBuilder costs = new StringBuilder();
        numbers.forEach(line -> costs.append(line.name()).append(": ").append(line.value()).append('\n'));
        texts.put("numbers.txt", costs.toString());
        texts.put("messages.txt", messages.isEmpty() ? "no messages\n" : String.join("\n\n", messages) + "\n");
        if (!contract.isEmpty()) {
            texts.put("contract.json", contract + "\n");
        }
        return texts;
    }

    private static String versions() {
        StringBuilder out = new StringBuilder("Tickscope " + Version.number() + "\n");
        for (String key : List.of("java.version", "java.vendor", "java.vm.name", "javafx.runtime.version", "prism.order", "os.name", "os.version",
                "os.arch")) {
            out.append(key).append(' ').append(System.getProperty(key, "–")).append('\n');
        }
        return out.append("processors ").append(Runtime.getRuntime().availableProcessors()).append('\n').toString();
    }
}
