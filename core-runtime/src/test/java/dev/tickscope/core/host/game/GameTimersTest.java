package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Rule;
import dev.tickscope.core.scenario.GameRun;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Timers of games; what fired is noted as {@code frame:milliseconds of the outer clock}. */
class GameTimersTest {
    private final List<String> fired = new ArrayList<>();
    private long frame;

    private GameRun run(String json, BiConsumer<GameApi, GameObject> start, BiConsumer<GameApi, GameObject> fixed,
            BiConsumer<GameApi, GameObject> update) {
        return GameRun.of(json, actions -> {
            frame = 0;
            TimedGame.Hooks hooks = new TimedGame.Hooks();
            hooks.start = start;
            hooks.fixed = fixed;
            hooks.update = update;
            return new TimedGame(actions, hooks);
        });
    }

    private void note(GameApi api) {
        fired.add(api.clock().frameIndex() + ":" + Math.round(api.time() * 1000));
    }

    private static void nothing(GameApi api, GameObject object) {
        // No such hook.
    }

    @Rule("A3")
    @Test
    void aRoutineStartedInAFixedHookWaitsOnTheOuterClock() {
        // 4 ticks of the first frame pass, then none: the wait goes on with the frames.
        run("{'contract': 'phase', 'pacing': {'deltas': ['1/60', '8ms', '8ms', '8ms', '8ms']}}", GameTimersTest::nothing, (api, o) -> {
            if (api.tickIndex() == 1) {
                api.after(0.020, () -> note(api));
            }
        }, GameTimersTest::nothing);
        assertEquals(List.of("4:41"), fired, "20 ms after the 16.7 ms of the first frame; seen in the frame at 40.7");
    }

    @Rule("A3")
    @Test
    void aCappedFrameDoesNotDelayARoutine() {
        run("{'contract': 'phase', 'pacing': {'deltas': ['1/60', '1s', '1/60']}}", (api, o) -> api.every(0.25, () -> note(api)),
                GameTimersTest::nothing, GameTimersTest::nothing);
        assertEquals(List.of("2:1017", "2:1017", "2:1017", "2:1017"), fired);
    }

    @Rule({"A3", "A9"})
    @Test
    void pausedFramesDoNotMoveARoutine() {
        run("{'contract': 'phase', 'pacing': {'deltas': ['10ms', '10ms', '5s', '10ms', '10ms']}, 'timeline': [{'frame': 3, 'do': 'pause'}, "
                + "{'frame': 4, 'do': 'resume'}]}", (api, o) -> api.after(0.025, () -> note(api)), GameTimersTest::nothing, GameTimersTest::nothing);
        assertEquals(List.of("4:40"), fired, "started at 10 ms, due at 35");
    }

    @Rule({"A13", "AR1"})
    @Test
    void anInterruptedFrameLosesItsRoutinesAndTheNextOneCatchesUp() {
        List<String> order = new ArrayList<>();
        run("{'contract': 'phase', 'pacing': {'deltas': ['1/60', '2/60', '1/60']}, 'timeline': [{'tick': 2, 'do': 'breakpoint'}]}",
                (api, o) -> api.every(0.010, () -> {
                    note(api);
                    order.add("timer");
                }), GameTimersTest::nothing, (api, o) -> order.add("update"));
        assertEquals(List.of("3:67", "3:67", "3:67", "3:67", "3:67"), fired, "due at 27, 37, 47, 57, 67 ms; frame 2 was cut");
        assertEquals(List.of("update", "update", "update", "timer", "timer", "timer", "timer", "timer"), order);
    }

    @Rule("A3")
    @Test
    void anObjectsTimeGroupHasAScaleAndAPauseOfItsOwn() {
        run("{'contract': 'phase', 'pacing': {'deltas': ['10ms', '10ms', '10ms', '10ms', '10ms', '10ms', '10ms', '10ms', '10ms', '10ms']}}",
                (api, o) -> {
                    o.inTimeGroup(api.timeGroup("slow"));
                    api.timeGroup("slow").scale(new dev.tickscope.core.time.TimeScale(1, 2));
                    api.every(o, 0.010, () -> note(api));
                }, GameTimersTest::nothing, (api, o) -> {
                    if (api.clock().frameIndex() == 5) {
                        api.timeGroup("slow").pause();
                    } else if (api.clock().frameIndex() == 8) {
                        api.timeGroup("slow").resume();
                    }
                });
        assertEquals(List.of("3:30", "5:50", "10:100"), fired, "every 20 ms of the outer clock; frames 6 to 8 are paused");
    }

    @Rule("B14")
    @ParameterizedTest
    @CsvSource({"1, '16:250 31:500 46:750 61:1000'", "1/2, '31:250 61:500'", "2, '9:267 16:500 24:767 31:1000 39:1267 46:1500 54:1767 61:2000'"})
    void afterAndEveryRunOnGameTime(String scale, String expected) {
        run("{'contract': 'scaled', 'pacing': {'deltas': ['0'" + ", '1/60'".repeat(61) + "]}, 'timeline': [{'frame': 2, 'do': 'timeScale', 'value': '"
                + scale + "'}]}", (api, o) -> api.every(0.25, () -> note(api)), GameTimersTest::nothing, GameTimersTest::nothing);
        assertEquals(expected, String.join(" ", fired));
    }

    @Rule("B14")
    @Test
    void gameTimeIsTheSecondsSincePlayAndStandsAtScaleZero() {
        List<Long> times = new ArrayList<>();
        run("{'contract': 'scaled', 'pacing': {'deltas': ['3s', '1s', '1s', '1s']}, 'timeline': [{'frame': 3, 'do': 'timeScale', 'value': 0}, "
                + "{'frame': 4, 'do': 'timeScale', 'value': 1}]}", GameTimersTest::nothing, GameTimersTest::nothing,
                (api, o) -> times.add(Math.round(api.time() * 1000)));
        assertEquals(List.of(3000L, 4000L, 4000L, 5000L), times);
    }

    @Rule({"B13", "B14", "BR6"})
    @Test
    void theGamesTimeLastsOverASceneLoadAndTimersGoWithTheirScripts() {
        run("{'contract': 'scaled', 'pacing': {'deltas': ['0', '100ms', '100ms', '100ms', '100ms', '100ms']},"
                + " 'timeline': [{'frame': 3, 'do': 'scene'}]}",
                (api, o) -> api.after(0.250, () -> note(api)), GameTimersTest::nothing, GameTimersTest::nothing);
        assertEquals(List.of("6:500"), fired);
    }

    @Rule({"BR7", "AR26"})
    @ParameterizedTest
    @ValueSource(strings = {"scaled", "phase", "ordered"})
    void aFreshGameAfterARestartCountsItsTimersFromThere(String contract) {
        run("{'contract': '" + contract + "', 'pacing': {'deltas': ['1/60', '10s', '100ms', '100ms', '100ms', '100ms']}, "
                + "'timeline': [{'frame': 3, 'do': 'restart'}]}", (api, o) -> api.after(0.250, () -> note(api)), GameTimersTest::nothing,
                GameTimersTest::nothing);
        assertEquals(List.of("2:10017", frameAndTime(contract)), fired);
    }

    /** In A the outer clock goes on; in C a scene starts before its first frame, in A and B in it. */
    private static String frameAndTime(String contract) {
        return switch (contract) {
            case "phase" -> "6:10417";
            case "scaled" -> "4:400";
            default -> "3:300";
        };
    }
}
