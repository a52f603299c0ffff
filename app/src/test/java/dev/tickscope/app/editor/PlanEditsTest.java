package dev.tickscope.app.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tickscope.app.editor.PlanEdits.Edited;
import dev.tickscope.app.editor.PlanEdits.Place;
import dev.tickscope.core.contract.ContractDraft;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.StageDraft;
import dev.tickscope.core.contract.StageDraft.Part;
import dev.tickscope.core.contract.StageDraft.Plan;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Stages that move, come and go. */
class PlanEditsTest {
    private static final ContractDraft DRAFT = ContractDraft.of(ContractReader.preset("phase"));
    private static final Plan PLAN = DRAFT.plan();

    private static String names(Plan plan) {
        return List.of(Part.values()).stream().map(part -> plan.part(part).stream().map(StageDraft::name).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" | "));
    }

    @Test
    void aStageMovesInItsPartAndOverItsBorders() {
        Edited up = PlanEdits.moved(PLAN, new Place(Part.TICK, 1), -1);
        assertEquals("start update | physics fixedUpdate contacts | timedRoutines flowTick presentation", names(up.plan()));
        assertEquals(new Place(Part.TICK, 0), up.place());
        Edited out = PlanEdits.moved(PLAN, new Place(Part.TICK, 2), 1);
        assertEquals("start update | fixedUpdate physics | contacts timedRoutines flowTick presentation", names(out.plan()));
        assertEquals("beforeHook", PlanEdits.at(out.plan(), out.place()).suspend());
        assertEquals(List.of(), DRAFT.with(out.plan()).problems());
        Edited back = PlanEdits.moved(out.plan(), out.place(), -1);
        assertEquals(names(PLAN), names(back.plan()));
        assertNull(PlanEdits.moved(PLAN, new Place(Part.BEFORE, 0), -1));
        assertNull(PlanEdits.moved(PLAN, new Place(Part.AFTER, 2), 1));
    }

    @Test
    void aStageIsAddedAfterTheChosenOneUnderAFreshName() {
        Edited first = PlanEdits.added(PLAN, new Place(Part.TICK, 0));
        Edited second = PlanEdits.added(first.plan(), new Place(Part.AFTER, 2));
        assertEquals("start update | fixedUpdate hook1 physics contacts | timedRoutines flowTick presentation hook2", names(second.plan()));
        assertEquals(List.of(), DRAFT.with(second.plan()).problems());
        assertEquals("Hook 1", PlanEdits.at(first.plan(), first.place()).title());
    }

    @Test
    void aStageIsTakenOutAndTheNearestIsChosen() {
        Edited last = PlanEdits.removed(PLAN, new Place(Part.AFTER, 2));
        assertEquals(new Place(Part.AFTER, 1), last.place());
        Edited one = PlanEdits.removed(PlanEdits.removed(PLAN, new Place(Part.BEFORE, 0)).plan(), new Place(Part.BEFORE, 0));
        assertEquals(" | fixedUpdate physics contacts | timedRoutines flowTick presentation", names(one.plan()));
        assertEquals(new Place(Part.TICK, 0), one.place());
    }
}
