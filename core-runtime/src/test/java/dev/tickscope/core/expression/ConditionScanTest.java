package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.expression.ConditionScan.Rows;
import dev.tickscope.core.scenario.GameRun;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioRunner;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search finds what evaluating row after row finds, in any range, direction and slices. */
class ConditionScanTest {
    private static StoreView view;
    private static Names names;

    @BeforeAll
    static void run() {
        Scenario scenario = GameRun.scenario("""
                {'contract': 'phase', 'pacing': {'hz': 60, 'frames': 20000, 'jitter': '16ms', 'kind': 'delta', 'seed': 5},
                 'timeline': [{'frame': 500, 'do': 'timeScale', 'value': '7/2'}, {'frame': 900, 'do': 'pause'}, {'frame': 950, 'do': 'resume'},
                              {'frame': 1000, 'do': 'timeScale', 'value': '1'}, {'frame': 12000, 'do': 'timeScale', 'value': '2'}]}""");
        Store store = new Store(Retention.DEFAULT);
        ScenarioRunner.run(scenario, store.writer());
        view = store.view();
        names = new Names(scenario.contract(), scenario.base());
    }

    private static Condition condition(String text) {
        return Expressions.condition(text, names).orThrow();
    }

    private static List<Long> rows(ConditionScan scan) {
        List<Long> rows = new ArrayList<>();
        for (int i = 0; i < scan.count(); i++) {
            rows.add(scan.row(i));
        }
        return rows;
    }

    /** Evaluates every row from the first one on. */
    private static List<Long> oneByOne(String text, Rows rows) {
        Condition condition = condition(text);
        StoredSample sample = new StoredSample(view, names);
        List<Long> found = new ArrayList<>();
        long count = rows == Rows.TICKS ? view.ticks().rowCount() : view.frameEnds().rowCount();
        for (long row = 0; row < count; row++) {
            if (rows == Rows.TICKS) {
                sample.atTick(row);
            } else {
                sample.atFrame(row);
            }
            if (condition.holds(sample)) {
                found.add(row);
            }
        }
        return found;
    }

    @ParameterizedTest
    @ValueSource(strings = {"frame.dropped > 0", "accumulator > 10 ms", "changed(timeScale)", "tickInFrame = 2 and frame.owed > 2",
            "simulationTick % 100 = 0", "frame.ticks < previous(frame.ticks)", "changed(changed(frame.ticks))", "frame.paused", "true", "false",
            "previous(previous(previous(accumulator))) < accumulator", "interpolationAlpha > 3/4"})
    void anyWayOfSearchingFindsTheSame(String text) {
        Random random = new Random(text.hashCode());
        for (Rows rows : Rows.values()) {
            List<Long> all = oneByOne(text, rows);
            assertEquals(all, rows(new ConditionScan(condition(text), view, names, rows).finish()));
            for (int i = 0; i < 10; i++) {
                long from = random.nextInt(20_000);
                long to = from + random.nextInt(12_000);
                List<Long> expected = new ArrayList<>(all.stream().filter(row -> row >= from && row < to).toList());
                boolean forwards = random.nextBoolean();
                if (!forwards) {
                    Collections.reverse(expected);
                }
                ConditionScan scan = new ConditionScan(condition(text), view, names, rows, from, to, forwards, Integer.MAX_VALUE);
                long total = scan.total();
                while (scan.work(1 + random.nextInt(5_000))) {
                    assertTrue(scan.looked() < total);
                }
                assertEquals(total, scan.looked());
                assertEquals(expected, rows(scan));
            }
        }
    }

    @Test
    void aSearchEndsWithAsManyRowsAsWereAskedFor() {
        List<Long> all = oneByOne("frame.dropped > 0", Rows.FRAMES);
        ConditionScan next = new ConditionScan(condition("frame.dropped > 0"), view, names, Rows.FRAMES, all.get(3) + 1, Long.MAX_VALUE, true, 1);
        assertFalse(next.work(Integer.MAX_VALUE));
        assertEquals(List.of(all.get(4)), rows(next));
        ConditionScan before = new ConditionScan(condition("frame.dropped > 0"), view, names, Rows.FRAMES, 0, all.get(3), false, 2).finish();
        assertEquals(List.of(all.get(2), all.get(1)), rows(before));
        assertTrue(before.done());
    }

    @Test
    void aSliceLooksAtNoMoreRowsThanItMay() {
        ConditionScan scan = new ConditionScan(condition("true"), view, names, Rows.TICKS);
        assertTrue(scan.work(10));
        assertEquals(10, scan.looked());
        assertEquals(10, scan.count());
        assertTrue(scan.work(5_000));
        assertEquals(5_010, scan.looked());
        assertEquals(view.ticks().rowCount(), scan.total());
    }

    @Test
    void rowsThatCannotBeComputedAreCounted() {
        for (boolean forwards : new boolean[] {true, false}) {
            ConditionScan scan = new ConditionScan(condition("1 / (frame.ticks - 1) > 0"), view, names, Rows.FRAMES, 0, Long.MAX_VALUE, forwards,
                    Integer.MAX_VALUE).finish();
            List<Long> failing = oneByOne("frame.ticks = 1", Rows.FRAMES);
            assertEquals(failing.size(), scan.failedRows());
            assertEquals(failing.get(0), scan.firstFailedRow());
            assertEquals("\"1 / (frame.ticks - 1)\" divides by 0", scan.firstFailure());
            assertEquals(oneByOne("frame.ticks > 1", Rows.FRAMES).size(), scan.count());
        }
        assertNull(new ConditionScan(condition("true"), view, names, Rows.FRAMES).firstFailure());
    }

    @Test
    void theMemoryOfTheConditionThatIsSearchedForStaysUntouched() {
        Condition condition = condition("changed(frame.number)");
        StoredSample sample = new StoredSample(view, names);
        sample.atFrame(5);
        assertEquals(Condition.NOT, condition.evaluate(sample));
        new ConditionScan(condition, view, names, Rows.FRAMES).finish();
        assertEquals(Condition.NOT, condition.evaluate(sample));
        sample.atFrame(6);
        assertEquals(Condition.HOLDS, condition.evaluate(sample));
    }

    @Test
    void nothingToSearchIsDoneAtOnce() {
        ConditionScan empty = new ConditionScan(condition("true"), new Store(Retention.DEFAULT).view(), names, Rows.TICKS);
        assertTrue(empty.done());
        assertFalse(empty.work(100));
        assertEquals(0, empty.total());
        ConditionScan turned = new ConditionScan(condition("true"), view, names, Rows.TICKS, 50, 10, true, 1);
        assertTrue(turned.done());
    }
}
