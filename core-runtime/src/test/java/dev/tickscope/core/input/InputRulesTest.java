package dev.tickscope.core.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.scenario.GameRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What ticks see is written {@code action+} for a press, {@code action-} for a release, {@code action=} for held. */
class InputRulesTest {
    private static String scenario(String contract, String deltas, String... entries) {
        String list = Arrays.stream(deltas.strip().split("\\s+")).map(d -> "'" + d + "'").collect(Collectors.joining(", "));
        String timeline = Arrays.stream(entries).map(InputRulesTest::entry).collect(Collectors.joining(", "));
        return "{'contract': '" + contract + "', 'pacing': {'deltas': [" + list + "]}, 'timeline': [" + timeline + "]}";
    }

    /** Such as {@code frame 1 press jump}. */
    private static String entry(String text) {
        String[] words = text.split(" ");
        return "{'" + words[0] + "': " + words[1] + ", 'do': '" + words[2] + "'" + (words.length > 3 ? ", 'action': '" + words[3] + "'" : "") + "}";
    }

    private static List<String> ticks(String contract, String deltas, String... entries) {
        return GameRun.of(scenario(contract, deltas, entries)).inputs();
    }

    /** What the hooks of one kind of stage see, one text a call. */
    private static List<String> hooks(String stageName, String json) {
        List<String> seen = new ArrayList<>();
        GameRun.of(json, actions -> new Debuggee() {
            private GameSession session;

            @Override
            public void begin(GameSession newSession) {
                session = newSession;
            }

            @Override
            public ActionMap actions() {
                return actions;
            }

            @Override
            public PhysicsPort physics() {
                return null;
            }

            @Override
            public int hook(Stage stage, GameClock clock) {
                if (stage.name().equals(stageName)) {
                    InputSnapshot input = session.input();
                    seen.add((input.isPressed(0) ? "+" : "") + (input.isReleased(0) ? "-" : "") + (input.isHeld(0) ? "=" : ""));
                }
                return 1;
            }
        });
        return seen;
    }

    @Rule({"X37", "A27", "A28", "C24", "B16", "BR19"})
    @ParameterizedTest
    @CsvSource({"phase, 1/120 1/240 9/240, 0, 'jump+ jump-|.|.'", "ordered, 1/120 1/240 9/240, 0, 'jump+|.|.'",
        "scaled, 0 1/120 1/240 9/240, 1, '.|.|.'"})
    void aFastPressInFramesWithoutTicks(String contract, String deltas, int offset, String expected) {
        assertEquals(expected, String.join("|", ticks(contract, deltas, "frame " + (1 + offset) + " press jump",
                "frame " + (2 + offset) + " release jump")));
    }

    @Rule({"X37", "A27", "C24", "B16", "BR19"})
    @ParameterizedTest
    @CsvSource({"phase, 3/60, 1, 'jump+ jump=|jump=|jump='", "ordered, 3/60, 1, 'jump+ jump=|jump=|jump='",
        "scaled, 0 3/60, 2, 'jump+ jump=|jump+ jump=|jump+ jump='"})
    void aPressInAFrameOfThreeTicks(String contract, String deltas, int frame, String expected) {
        assertEquals(expected, String.join("|", ticks(contract, deltas, "frame " + frame + " press jump")));
    }

    @Rule({"X37", "AR22"})
    @Test
    void pressReleasePressBeforeOneTickIsOneOfEach() {
        assertEquals(List.of("jump+ jump- jump="),
                ticks("phase", "1/60", "frame 1 press jump", "frame 1 release jump", "frame 1 press jump"));
    }

