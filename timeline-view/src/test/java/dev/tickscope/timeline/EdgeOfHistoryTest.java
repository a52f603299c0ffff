package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps back and on where the oldest frames are lost and rows that belong to them are still there. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EdgeOfHistoryTest {
    private static final int AROUND = 300;

    /** Runs until what is wanted has happened to the oldest rows. */
    private static StoreView run(String preset, int quarters, Predicate<StoreView> wanted) {
        ClockContract contract = ContractReader.preset(preset);
        TimeBase base = contract.leastTimeBase();
        long step = base.step(contract.rate());
        Store store = new Store(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES));
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, NanoSource.SYSTEM);
        for (int i = 0; i < 4_000_000; i++) {
            loop.advance(step * quarters / 4 + i % 7);
            if (i % 1_024 == 0) {
                store.maintain();
                if (wanted.test(store.view())) {
                    return store.view();
                }
            }
        }
        throw new AssertionError("it never happens");
    }

    private static boolean oldestOutlivesItsFrame(StoreView view, TableView table, Column framePosition) {
        return table.firstRow() > 0 && !view.frames().has(table.getLong(framePosition, table.firstRow()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void stagesWhoseFrameIsLostArePassedOver(String preset) {
        StoreView view = run(preset, 5, seen -> oldestOutlivesItsFrame(seen, seen.phases(), Columns.Phase.FRAME_POSITION));
        long first = view.phases().firstRow();
        while (!Moment.kept(view, new Playhead.AtPhase(first))) {
            first++;
        }
        Moment oldest = Moment.of(view, new Playhead.AtPhase(first));
        Playhead before = LookBack.phase(view, oldest, -1);
        assertTrue(before == null || Moment.kept(view, before), "nothing leads to what is lost: " + before);
        for (long row = first; row < first + AROUND; row++) {
            Moment moment = Moment.of(view, new Playhead.AtPhase(row));
            for (int way : new int[] {-1, 1}) {
                Playhead next = LookBack.phase(view, moment, way);
                assertTrue(next == null || Moment.kept(view, next), next + " from " + moment);
            }
        }
        assertFalse(LookBack.phase(view, Moment.of(view, new Playhead.AtPhase(first + AROUND)), -1) == null);
    }

    @Test
    void ticksWhoseFrameIsLostArePassedOver() {
        StoreView view = run("phase", 5, seen -> oldestOutlivesItsFrame(seen, seen.ticks(), Columns.Tick.FRAME_POSITION));
        long first = view.ticks().firstRow();
        while (!Moment.kept(view, new Playhead.AtTick(first))) {
            first++;
        }
        for (long row = first; row < first + AROUND; row++) {
            Moment moment = Moment.of(view, new Playhead.AtTick(row));
            Playhead before = FrameSteps.tick(view, moment, -1);
            assertTrue(before == null ? row == first : Moment.kept(view, before), before + " before " + row);
            assertTrue(Moment.kept(view, FrameSteps.tick(view, moment, 1)));
        }
    }
}
