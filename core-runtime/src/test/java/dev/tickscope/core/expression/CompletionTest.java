package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.expression.Completion.Item;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What fits at the caret, which the texts mark with ^. */
class CompletionTest {
    private static Completion complete(String marked) {
        return Expressions.complete(marked.replace("^", ""), marked.indexOf('^'), Moments.NAMES);
    }

    private static String items(Completion completion) {
        return completion.from() + "-" + completion.to() + " " + String.join(" ", completion.items().stream().map(Item::text).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '$', textBlock = """
            acc^                    | 0-3 accumulator
            ACC^                    | 0-3 accumulator
            a^                      | 0-1 accumulator abs(
            ac^cumul > 3            | 0-7 accumulator
            frameI^                 | 0-6 frameIndex
            drop^                   | 0-4 droppedTime frame.dropped session.dropped
            frame.dr^               | 6-8 dropped
            frame.h^                | 6-7
            session.s^              | 8-9 startDiscarded scaled stepped simulated
            crate1.^                | 7-7 x y z angle vx vy vz speed present
            `Crate 1`.v^            | 10-11 vx vy vz
            `frame`.sp^             | 8-10 speed
            jump.^                  | 5-5 pressed released held
            nobody.^                | 7-7
            1.^                     | 2-2
            .^                      | 1-1
            crate^                  | 0-5 crate1 crate2
            b^                      | 0-1 Ball ball
            `Cr^                    | 0-3 `Crate 1` `Crate 2`
            deltaTime > 50 ^        | 15-15 ns us ms s steps or and = != < <= > >= + - * / %
            deltaTime > 50 m^       | 15-16 ms
            deltaTime > 50m^        | 14-15 ms
            deltaTime > 16.7u^      | 16-17 us
            deltaTime > 1/60 s^     | 17-18 s steps
            frame.paused a^         | 13-14 and
            (frame.paused) o^       | 15-16 or
            frame.paused and not f^ | 21-22 frameTime frameIndex fixedDeltaTime frame.number frame.realDelta frame.clamped frame.discarded frame.dropped frame.ticks frame.owed frame.planned frame.paused frame.refused frame.stepped frame.start frame.capped frame.cleared frame.interrupted frame.idle `frame` fire2 false session.fed
            changed(si^)            | 8-10 simulationTime simulationTick session.simulated
            c^                      | 0-1 contacts crate1 crate2 changed( frame.clamped frame.capped frame.cleared session.clamped session.cleared
            min(1, ma^              | 7-9 max(
            # a^                    | 3-3
            """)
    void fits(String marked, String items) {
        assertEquals(items, items(complete(marked)).strip());
    }

    @Test
    void everyItemHasAMeaningAndCompilesWhereItIsOffered() {
        Completion all = complete("^");
        assertEquals(new Item("deltaTime", Completion.Kind.NAME, "what the game was given for this frame"), all.items().get(0));
        for (Item item : all.items()) {
            assertFalse(item.meaning().isBlank(), item.text());
            String text = switch (item.kind()) {
                case OBJECT -> item.text() + ".present";
                case ACTION -> item.text() + ".held";
                case FUNCTION -> item.text() + (item.text().startsWith("m") ? "1, 2)" : "1)");
                case OPERATOR -> item.text() + " true";
                default -> item.text();
            };
            assertTrue(Expressions.template("{" + text + "}", Moments.NAMES).ok(), text);
        }
        List<String> objects = all.items().stream().filter(item -> item.kind() == Completion.Kind.OBJECT).map(Item::text).toList();
        assertEquals(List.of("crate1", "crate2", "Ball", "ball", "Été", "`frame`"), objects);
    }

    @Test
    void messagesAreCompletedInsideBraces() {
        String text = "dropped {frame.dr} in {{ {fr";
        assertEquals("15-17 dropped", items(Expressions.completeTemplate(text, 17, Moments.NAMES)));
        assertEquals("5-5 ", items(Expressions.completeTemplate(text, 5, Moments.NAMES)));
        assertEquals("18-18 ", items(Expressions.completeTemplate(text, 18, Moments.NAMES)));
        assertEquals("24-24 ", items(Expressions.completeTemplate(text, 24, Moments.NAMES)));
        assertTrue(items(Expressions.completeTemplate(text, 28, Moments.NAMES)).startsWith("26-28 frameTime frameIndex"));
    }
}
