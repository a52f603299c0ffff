package dev.tickscope.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractDraft.Difference;
import dev.tickscope.core.contract.ContractDraft.Problem;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import dev.tickscope.core.contract.StageDraft.Part;
import dev.tickscope.core.contract.StageDraft.Plan;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.time.Rational;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** Contracts that somebody is changing: what they say, what is wrong with them, and the files they are saved as. */
class ContractDraftTest {
    private static final int DRAFTS = 300;
    private static final List<String> TIMES = List.of("", "250ms", "1/3", "16666667ns", "1", "0.125", "20ms");

    @TempDir
    Path folder;

    private static ContractDraft draft(String preset) {
        return ContractDraft.of(ContractReader.preset(preset));
    }

    private static List<String> words(ContractDraft draft) {
        return draft.differences().stream().map(Difference::words).toList();
    }

    private static List<String> problems(ContractDraft draft) {
        return draft.problems().stream().map(problem -> problem.key() + ": " + problem.words()).toList();
    }

    private ClockContract saved(ContractDraft draft) throws IOException, InputException {
        return ContractReader.readFile(Files.writeString(folder.resolve("draft.json"), draft.json()));
    }

    @Test
    void everyPresetBeginsAsItselfUnderAnIdOfItsOwn() throws IOException, InputException {
        for (String id : ContractReader.PRESETS) {
            ContractDraft draft = draft(id);
            assertEquals(List.of(), draft.problems(), id);
            assertEquals(List.of(), draft.differences(), id);
            assertEquals("my-" + id, draft.contract().orElseThrow().id());
            assertEquals("{\n  \"extends\" : \"" + id + "\",\n  \"id\" : \"my-" + id + "\",\n  \"title\" : \"" + draft.title() + "\"\n}\n", draft.json());
            assertEquals(ContractWriter.tree(ContractReader.preset(id)).without(List.of("id", "title")),
                    ContractWriter.tree(saved(draft)).without(List.of("id", "title")), id);
        }
    }

    @Test
    void aChangeIsToldInWordsAndSavedAlone() {
        ContractDraft draft = draft("phase").with("cap", "5").with("excess", "dropRest").with("discardAt", "end").with("id", "mine").with("title", "Mine");
        assertEquals(List.of("Catch-up cap: 5 ticks instead of 4", "Dropped of the excess: all of it instead of its whole ticks",
                "The excess is dropped: after the last tick instead of before the first tick"), words(draft));
        assertEquals("""
                {
                  "extends" : "phase",
                  "id" : "mine",
                  "title" : "Mine",
                  "cap" : 5,
                  "excess" : "dropRest",
                  "discardAt" : "end"
                }
                """, draft.json());
        ContractDraft back = draft.reverted("excess");
        assertFalse(back.differs("excess"));
        assertEquals("dropWholeTicks", back.text("excess"));
        assertEquals(2, back.differences().size());
    }

    @Test
    void theSameValueWrittenOtherwiseIsNoDifference() {
        assertEquals("60", draft("phase").text("rate"));
        assertFalse(draft("phase").with("rate", "120/2").differs("rate"));
        assertFalse(draft("unity").with("step", "1/50").differs("step"));
        assertFalse(draft("phase").with("cap", " 4 ").differs("cap"));
        assertFalse(draft("phase").with("smoothing", "none").differs("smoothing"));
    }

    @Test
    void aRateAndAStepTakeTheOthersPlace() {
        ContractDraft step = draft("phase").with("step", "20ms");
        assertEquals("", step.text("rate"));
        assertEquals(List.of("Step: 20ms instead of 60 ticks a second"), words(step));
        assertEquals("50 Hz", step.contract().orElseThrow().rate().toString());
        ContractDraft rate = draft("unity").with("rate", "60");
        assertEquals("", rate.text("step"));
        assertEquals(List.of("Tick rate: 60 ticks a second instead of ticks of 20ms"), words(rate));
        assertEquals(List.of(), words(step.with("step", "")));
        assertEquals(List.of(), words(rate.reverted("rate")));
    }

    @Test
    void whatIsWrongIsSaidAtItsPolicyInTheReadersWords() {
        ContractDraft draft = draft("phase").with("cap", "0").with("maxDelta", "soon").with("rate", "-1");
        assertEquals(List.of("rate: a tick rate is above 0, not -1", "cap: 0 would run no tick at all: use null for no cap",
                "maxDelta: \"soon\" is no time; expected a time such as \"1/60\", \"16.7ms\", \"250us\", \"16666667ns\" or 0.25 (seconds)"),
                problems(draft).stream().sorted(java.util.Comparator.comparing(line -> List.of("rate", "cap", "maxDelta").indexOf(line.split(":")[0])))
                        .toList());
        assertEquals(Optional.empty(), draft.contract());
        assertThrows(IllegalStateException.class, draft::json);
        assertEquals(List.of("cap: expected a whole number from 1 to 1000000, found \"many\""), problems(draft("phase").with("cap", "many")));
        assertEquals(List.of("settings.fixedHz: the key \"max\" is missing; expected a whole number"),
                problems(draft("phase").with("settings.fixedHz", "12")));
        assertEquals(List.of("timeScale.max: \"fast\" is no number; expected a number or a fraction such as \"1/2\""),
                problems(draft("phase").with("timeScale.max", "fast")));
        assertEquals("timeScale.min", draft("phase").with("timeScale.min", "200").problems().get(0).key());
    }

