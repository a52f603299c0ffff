package dev.tickscope.core.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Whole runs with random frames and random keys, each from a seed of its own. */
class ReplayPropertiesTest {
    private static final int SCHEDULES = 60;

    private static String scenario(String contract, List<String> deltas, List<String> timeline, String more) {
        return "{'contract': '" + contract + "', " + more + "'pacing': {'deltas': [" + deltas.stream().map(d -> "'" + d + "'")
                .collect(Collectors.joining(", ")) + "]}, 'timeline': [" + String.join(", ", timeline) + "]}";
    }

    /** Frames of up to 4 ticks in steps of a quarter tick. */
    private static List<String> frames(SplittableRandom random, int count, int mostQuarters) {
        List<String> deltas = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            deltas.add(random.nextInt(mostQuarters + 1) + "/240");
        }
        return deltas;
    }

    private static List<String> taps(SplittableRandom random, String place, int count) {
        List<String> entries = new ArrayList<>();
        boolean down = false;
        for (int at = 2; at <= count; at++) {
            for (int edges = random.nextInt(3); edges > 0; edges--) {
                down = !down;
                entries.add("{'" + place + "': " + at + ", 'do': '" + (down ? "press" : "release") + "', 'action': 'key'}");
            }
        }
        return entries;
    }

    @Rule({"A33", "B16", "C24"})
    @ParameterizedTest
    @CsvSource({"phase, 16", "scaled, 16", "ordered, 16"})
    void tickStampedInputIsTheSameInTicksHoweverFramesAreCut(String contract, int mostQuarters) {
        for (int seed = 0; seed < SCHEDULES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<String> taps = taps(random, "tick", 30);
            List<String> even = GameRun.of(scenario(contract, evenFrames(), taps, "")).inputs();
            List<String> start = new ArrayList<>(List.of("0"));
            start.addAll(frames(random, 60, mostQuarters));
            GameRun cut = GameRun.of(scenario(contract, start, taps, ""));
            assertEquals("0", cut.rows("ledger").get(0).get("dropped").stringValue());
            int common = Math.min(even.size(), cut.inputs().size());
            assertTrue(common >= 30);
            assertEquals(even.subList(0, common), cut.inputs().subList(0, common), contract + ", seed " + seed);
        }
    }

    private static List<String> evenFrames() {
        List<String> frames = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            frames.add("1/60");
        }
        return frames;
    }

    /** A: a breakpoint whose resume brings no time changes neither ticks nor what they see. */
    @Rule({"A12", "A27", "AR24"})
    @Test
    void aBreakpointWithAResumeWithoutTimeChangesNoInput() {
        for (int seed = 0; seed < SCHEDULES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<String> deltas = frames(random, 30, 16);
            List<String> taps = taps(random, "frame", 30);
            GameRun through = GameRun.of(scenario("phase", deltas, taps, ""));
            JsonNode tick = through.rows("tick").get(random.nextInt(through.rows("tick").size()));
            int frame = tick.get("frame").intValue();
            List<String> longer = new ArrayList<>(deltas);
            longer.add(frame, "0");
            List<String> later = new ArrayList<>();
            for (String tap : taps) {
                int at = Integer.parseInt(tap.replaceAll("\\D", ""));
                later.add(at > frame ? tap.replace("': " + at + ",", "': " + (at + 1) + ",") : tap);
            }
            later.add("{'tick': " + tick.get("simulationTick") + ", 'do': 'breakpoint'}");
            GameRun stopped = GameRun.of(scenario("phase", longer, later, ""));
            assertEquals(1, stopped.rows("stop").size());
            assertEquals(through.inputs(), stopped.inputs(), "seed " + seed);
            assertEquals(through.rows("ledger").get(0), stopped.rows("ledger").get(0));
        }
    }

    /** Every tap of a latched action reaches exactly one tick, through pauses and stops. */
    @Rule({"A27", "AR23", "AR24"})
    @Test
    void noTapIsLostOrDoubledThroughPausesAndStops() {
        for (int seed = 0; seed < SCHEDULES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<String> deltas = frames(random, 40, 16);
            deltas.addAll(List.of("1/60", "1/60"));
            List<String> entries = new ArrayList<>();
            int taps = 0;
            for (int frame = 3; frame < 38; frame += 7) {
                String name = "tap" + taps++;
                entries.add("{'frame': " + frame + ", 'do': 'press', 'action': '" + name + "'}");
                entries.add("{'frame': " + frame + ", 'do': 'release', 'action': '" + name + "'}");
            }
            int pause = 4 + random.nextInt(20);
            entries.add("{'frame': " + pause + ", 'do': 'pause'}");
            entries.add("{'frame': " + (pause + 1 + random.nextInt(8)) + ", 'do': 'resume'}");
            entries.add("{'tick': " + (1 + random.nextInt(20)) + ", 'do': 'breakpoint'}");
            List<String> seen = GameRun.of(scenario("phase", deltas, entries, "")).inputs();
            for (int tap = 0; tap < taps; tap++) {
                String press = "tap" + tap + "+";
                String release = "tap" + tap + "-";
                assertEquals(1, seen.stream().filter(t -> List.of(t.split(" ")).contains(press)).count(), press + ", seed " + seed);
                assertEquals(1, seen.stream().filter(t -> List.of(t.split(" ")).contains(release)).count(), release + ", seed " + seed);
            }
        }
    }

    /** B: how late copies are changes in which frames steps run, never which steps run and what they see. */
    @Rule({"B10", "B11", "BR11", "BR12"})
    @Test
    void lateCopiesNeverChangeAStepAsLongAsNothingIsDropped() {
        for (int seed = 0; seed < SCHEDULES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<String> deltas = new ArrayList<>(List.of("0"));
            deltas.addAll(frames(random, 60, 6));
            List<String> taps = taps(random, "tick", 20);
            int delay = random.nextInt(4);
            String settings = "'settings': {'maxStepsPerFrame': 20, 'probeDelay': " + delay + "}, ";
            GameRun inTime = GameRun.of(scenario("scaled", deltas, taps, "'settings': {'maxStepsPerFrame': 20}, "));
            taps.add("{'tick': " + (1 + random.nextInt(15)) + ", 'do': 'probeLate', 'frames': " + (1 + random.nextInt(4)) + "}");
            GameRun late = GameRun.of(scenario("scaled", deltas, taps, settings + "'probes': {'latencyFrames': " + (1 + random.nextInt(2)) + "}, "));
            assertTrue(late.balanced());
            int common = Math.min(inTime.inputs().size(), late.inputs().size());
            assertEquals(inTime.inputs().subList(0, common), late.inputs().subList(0, common), "seed " + seed);
            for (JsonNode frame : late.rows("frame")) {
                assertTrue(frame.get("ticks").intValue() <= delay + 1, "at most D + 1 steps a frame: " + frame);
            }
        }
    }
}
