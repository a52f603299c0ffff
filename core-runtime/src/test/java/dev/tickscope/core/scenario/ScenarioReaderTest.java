package dev.tickscope.core.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.time.Rational;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything a scenario may say, and the words for what it may not. */
class ScenarioReaderTest {
    @TempDir
    Path directory;

    private Scenario read(String pacing, String timeline) throws InputException {
        return ScenarioReader.parse("s.json", "{\"contract\": \"phase\", \"pacing\": " + pacing.replace('\'', '"') + ", \"timeline\": ["
                + timeline.replace('\'', '"') + "]}", directory);
    }

    private String deltas(String pacing) throws InputException {
        return read(pacing, "").deltas().stream().map(d -> d.refused() ? d.seconds() + " " + d.refusedReason() : d.seconds().toString())
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{'deltas': ['1/60', '16.7ms', 0.0166, '0', 0.0000000025, 1]} | 1/60, 167/10000, 83/5000, 0, 1/500000000, 1",
        "{'deltas': ['NaN', 'inf', '-Infinity', '-1/60', -0.5]} | null not a number, null infinite, null infinite, -1/60 negative, -1/2 negative",
        "{'deltas': []} | ``",
        "{'timestamps': ['1', '1.5', 1.5, '1s', '2000ms']} | 1/2, 0, -1/2 the time stamp goes back, 1",
        "{'timestamps': [5]} | ``",
        "{'timestamps': []} | ``",
        "{'hz': 144, 'frames': 3} | 1/144, 1/144, 1/144",
        "{'hz': '59.94', 'frames': 1} | 50/2997",
        "{'hz': 60, 'frames': 0} | ``",
        "{'hz': 60, 'frames': 2, 'jitter': '0'} | 1/60, 1/60"})
    void pacingGivesTheseDeltas(String pacing, String deltas) throws InputException {
        assertEquals(deltas, deltas(pacing));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stamp", "delta"})
    void jitterIsRepeatableWholeNanosecondsAndStampsKeepTheSum(String kind) throws InputException {
        String pacing = "{'hz': 50, 'frames': 1000, 'jitter': '2ms', 'seed': 7, 'kind': '" + kind + "'}";
        List<Delta> deltas = read(pacing, "").deltas();
        assertEquals(deltas, read(pacing, "").deltas());
        Rational sum = Rational.ZERO;
        Rational largest = Rational.ZERO;
        for (Delta delta : deltas) {
            Rational off = delta.seconds().minus(Rational.of(1, 50));
            assertTrue(off.times(Rational.of(1_000_000_000)).isWhole());
            largest = largest.max(off).max(off.negated());
            sum = sum.plus(delta.seconds());
        }
        boolean stamps = kind.equals("stamp");
        assertEquals(stamps, sum.equals(Rational.of(20)), sum.toString());
        assertTrue(largest.compareTo(Rational.of(stamps ? 4 : 2, 1000)) <= 0, largest.toString());
        assertTrue(largest.compareTo(Rational.of(1, 1000)) > 0);
        assertTrue(!deltas.equals(read(pacing.replace("7", "8"), "").deltas()), "another seed, another jitter");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{} | s.json: pacing: expected one of \"deltas\", \"timestamps\", \"hz\" with \"frames\", or \"capture\"",
        "3 | s.json: pacing: expected an object in braces, found 3",
        "{'deltas': 5} | s.json: pacing.deltas: expected a list in brackets, found 5",
        "{'deltas': ['1/60', 'soon']} | s.json: pacing.deltas[1]: \"soon\" is no time; expected a time such as \"1/60\", \"16.7ms\", \"250us\", "
            + "\"16666667ns\" or 0.25 (seconds)",
        "{'deltas': [true]} | s.json: pacing.deltas[0]: expected a time such as \"1/60\", \"16.7ms\", \"250us\", \"16666667ns\" or 0.25 "
            + "(seconds), found true",
        "{'deltas': [], 'hz': 60} | s.json: pacing: unknown key \"hz\"; known here: deltas",
        "{'hz': 60} | s.json: pacing: the key \"frames\" is missing; expected a whole number",
        "{'hz': 0, 'frames': 1} | s.json: pacing.hz: expected frames a second, above 0",
        "{'hz': 60, 'frames': -1} | s.json: pacing.frames: expected a whole number from 0 to 50000000, found -1",
        "{'hz': 60, 'frames': 1, 'jitter': '-1ms'} | s.json: pacing.jitter: expected a time from 0 to an hour",
        "{'hz': 60, 'frames': 1, 'jitter': '1ms', 'kind': 'both'} | s.json: pacing.kind: expected stamp or delta, found \"both\"",
        "{'hz': 60, 'frames': 1, 'seed': 3} | s.json: pacing: unknown key \"seed\"; known here: deltas, timestamps, hz, frames, jitter"})
    void wrongPacingIsNamedWithItsKey(String pacing, String message) {
        assertEquals(message, assertThrows(InputException.class, () -> read(pacing, "")).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{'frame': 1, 'do': 'jump'} | s.json: timeline[0].do: expected one of press, release, pause, resume, stepTick, stepFrame, timeScale, "
            + "breakpoint, scene, restart, probeLate, spawn, remove, teleport, enable, disable, stepPhase, finishFrame, runTo, cap, maxDelta, rate, found \"jump\"",
        "{'frame': 1} | s.json: timeline[0]: the key \"do\" is missing; expected a text",
        "{'do': 'pause'} | s.json: timeline[0]: expected exactly one place: \"frame\", \"tick\", \"simTime\" or \"realTime\"",
        "{'frame': 1, 'tick': 2, 'do': 'pause'} | s.json: timeline[0]: expected exactly one place: \"frame\", \"tick\", \"simTime\" or \"realTime\"",
        "{'frame': 0, 'do': 'pause'} | s.json: timeline[0].frame: expected a whole number, 1 or above, found 0",
        "{'tick': 1.5, 'do': 'pause'} | s.json: timeline[0].tick: expected a whole number, 1 or above, found 1.5",
        "{'simTime': '-1s', 'do': 'pause'} | s.json: timeline[0].simTime: expected a time, 0 or above",
        "{'realTime': null, 'do': 'pause'} | s.json: timeline[0].realTime: expected a time, 0 or above",
        "{'tick': 1, 'do': 'stepTick'} | s.json: timeline[0]: \"stepTick\" happens between frames: give it a \"frame\" or \"realTime\"",
        "{'simTime': 1, 'do': 'resume'} | s.json: timeline[0]: \"resume\" happens between frames: give it a \"frame\" or \"realTime\"",
        "{'frame': 1, 'do': 'timeScale'} | s.json: timeline[0]: the key \"value\" is missing; expected a number or a fraction such as \"1/2\"",
        "{'frame': 1, 'do': 'timeScale', 'value': '1/99999999999999999999'} | s.json: timeline[0].value: the fraction is too fine; numerator and "
            + "denominator must fit 63 bits",
        "{'frame': 1, 'do': 'breakpoint', 'where': 'physics'} | s.json: timeline[0].where: nothing can stop in \"physics\" here; expected one of "
            + "start, update, fixedUpdate, contacts, timedRoutines, flowTick, presentation, tickEnd, frameEnd",
        "{'tick': 1, 'do': 'breakpoint', 'where': 'update'} | s.json: timeline[0].where: nothing can stop in \"update\" here; expected one of "
            + "fixedUpdate, contacts, tickEnd",
        "{'frame': 1, 'do': 'breakpoint', 'condition': 'accumlator > 5 ms'} | s.json: timeline[0].condition: characters 1 to 10: no name "
            + "\"accumlator\"; did you mean accumulator?",
        "{'frame': 1, 'do': 'breakpoint', 'hits': '3'} | s.json: timeline[0].hits: expected =, >= or % and a whole number of 1 or more, such as \"= 3\"",
        "{'frame': 1, 'do': 'breakpoint', 'contact': ['Ball']} | s.json: timeline[0].contact: expected a sample with bodies, found \"Ball\"",
        "{'frame': 1, 'do': 'rate', 'rate': 0} | s.json: timeline[0].rate: a tick rate is above 0, not 0",
        "{'tick': 1, 'do': 'rate', 'rate': 30} | s.json: timeline[0]: \"rate\" happens between frames: give it a \"frame\" or \"realTime\"",
        "{'frame': 1, 'do': 'pause', 'why': 3} | s.json: timeline[0]: unknown key \"why\"; known here: frame, tick, simTime, realTime, do",
        "5 | s.json: timeline[0]: expected an object in braces, found 5"})
    void wrongTimelinesAreNamedWithTheirKey(String entry, String message) {
        assertEquals(message, assertThrows(InputException.class, () -> read("{'hz': 60, 'frames': 5}", entry)).getMessage());
    }

    @Test
    void thePartsOfAScenarioAreChecked() {
        assertEquals("s.json: the key \"contract\" is missing; expected a preset, a path or an object with \"extends\"", refusal("{}"));
        assertEquals("s.json: the key \"pacing\" is missing; expected an object in braces", refusal("{\"contract\": \"phase\"}"));
        assertEquals("s.json: expected an object in braces, found []", refusal("[]"));
        assertTrue(refusal("{\"contract\": \"phase\", \"pacing\": {\"deltas\": []}, \"debuggee\": \"nobody\"}")
                .startsWith("s.json: debuggee: there is no sample \"nobody\""));
        assertEquals("s.json: timeline: expected a list in brackets, found {}",
                refusal("{\"contract\": \"phase\", \"pacing\": {\"deltas\": []}, \"timeline\": {}}"));
    }

    private String refusal(String json) {
        return assertThrows(InputException.class, () -> ScenarioReader.parse("s.json", json, directory)).getMessage();
    }

    @Test
    void theTimeBaseMakesEveryTimeWholeAlsoAfterScaling() throws InputException {
        Scenario scenario = read("{'deltas': ['1/7', '1/144', '3ns']}", "{'frame': 2, 'do': 'timeScale', 'value': '1/11'}");
        assertEquals(0, scenario.base().units(Rational.of(1, 7)) % 11);
        assertEquals(0, scenario.base().units(Rational.of(3, 1_000_000_000)) % 11);
        assertEquals(0, scenario.base().units(Rational.of(1, 60)) % 11);
        Sim run = Sim.of("phase").deltas("1/7", "1/7", "1/7").scale(2, "1/11").scale(3, "1/13").run();
        assertEquals("1/7 1/77 1/91", run.frames("deltaTime"));
        assertTrue(run.balanced());
    }

    @Test
    void timesThatAreTooFineForTheirLengthAreRefusedWithWhatWouldFit() {
        String message = assertThrows(InputException.class, () -> read("{'deltas': ['1/999999937', '1/999999929', '5000']}", "")).getMessage();
        assertTrue(message.startsWith("s.json: pacing: the times are too fine for their length: a unit of 1/"), message);
        assertTrue(message.contains("the deltas add up to 5000 s"), message);
        assertTrue(message.endsWith("Write the times with fewer digits, or fewer of them."), message);
    }

    @Test
    void exactlyWhatFitsIsRun() throws InputException {
        assertEquals(1, read("{'deltas': ['1000000000']}", "").deltas().size());
        assertThrows(InputException.class, () -> read("{'deltas': ['2000000000']}", ""));
        assertThrows(InputException.class, () -> read("{'deltas': ['1000000000']}", "{'frame': 1, 'do': 'timeScale', 'value': 2}"));
    }

    @Test
    void aCaptureFileIsAPacing() throws IOException, InputException {
        Files.writeString(directory.resolve("run.csv"), """
                Application,ProcessID,SwapChainAddress,Runtime,SyncInterval,PresentFlags,Dropped,TimeInSeconds,msInPresentAPI,msBetweenPresents
                game.exe,7,0x1,DXGI,1,0,0,0.100,0.1,16.0
                game.exe,7,0x1,DXGI,1,0,0,0.116,0.1,16.0
                game.exe,7,0x1,DXGI,1,0,0,0.136,0.1,20.0
                other.exe,8,0x2,DXGI,1,0,0,0.140,0.1,4.0
                game.exe,7,0x1,DXGI,1,0,0,0.153,0.1,17.0
                other.exe,8,0x2,DXGI,1,0,0,0.170,0.1,30.0
                """);
        Scenario all = read("{'capture': 'run.csv'}", "");
        String deltas = all.deltas().stream().map(d -> d.seconds().toString()).collect(Collectors.joining(" "));
        assertTrue(deltas.endsWith("2/125 1/50 17/1000"), deltas);
        assertTrue(all.notes().get(0).startsWith("capture run.csv"), all.notes().toString());
        assertTrue(all.notes().get(0).contains("one of 2 streams"), all.notes().toString());
        assertEquals(2, read("{'capture': 'run.csv', 'frames': 2}", "").deltas().size());
        String other = deltas("{'capture': 'run.csv', 'process': 'other.exe'}");
        assertEquals(other, deltas("{'capture': 'run.csv', 'process': 8}"));
        assertEquals(other, deltas("{'capture': 'run.csv', 'swapChain': '0x2'}"));
        assertTrue(other.endsWith("3/100"), other);
        String message = assertThrows(InputException.class, () -> read("{'capture': 'run.csv', 'process': 'none.exe'}", "")).getMessage();
        assertTrue(message.startsWith("s.json: pacing: no stream of run.csv fits; there are "), message);
        assertTrue(assertThrows(InputException.class, () -> read("{'capture': 'lost.csv'}", "")).getMessage()
                .startsWith("s.json: pacing.capture: "));
    }

    @Test
    void entriesOfOnePlaceActInListedOrderBeforeTheirFrame() {
        Sim run = Sim.of("phase").times(3, "1/60").scale(2, "5").scale(2, "1/2").run();
        assertEquals("1 1/2 1/2", run.frames("timeScale"));
    }

    @Test
    void thingsHappenAtATickATimeOfTheSimulationOrARealTime() {
        Sim.Plan plan = Sim.of("ordered").times(6, "1/60");
        plan.entry("\"realTime\": \"1/20\"", "timeScale", "\"value\": 2");
        assertEquals("1 1 2 2 2 2", plan.run().frames("timeScale"), "before the frame that reaches it");
        plan = Sim.of("ordered").times(6, "1/60").entry("\"simTime\": \"1/30\"", "timeScale", "\"value\": 2");
        assertEquals("1 1 1 2 2 2", plan.run().frames("timeScale"), "tick 3 begins at 1/30 s; a scale acts from the next frame on");
        plan = Sim.of("ordered").times(6, "1/60").atTick(3, "pause");
        assertEquals("false false false true true true", plan.run().frames("paused"), "a pause acts between frames");
        Sim stop = Sim.of("ordered").times(6, "1/60").entry("\"simTime\": \"1/30\"", "breakpoint", "\"where\": \"reactions\"").run();
        assertEquals("3", stop.column("stop", "simulationTick"));
    }

    @Test
    void whatNeverHappensIsSaid() {
        Sim run = Sim.of("phase").deltas("1/60").at(9, "pause").atTick(50, "breakpoint").run();
        assertEquals(List.of("test: timeline[0] never happened: the pacing ended before", "test: timeline[1] never happened: that tick was not reached"),
                run.diagnostics());
        Sim open = Sim.of("ordered").deltas("1/30").atTick(1, "breakpoint").at(5, "resume").run();
        assertTrue(open.diagnostics().stream().anyMatch(d -> d.contains("the run ends inside this frame")), open.diagnostics().toString());
        assertEquals(0, open.frameCount());
    }

    @Test
    void aSecondStepInOneFrameIsSaidAndLeftOut() {
        Sim run = Sim.of("phase").deltas("1/60", "1/60").at(2, "pause").at(2, "stepTick").at(2, "stepTick").run();
        assertEquals("1 1", run.frames("ticks"));
        assertEquals("test: timeline[2]: frame 2 is a step already", String.join("", run.diagnostics()));
    }

    @Rule("D5")
    @Test
    void aStepOnARefusedDeltaIsSaidAndLeftOut() {
        Sim run = Sim.of("phase").deltas("1/60", "NaN").at(2, "pause").at(2, "stepTick").run();
        assertEquals("1 0", run.frames("ticks"));
        assertTrue(String.join("", run.diagnostics()).contains("refused"), run.diagnostics().toString());
    }

    @Test
    void breakpointsStayOrHoldForOnePlaceAndCountHits() {
        Sim once = Sim.of("phase").times(8, "1/60").atTick(3, "breakpoint").run();
        assertEquals("3", once.column("stop", "simulationTick"));
        Sim stays = Sim.of("phase").times(8, "1/60").atTick(3, "breakpoint", "\"stays\": true", "\"everyHits\": 2").run();
        assertEquals("4 6 8", stays.column("stop", "simulationTick"));
        Sim frame = Sim.of("phase").times(8, "1/30").at(2, "breakpoint").run();
        assertEquals("3", frame.column("stop", "simulationTick"), "only in that frame");
    }

    @Test
    void anEmptyScenarioHasALedgerOfZeros() {
        Sim run = Sim.of("phase").run();
        assertEquals(0, run.frameCount());
        assertEquals("0", run.ledger("fed"));
        assertTrue(run.balanced());
        assertNull(run.rows("ledger").get(0).get("frame"));
    }
}
