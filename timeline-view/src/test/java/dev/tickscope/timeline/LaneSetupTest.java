package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.track.Lane;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How lanes are arranged, kept as text, and laid out. */
class LaneSetupTest {
    private static final double TOP = 48;

    @Test
    void heightsGoInStepsOfEightFrom24() {
        LaneSetup setup = new LaneSetup();
        assertEquals(0, setup.height(Lane.PHASES));
        setup.setHeight(Lane.PHASES, 83);
        assertEquals(80, setup.height(Lane.PHASES));
        setup.setHeight(Lane.PHASES, 3);
        assertEquals(24, setup.height(Lane.PHASES));
        setup.setHeight(Lane.PHASES, 10_000);
        assertEquals(480, setup.height(Lane.PHASES));
        setup.setHeight(Lane.PHASES, 0);
        assertEquals(0, setup.height(Lane.PHASES));
    }

    @Test
    void pinnedLanesComeFirstAndHiddenOnesNot() {
        LaneSetup setup = new LaneSetup();
        setup.setPinned(Lane.STOPS, true);
        setup.setHidden(Lane.ALPHA, true);
        setup.moveBefore(Lane.BACKLOG, Lane.FRAMES);
        assertEquals(List.of(Lane.STOPS, Lane.BACKLOG, Lane.FRAMES, Lane.TICKS, Lane.PHASES, Lane.DROPPED, Lane.INPUT), setup.shown());
        setup.moveBefore(Lane.FRAMES, null);
        assertEquals(Lane.FRAMES, setup.shown().get(6));
    }

    @Test
    void theLastLaneCannotBeHidden() {
        LaneSetup setup = new LaneSetup();
        for (Lane lane : Lane.values()) {
            setup.setHidden(lane, true);
        }
        assertEquals(List.of(Lane.STOPS), setup.shown());
    }

    @Test
    void textKeepsEverything() {
        LaneSetup setup = new LaneSetup();
        setup.moveBefore(Lane.STOPS, Lane.FRAMES);
        setup.setHeight(Lane.TICKS, 96);
        setup.setPinned(Lane.TICKS, true);
        setup.setHidden(Lane.INPUT, true);
        String text = setup.text();
        assertEquals("stops frames ticks:96:pinned phases backlog alpha dropped input:hidden", text);
        LaneSetup other = new LaneSetup();
        int[] told = {0};
        other.addListener(() -> told[0]++);
        other.restore(text);
        assertEquals(text, other.text());
        assertEquals(1, told[0]);
        other.reset();
        assertEquals(new LaneSetup().text(), other.text());
    }

    @Test
    void textOfAnotherVersionDoesNoHarm() {
        LaneSetup setup = new LaneSetup();
        setup.restore("stops:wide:99999999 sounds:40 stops frames:41 :: ticks:-8 backlog:hidden");
        assertEquals("stops frames:40 ticks backlog:hidden phases alpha dropped input", setup.text());
        setup.restore("frames:hidden ticks:hidden phases:hidden backlog:hidden alpha:hidden dropped:hidden input:hidden stops:hidden");
        assertEquals(8, setup.shown().size());
    }

    @Test
    void lanesThatDoNotFitScrollUnderThePinnedOnes() {
        LaneSetup setup = new LaneSetup();
        for (Lane lane : Lane.values()) {
            setup.setHeight(lane, 80);
        }
        setup.setPinned(Lane.FRAMES, true);
        LaneLayout layout = LaneLayout.of(setup, TOP, TOP + 400, 1_000);
        assertEquals(240, layout.most());
        assertEquals(240, layout.scroll());
        assertEquals(TOP, layout.of(Lane.FRAMES).band().top());
        assertEquals(TOP + 80, layout.scrollTop());
        assertEquals(TOP + 400, layout.of(Lane.STOPS).band().bottom());
        assertFalse(layout.seen(layout.of(Lane.TICKS)));
        assertEquals(Lane.FRAMES, layout.at(TOP + 79).lane());
        assertEquals(Lane.ALPHA, layout.at(TOP + 81).lane());
        assertNull(layout.at(TOP + 401));
        assertEquals(Lane.FRAMES, layout.edgeAt(TOP + 80).lane());
    }

    @Test
    void surplusGoesToTheBacklogUnlessItsHeightWasChosen() {
        LaneSetup setup = new LaneSetup();
        double usual = 56 + 64 + 76 + 104 + 52 + 44 + 52 + 40;
        assertEquals(204, LaneLayout.of(setup, TOP, TOP + usual + 100, 0).of(Lane.BACKLOG).band().height());
        setup.setHeight(Lane.BACKLOG, 104);
        LaneLayout chosen = LaneLayout.of(setup, TOP, TOP + usual + 100, 0);
        assertEquals(104, chosen.of(Lane.BACKLOG).band().height());
        assertNull(chosen.at(TOP + usual + 50));
        LaneLayout tight = LaneLayout.of(setup, TOP, TOP + usual - 60, 0);
        assertEquals(104, tight.of(Lane.BACKLOG).band().height());
        assertTrue(tight.of(Lane.PHASES).band().height() < 76);
        assertEquals(0, tight.most());
    }

    @Test
    void aDraggedLaneIsPutWhereItIsDropped() {
        LaneLayout layout = LaneLayout.of(new LaneSetup(), TOP, TOP + 600, 0);
        assertEquals(Lane.FRAMES, layout.before(Lane.STOPS, TOP + 5));
        assertEquals(TOP, layout.borderBefore(Lane.STOPS, Lane.FRAMES));
        assertEquals(Lane.TICKS, layout.before(Lane.STOPS, TOP + 50));
        assertNull(layout.before(Lane.FRAMES, TOP + 599));
        assertEquals(TOP + 600, layout.borderBefore(Lane.FRAMES, null));
    }

    @Test
    void aLaneThatIsTooSlowAgainAndAgainDropsOneZoomLevelAndSaysSo() {
        DrawBudget budget = new DrawBudget();
        budget.level(ZoomLevel.FRAMES);
        for (int i = 1; i < DrawBudget.IN_A_ROW; i++) {
            budget.took(Lane.PHASES, DrawBudget.MOST_NANOS + 1);
        }
        budget.took(Lane.PHASES, 1_000);
        assertFalse(budget.coarse(Lane.PHASES), "one quick pulse and it counts anew");
        for (int i = 0; i < DrawBudget.IN_A_ROW; i++) {
            budget.took(Lane.PHASES, DrawBudget.MOST_NANOS + 1);
        }
        assertTrue(budget.coarse(Lane.PHASES));
        assertFalse(budget.coarse(Lane.TICKS));
        assertEquals("shapes without text", budget.note(Lane.PHASES));
        assertEquals("", budget.note(Lane.TICKS));
        budget.level(ZoomLevel.FRAMES);
        assertTrue(budget.coarse(Lane.PHASES));
        budget.level(ZoomLevel.FRAME);
        assertFalse(budget.coarse(Lane.PHASES));
    }
}
