package dev.tickscope.core.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The version of this build. */
public final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Tickscope " + number() + " (Java " + Runtime.version().feature() + ")"};
    }

    /** Such as {@code 0.1.0}; "unknown" if the build left it out. */
    public static String number() {
        try (InputStream in = Version.class.getResourceAsStream("version.txt")) {
            return in == null ? "unknown" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "unknown";
        }
    }
}
