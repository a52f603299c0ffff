package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Allocations;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.PoseHistory;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.StoreWriter;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Poses that conditions read agree with the history that the scene draws, in whatever order they are read. */
class StoredPosesTest {
    private static final int BODIES = 5;
    private static final Names NAMES = new Names(ContractReader.preset("phase"), Moments.NAMES.base(), 50_000_000,
            List.of("a", "b", "c", "d", "e"), ActionMap.NONE);

    /** Bodies that move in some ticks, are put elsewhere, leave and come back, inside frames and between them. */
    private static void play(Random random, Store store, int frames) {
        StoreWriter writer = store.writer();
        boolean[] present = new boolean[BODIES];
        double[] x = new double[BODIES];
        FrameRow frame = new FrameRow();
        TickRow tick = new TickRow();
        long ticks = 0;
        for (frame.position = 0; frame.position < frames; frame.position++) {
            frame.ticksBefore = ticks;
            writer.frameBegan(frame);
            frame.ticks = random.nextInt(4);
            for (int i = 0; i < frame.ticks; i++) {
                happenings(random, writer, present, x);
                for (int body = 0; body < BODIES; body++) {
                    boolean moves = present[body] && random.nextInt(3) > 0;
                    x[body] += moves ? 1 + random.nextInt(9) : 0;
                    if (present[body] && (moves || ticks % Columns.Pose.KEYFRAME_TICKS == 0)) {
                        writer.pose(body, x[body], -x[body], body, 0, 0, 0, 1);
                    }
                }
                tick.row = ticks++;
                tick.framePosition = frame.position;
                tick.tickInFrame = i + 1;
                writer.tick(tick);
            }
            happenings(random, writer, present, x);
            frame.ticksAfter = ticks;
            writer.frameEnded(frame, new LedgerRow());
            writer.release();
        }
    }

    private static void happenings(Random random, StoreWriter writer, boolean[] present, double[] x) {
        int body = random.nextInt(BODIES);
        switch (random.nextInt(12)) {
            case 0 -> {
                present[body] = true;
                x[body] = -random.nextInt(1_000);
                writer.placed(body, x[body], -x[body], body, 0, 0, 0, 1);
            }
            case 1 -> {
                present[body] = false;
                writer.gone(body);
            }
            default -> {
                // Nothing.
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void posesAreThoseOfTheHistory(int seed) {
        Random random = new Random(seed);
        Store store = new Store(Retention.DEFAULT);
        play(random, store, 400);
        StoreView view = store.view();
        StoredSample sample = new StoredSample(view, NAMES);
        for (long row = 0; row < view.ticks().rowCount(); row++) {
            compareTick(view, sample, row);
        }
        for (long row = 0; row < view.frameEnds().rowCount(); row++) {
            compareFrame(view, sample, row);
        }
        for (int i = 0; i < 2_000; i++) {
            if (random.nextBoolean()) {
                compareTick(view, sample, random.nextInt((int) view.ticks().rowCount()));
            } else {
                compareFrame(view, sample, random.nextInt((int) view.frameEnds().rowCount()));
            }
        }
    }

    private static void compareTick(StoreView view, StoredSample sample, long row) {
        PoseHistory history = new PoseHistory(BODIES);
        history.read(view, Moment.of(view, new Playhead.AtTick(row)));
        sample.atTick(row);
        compare(history, sample, "tick row " + row);
    }

    private static void compareFrame(StoreView view, StoredSample sample, long row) {
        PoseHistory history = new PoseHistory(BODIES);
        history.readFrameEnd(view, row);
        sample.atFrame(row);
        compare(history, sample, "frame row " + row);
    }

    private static void compare(PoseHistory history, StoredSample sample, String where) {
        for (int body = 0; body < BODIES; body++) {
            String what = where + ", body " + body;
            assertEquals(history.present(body) ? 1 : 0, sample.present(body), what);
            for (int part = 0; history.present(body) && part < 3; part++) {
                assertEquals(history.committed().get(body, part), sample.pose(body, part), what);
                assertEquals(history.previous().get(body, part), sample.previousPose(body, part), what);
            }
        }
    }

    /** Where rows are lost, a pose is the one that it was before they were, or it is not known. */
    @Test
    void lostRowsMakePosesUnknownAndNeverWrong() {
        Store small = new Store(new Retention(Retention.MIN_BYTES));
        Store large = new Store(new Retention(Retention.MIN_BYTES * 20));
        play(new Random(7), small, 60_000);
        play(new Random(7), large, 60_000);
        StoreView view = small.view();
        assertTrue(view.ticks().firstRow() > 0 && view.poses().firstRow() > 0);
        assertEquals(0, large.view().poses().firstRow());
        StoredSample cut = new StoredSample(view, NAMES);
        StoredSample whole = new StoredSample(large.view(), NAMES);
        long first = view.ticks().firstRow();
        long unknown = 0;
        for (long row = first; row < view.ticks().rowCount(); row++) {
            cut.atTick(row);
            whole.atTick(row);
            unknown += same(cut, whole) ? 0 : 1;
        }
        long keyframes = Columns.Pose.KEYFRAME_TICKS;
        long beforePoses = view.ticks().firstAtLeast(Columns.Tick.POSES_AFTER, view.poses().firstRow(), first, view.ticks().rowCount()) - first;
        assertTrue(unknown <= beforePoses + 2 * keyframes, unknown + " of which " + beforePoses + " had to be");
        cut.atTick(view.ticks().rowCount() - 1);
        whole.atTick(view.ticks().rowCount() - 1);
        assertTrue(same(cut, whole));
        for (long row = first + 300; row >= first; row--) {
            cut.atTick(row);
            whole.atTick(row);
            same(cut, whole);
        }
    }

    /** @return whether it is known */
    private static boolean same(StoredSample cut, StoredSample whole) {
        for (int body = 0; body < BODIES; body++) {
            if (cut.present(body) == Sample.ABSENT) {
                return false;
            }
            assertEquals(whole.present(body), cut.present(body));
            if (cut.present(body) == 1) {
                assertEquals(whole.pose(body, 0), cut.pose(body, 0));
                assertEquals(whole.previousPose(body, 0), cut.previousPose(body, 0));
            }
        }
        return true;
    }

    @Test
    void readingAllocatesNothing() {
        Store store = new Store(Retention.DEFAULT);
        play(new Random(3), store, 500);
        StoreView view = store.view();
        StoredSample sample = new StoredSample(view, NAMES);
        Condition condition = Expressions.condition("a.speed > 3 and changed(b.x) or accumulator > session.fed", NAMES).orThrow();
        assertEquals(0, Allocations.leastBytes(() -> {
            for (int pass = 0; pass < 20; pass++) {
                for (long row = 0; row < view.ticks().rowCount(); row++) {
                    sample.atTick(row);
                    condition.evaluate(sample);
                }
                for (long row = 0; row < view.frameEnds().rowCount(); row++) {
                    sample.atFrame(row);
                    condition.evaluate(sample);
                }
            }
        }));
    }
}