    @Test
    void whatCannotStandTogetherIsSaidToo() {
        assertEquals("tickLength", draft("phase").with("tickLength", "evenSplit").problems().get(0).key());
        assertEquals(List.of(), draft("phase").with("tickLength", "evenSplit").with("excess", "keep").with("alpha", "none").problems());
        assertEquals(List.of("longestUsable: \"unusableDelta\" needs the longest delta that makes sense"),
                problems(draft("phase").with("unusableDelta", "repeatLast")));
        assertEquals("cap", draft("ordered").with("cap", "2000").problems().get(0).key());
        assertEquals("step", draft("ordered").with("step", "2").problems().get(0).key());
        assertEquals(List.of(), draft("ordered").with("cap", "2000").with("limits.maxCap", "").with("limits.maxStep", "").problems());
    }

    @Test
    void theIdOfAPresetIsRefused() {
        ContractDraft draft = draft("phase").with("id", "godot");
        assertEquals(List.of("id: \"godot\" is the id of a shipped preset; expected another one, such as my-godot"), problems(draft));
        assertEquals(Optional.empty(), draft.contract());
        assertEquals("id", draft("phase").with("id", " ").problems().get(0).key());
    }

    @Test
    void aContractThatIsNoPresetKeepsItsLimitsToo() throws InputException {
        ObjectNode mine = ContractReader.presetTree("ordered");
        mine.put("id", "mine").putObject("limits").put("maxStep", "1/10").put("maxCap", 12);
        ClockContract contract = ContractReader.read("mine", mine, Path.of("."), null, new ArrayList<>());
        assertEquals(new ClockContract.Limits(Rational.of(1, 10), 12), contract.limits());
        ContractDraft draft = ContractDraft.of(contract);
        assertEquals("12", draft.text("limits.maxCap"));
        ClockContract again = ContractReader.read("again", ContractReader.parse("again", draft.json()), Path.of("."), null, new ArrayList<>());
        assertEquals(contract.limits(), again.limits());
    }

    @Test
    void limitsOfAnEngineAreKeptUnlessTheyAreTakenAway() throws IOException, InputException {
        ContractDraft draft = draft("ordered").with("cap", "8");
        assertTrue(draft.json().contains("\"maxCap\" : 1024"), draft.json());
        ContractDraft free = draft("ordered").with("limits.maxStep", "").with("limits.maxCap", "");
        assertEquals(List.of("Longest tick: no limit instead of 1 s", "Largest cap: no limit instead of 1024 ticks"), words(free));
        assertTrue(free.json().contains("\"limits\" : null"), free.json());
        assertEquals(List.of(), words(free.reverted("limits.maxCap").reverted("limits.maxStep")));
        assertEquals(8, saved(draft).capTicks());
        ContractDraft limited = draft("phase").with("limits.maxCap", "16");
        assertEquals(List.of(), limited.problems());
        assertEquals(List.of(), words(limited.with("limits.maxCap", "")));
        assertEquals("limits.maxCap", draft("phase").with("limits.maxStep", "1").problems().get(0).key());
    }

    @Test
    void stagesAreMovedAddedTakenOutAndStopElsewhere() throws IOException, InputException {
        ContractDraft draft = draft("phase");
        Plan plan = draft.plan();
        List<StageDraft> tick = new ArrayList<>(plan.tick());
        Collections.swap(tick, 0, 1);
        ContractDraft swapped = draft.with(plan.with(Part.TICK, tick));
        assertEquals(List.of("Phase plan: in each tick Physics, FixedUpdate, Contacts instead of FixedUpdate, Physics, Contacts"), words(swapped));
        assertEquals(List.of("physics", "fixedUpdate", "contacts"), saved(swapped).plan().tick().stream().map(Stage::name).toList());
        ContractDraft stops = draft.with(plan.with(Part.TICK, 2, plan.tick().get(2).with("suspend", "beforeHook").with("title", "Touches")));
        assertEquals(List.of("Contacts, title: Touches instead of Contacts", "Contacts, a breakpoint stops: before it instead of at the end of its tick"),
                words(stops));
        ContractDraft fewer = draft.with(plan.with(Part.AFTER, plan.after().subList(1, 3)));
        assertEquals(List.of("Phase plan: without Timed routines after the ticks"), words(fewer));
        List<StageDraft> before = new ArrayList<>(plan.before());
        before.add(plan.after().get(0));
        assertEquals(List.of("Phase plan: Timed routines runs before the ticks instead of after the ticks"),
                words(fewer.with(fewer.plan().with(Part.BEFORE, before))));
        ContractDraft wrong = draft.with(plan.with(Part.AFTER, 0, plan.after().get(0).with("suspend", "tickEnd")));
        assertEquals(new Problem("phases", "phases.after[0].suspend", "\"tickEnd\" is for phases of a fixed tick; expected beforeHook or none"),
                wrong.problems().get(0));
        assertEquals("phases", draft.with(plan.with(Part.TICK, List.of())).problems().get(0).key());
        assertFalse(swapped.reverted("phases").differs("phases"));
        assertEquals(draft.json(), swapped.with(plan).json());
    }

