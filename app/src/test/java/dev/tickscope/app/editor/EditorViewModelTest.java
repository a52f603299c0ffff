package dev.tickscope.app.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.PolicyCatalog;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The contract editor without a toolkit; what the worker does is done when the test says so. */
class EditorViewModelTest {
    private final Deque<Runnable> work = new ArrayDeque<>();
    private final EditorViewModel model = new EditorViewModel(work::add);
    private int changes;

    @BeforeEach
    void open() {
        List<ClockContract> contracts = ContractReader.PRESETS.stream().map(ContractReader::preset).toList();
        model.onChange(() -> changes++);
        model.open(contracts.get(0), contracts, List.of());
    }

    private void work() {
        while (!work.isEmpty()) {
            work.poll().run();
        }
        model.pulse();
    }

    @Test
    void aChangeIsPreviewedBesideThePreset() {
        work();
        assertEquals(19, model.edited().totals().ticks());
        assertFalse(model.pulse());
        model.edit("cap", "5");
        assertFalse(model.previewed());
        assertTrue(model.waits());
        work();
        assertTrue(model.previewed());
        assertFalse(model.waits());
        assertEquals(20, model.edited().totals().ticks());
        assertEquals(19, model.compared().totals().ticks());
        model.revert("cap");
        work();
        assertEquals(19, model.edited().totals().ticks());
    }

    @Test
    void onlyTheNewestWishIsShown() {
        model.edit("cap", "1");
        model.edit("cap", "2");
        work.poll().run();
        work.poll().run();
        assertFalse(model.pulse());
        work();
        assertEquals(2, model.edited().totals().mostTicks());
    }

    @Test
    void whatIsWrongIsNamedAndTheLastPreviewStays() {
        work();
        model.edit("cap", "0");
        assertTrue(model.contract().isEmpty());
        assertEquals("0 would run no tick at all: use null for no cap", model.problem("cap").words());
        assertTrue(work.isEmpty());
        assertEquals(19, model.edited().totals().ticks());
        assertFalse(model.previewed());
        assertFalse(model.waits());
        model.edit("cap", "");
        work();
        assertEquals(24, model.edited().totals().ticks());
    }

    @Test
    void savingAndUsingKeepWhatWasChanged() {
        assertFalse(model.unsaved());
        model.edit("cap", "5");
        assertTrue(model.unsaved());
        model.keep(model.draft(), "Saved as mine.json.");
        assertFalse(model.unsaved());
        assertEquals("Saved as mine.json.", model.note());
        model.edit("cap", "6");
        assertTrue(model.unsaved());
        assertEquals("", model.note());
        model.edit("cap", "5");
        assertFalse(model.unsaved());
        model.startFrom(ContractReader.preset("godot"));
        assertFalse(model.unsaved());
        assertEquals("my-godot", model.draft().text("id"));
    }

    @Test
    void comparingWithAnotherContractChangesNothingElse() {
        model.edit("cap", "5");
        model.compareWith(ContractReader.preset("scaled"));
        assertEquals("5", model.draft().text("cap"));
        assertFalse(model.draft().differs("cap"));
        assertTrue(model.draft().differs("excess"));
        assertTrue(model.unsaved());
        assertTrue(model.differencesText().startsWith("A · phase contract, changed, compared with B · scaled clock:\nAbove the cap is: "),
                model.differencesText());
        work();
        assertEquals("scaled", model.compared().contract().id());
    }

    @Test
    void aSecondDraftOfAPresetTakesNobodysPlace() {
        ClockContract first = model.contract().orElseThrow();
        assertEquals("my-phase", first.id());
        model.open(ContractReader.preset("phase"), List.of(ContractReader.preset("phase"), first), List.of());
        assertEquals("my-phase-2", model.draft().text("id"));
        assertEquals("A · phase contract, changed 2", model.draft().title());
        assertFalse(model.unsaved());
        model.startFrom(first);
        assertEquals("my-phase", model.draft().text("id"));
    }

    @Test
    void policiesAreFoundByTheirWordsAndByWhatDiffers() {
        Policy cap = PolicyCatalog.get("cap");
        assertTrue(model.lists(cap, "", false));
        assertTrue(model.lists(cap, "catch CAP", false));
        assertTrue(model.lists(PolicyCatalog.get("excess"), "dropRest", false));
        assertFalse(model.lists(cap, "arithmetic", false));
        assertFalse(model.lists(cap, "", true));
        model.edit("cap", "7");
        assertTrue(model.lists(cap, "", true));
    }

    @Test
    void selectingTellsOnce() {
        int before = changes;
        model.select("excess");
        model.select("excess");
        assertEquals(before + 1, changes);
        assertEquals("excess", model.selected().key());
    }

    @Test
    void anotherPacingIsPreviewed() {
        model.choosePacing(model.pacings().get(3));
        work();
        assertEquals(16, model.edited().totals().frames());
        assertEquals(2, model.edited().totals().mostTicks());
    }
}