    @Rule({"AR22", "A28"})
    @Test
    void manyTapsInALongFrameLeaveNothingHeld() {
        List<String> entries = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            entries.add("frame 1 press tap");
            entries.add("frame 1 release tap");
        }
        assertEquals(List.of("tap+ tap-", "."), ticks("phase", "2/60", entries.toArray(String[]::new)));
    }

    @Rule("A26")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void updateSeesEachEdgeInItsOwnFrameWhateverTheTicksDo(String contract) {
        List<String> seen = hooks("update", scenario(contract, "1/240 1/240 1/240 3/60 1/240", "frame 2 press jump", "frame 4 release jump"));
        String released = contract.equals("ordered") ? "" : "-";
        assertEquals(List.of("", "+=", "=", released, ""), seen);
    }

    @Rule("A26")
    @Test
    void fixedHooksHaveASnapshotOfTheirOwn() {
        String json = scenario("phase", "1/240 1/240 1/60 1/60", "frame 1 press jump", "frame 2 release jump");
        assertEquals(List.of("+-", ""), hooks("fixedUpdate", json));
        assertEquals(List.of("+=", "-", "", ""), hooks("update", json));
        assertEquals(List.of("+=", "-", "", ""), hooks("flowTick", json), "the outer snapshot comes back after the ticks");
    }

    @Rule({"C24", "BR19"})
    @Test
    void heldIsTheSameInAllTicksOfAFrame() {
        assertEquals(List.of("jump=", "jump=", "jump="), hooksHeld("scaled", "0 0 3/60", "frame 2 press jump"));
        assertEquals(List.of("jump+ jump=", "jump=", "jump="), ticks("ordered", "3/60", "frame 1 press jump"));
    }

    private static List<String> hooksHeld(String contract, String deltas, String... entries) {
        return ticks(contract, deltas, entries).stream().map(t -> t.contains("jump=") ? "jump=" : ".").toList();
    }

    @Rule("AR23")
    @Test
    void edgesLatchedBeforeAPauseComeWithTheFirstTickAfterIt() {
        assertEquals(List.of("jump+ jump=", "jump="), ticks("phase", "1/120 1/60 1/60 3/120", "frame 1 press jump", "frame 2 pause", "frame 4 resume"));
    }

    @Rule({"AR23", "A29"})
    @Test
    void aKeyReleasedDuringAPauseIsReleasedAfterIt() {
        assertEquals(List.of("right+ right=", "right-"), ticks("phase", "1/60 1/60 1/60 1/60", "frame 1 press right", "frame 2 pause",
                "frame 3 release right", "frame 4 resume"));
    }

    @Rule("CR7")
    @Test
    void aPauseClearsWaitingEdges() {
        assertEquals(List.of("jump="), ticks("ordered", "1/120 1/60 1/60 1/60", "frame 1 press jump", "frame 2 pause", "frame 4 resume"));
        assertEquals(List.of("."), ticks("ordered", "1/60 1/60 1/60", "frame 1 pause", "frame 2 press jump", "frame 2 release jump",
                "frame 3 resume"));
    }

    @Rule("CR7")
    @Test
    void afterAPauseTicksSeeWhatIsReallyDown() {
        assertEquals(List.of("right+ right=", "right=", "."), ticks("ordered", "1/60 1/60 1/60 1/60 1/60", "frame 1 press right", "frame 2 pause",
                "frame 4 resume", "frame 5 release right"));
    }

    @Rule({"C22", "CR7"})
    @Test
    void aFrameThatAPauseKeepsFromRunningForgetsItsEdges() {
        assertEquals(List.of("fire="), ticks("ordered", "1/60 1/60 1/60", "frame 1 pause", "frame 2 press fire", "frame 3 stepTick"));
        assertEquals(List.of("fire+ fire="), ticks("phase", "1/60 1/60 1/60", "frame 1 pause", "frame 2 press fire", "frame 3 stepTick"));
        assertEquals(List.of(".", "fire+ fire=", "fire="), ticks("ordered", "1/30 9 1/60", "tick 1 breakpoint", "frame 2 press fire",
                "frame 3 resume"), "a stop by the debugger is no pause");
    }

    @Rule({"A27", "D3"})
    @ParameterizedTest
    @CsvSource({"phase, 'fire+ fire=|fire-'", "scaled, 'fire+ fire=|fire-'", "ordered, 'fire+ fire=|.'"})
    void inputReachesSingleSteps(String contract, String expected) {
        assertEquals(expected, String.join("|", ticks(contract, "0 0 0 0", "frame 2 pause", "frame 3 press fire", "frame 3 stepTick",
                "frame 4 release fire", "frame 4 stepTick")));
    }

    @Rule({"A27", "D3", "BR19"})
    @ParameterizedTest
    @CsvSource({"phase, 'fire+ fire=|fire=|fire='", "scaled, 'fire+ fire=|fire=|fire='", "ordered, 'fire+ fire=|fire=|fire='"})
    void anEdgeThatASingleTickSawIsNotSeenAgainByTheTicksOfTheNextFrame(String contract, String expected) {
        String json = scenario(contract, "0 0 0 1/30", "frame 2 pause", "frame 3 press fire", "frame 3 stepTick", "frame 4 resume");
        assertEquals(expected, String.join("|", GameRun.of(json).inputs()));
    }

    @Rule({"AR24", "A12"})
    @Test
    void anInterruptedFramesEdgesAreNotReplayed() {
        GameRun run = GameRun.of(scenario("phase", "3/60 0", "frame 1 press jump", "tick 1 breakpoint", "frame 2 release jump"));
        assertEquals("1 2", run.frames("ticks"));
        assertEquals(List.of("jump+ jump=", "jump-", "."), run.inputs(), "what the resume frame brings is on its first tick");
    }

    @Rule({"A30", "AR26"})
    @Test
    void aRestartForgetsWaitingEdges() {
        assertEquals(List.of("jump="), ticks("phase", "1/120 1/60", "frame 1 press jump", "frame 2 restart"));
    }

    @Rule("A30")
    @ParameterizedTest
    @ValueSource(strings = {"scaled", "ordered"})
    void aNewSessionForgetsOuterEdgesToo(String contract) {
        assertEquals(List.of("", "="), hooks("update", scenario(contract, "1/60 1/60", "frame 2 press jump", "frame 2 restart")));
    }

    @Rule({"A33", "A26"})
    @Test
    void anEdgeStampedWithATickIsSeenByThatTickAtAnyFrameRate() {
        for (String deltas : List.of("1/60 1/60 1/60", "3/60", "1/120 1/120 1/60 1/60", "1/144 1/144 1/144 1/144 1/144 1/144 1/144 1/144")) {
            assertEquals(List.of(".", "jump+ jump=", "jump-"), ticks("phase", deltas, "tick 2 press jump", "tick 3 release jump"), deltas);
            assertEquals(List.of(".", "jump+ jump=", "jump-"), ticks("scaled", "0 " + deltas, "tick 2 press jump", "tick 3 release jump"), deltas);
        }
        assertEquals(List.of("", "", "+=", "-"), hooks("update", scenario("phase", "1/60 1/60 1/60 1/60", "tick 2 press jump", "tick 3 release jump")),
                "an outer frame sees it from the next one on");
    }

    @Rule("D6")
    @Test
    void theDebuggersOwnCommandsAreNoInput() {
        GameRun run = GameRun.of(scenario("phase", "1/60 1/60 1/60 1/60 1/60", "frame 1 press jump", "frame 2 pause", "frame 3 stepTick", "frame 4 stepFrame",
                "frame 5 resume"));
        assertEquals(1, run.inputs().stream().filter(t -> t.contains("+")).count());
        assertTrue(run.inputs().stream().noneMatch(t -> t.contains("-")));
    }
}