    @Test
    void aContractThatIsNoPresetIsSavedWhole() throws IOException, InputException {
        ContractDraft first = draft("godot").with("cap", "3").with("id", "mine");
        ContractDraft draft = ContractDraft.of(first.contract().orElseThrow());
        assertEquals("mine", draft.text("id"));
        assertEquals(List.of(), draft.differences());
        ContractDraft edited = draft.with("contactClock", "pending").with("probeDelay", "3");
        assertEquals(List.of("Contacts read: the tick as pending instead of their stage's own clock", "Probe delay: 3 ticks instead of no probes"), words(edited));
        assertFalse(edited.json().contains("extends"));
        assertEquals(ContractWriter.tree(edited.contract().orElseThrow()), ContractWriter.tree(saved(edited)));
        ContractDraft compared = edited.comparedWith(ContractReader.preset("godot"));
        assertEquals(List.of("Catch-up cap: 3 ticks instead of 8", "Contacts read: the tick as pending instead of their stage's own clock",
                "Probe delay: 3 ticks instead of no probes"), words(compared));
        assertEquals("godot", compared.extended().orElseThrow());
        assertEquals(ContractWriter.tree(edited.contract().orElseThrow()), ContractWriter.tree(saved(compared)));
    }

    @Test
    void scenariosRunWhatWasSaved() throws IOException, InputException {
        Files.writeString(folder.resolve("mine.json"), draft("phase").with("cap", "2").with("id", "mine").json());
        Path scenario = Files.writeString(folder.resolve("run.json"), "{\"contract\": \"mine.json\", \"pacing\": {\"deltas\": [\"100ms\"]}}");
        ClockContract read = ScenarioReader.read(scenario).setup().contract();
        assertEquals("mine", read.id());
        assertEquals(2, read.capTicks());
    }

    /** Whatever somebody chooses: what is saved reads as what was edited, with every policy as it was shown. */
    @Test
    void whatIsSavedIsReadBackAsItWasEdited() throws IOException, InputException {
        Random random = new Random(20261130);
        int whole = 0;
        int changed = 0;
        for (int i = 0; i < DRAFTS; i++) {
            ContractDraft draft = draft(ContractReader.PRESETS.get(random.nextInt(ContractReader.PRESETS.size())));
            for (int edits = random.nextInt(12); edits >= 0; edits--) {
                ContractDraft next = edited(draft, random);
                // Half of what is refused is taken back, half stays for a while.
                draft = next.problems().isEmpty() || random.nextInt(4) == 0 ? next : draft;
            }
            if (draft.contract().isEmpty()) {
                continue;
            }
            whole++;
            changed += draft.differences().size();
            ClockContract read = saved(draft);
            assertEquals(ContractWriter.tree(draft.contract().orElseThrow()), ContractWriter.tree(read), draft::json);
            ContractDraft again = ContractDraft.of(read);
            assertEquals(List.of(), again.problems());
            assertEquals(List.of(), again.differences());
            assertEquals(draft.differences().isEmpty(), words(draft).isEmpty());
        }
        assertTrue(whole > DRAFTS / 2, "only " + whole + " drafts were contracts");
        assertTrue(changed > whole, "only " + changed + " changes");
    }

    private static ContractDraft edited(ContractDraft draft, Random random) {
        List<Policy> policies = PolicyCatalog.policies();
        Policy policy = policies.get(2 + random.nextInt(policies.size() - 2));
        if (random.nextInt(5) == 0) {
            return draft.reverted(policy.key());
        }
        return switch (policy.kind()) {
            case CHOICE -> draft.with(policy.key(), policy.values().get(random.nextInt(policy.values().size())).value());
            case WHOLE -> draft.with(policy.key(), random.nextInt(4) == 0 ? "" : Integer.toString(random.nextInt(20)));
            case RATIO -> draft.with(policy.key(), random.nextBoolean() ? "1/" + (1 + random.nextInt(9)) : Integer.toString(random.nextInt(200)));
            case TIME -> draft.with(policy.key(), TIMES.get(random.nextInt(TIMES.size())));
            case RANGE -> draft.with(policy.key(), random.nextInt(3) == 0 ? "" : random.nextInt(3) + " to " + (3 + random.nextInt(99)));
            case PLAN -> draft.with(shuffled(draft.plan(), random));
            case TEXT -> draft;
        };
    }

    private static Plan shuffled(Plan plan, Random random) {
        Part part = Part.values()[random.nextInt(3)];
        List<StageDraft> stages = new ArrayList<>(plan.part(part));
        Collections.shuffle(stages, random);
        Plan moved = plan.with(part, stages);
        return stages.isEmpty() ? moved : moved.with(part, 0, stages.get(0).with("suspend", random.nextBoolean() ? "none" : "beforeHook"));
    }
}
