package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.input.ActionMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the page about conditions shows is what the language does. */
class ConditionPageTest {
    private static final Path PAGE = Path.of("..", "docs", "conditions.md");

    private static Names names(String preset) {
        Names names = Moments.names(preset);
        return new Names(names.contract(), names.base(), names.stepUnits(), List.of("Crate 1", "Ball 8"), new ActionMap(List.of("jump")));
    }

    private static List<String> block(int number) throws IOException {
        return Files.readString(PAGE).split("```\n?")[2 * number + 1].lines().toList();
    }

    @Test
    void examplesCompile() throws IOException {
        for (String line : block(0)) {
            assertTrue(Expressions.condition(line, names("phase")).ok(), line);
        }
    }

    @Test
    void mistakesReadAsShown() throws IOException {
        for (String line : block(1)) {
            String[] parts = line.split(" {3,}");
            String preset = parts[1].contains("scaled") ? "scaled" : "phase";
            assertEquals(parts[1], Expressions.condition(parts[0], names(preset)).error().message());
        }
    }

    @Test
    void everyNameIsOnThePage() throws IOException {
        String page = Files.readString(PAGE);
        for (Quantity quantity : Quantity.values()) {
            if (quantity.writtenName() != null) {
                assertTrue(page.contains("`" + quantity.writtenName() + "`"), quantity.writtenName());
            }
        }
        for (Member member : Member.values()) {
            assertTrue(Pattern.compile("`\\." + member.word() + "`").matcher(page).find(), member.word());
        }
        for (Function function : Function.values()) {
            assertTrue(page.contains("`" + function.word() + "(x"), function.word());
        }
    }
}
