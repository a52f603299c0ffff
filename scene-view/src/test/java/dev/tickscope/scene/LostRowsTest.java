package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.scene.trace.PoseTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scene at the edge of what is kept: rows of one kind are there while those of another they belong to are lost. */
class LostRowsTest {
    private static final int NEAR = 40;
    private static final int SWARM = 40;
    private static final List<BodyShape> BODIES = List.of(BodyShape.box("Runner", 1, 1, 1, false));

    /** Loses rows of every kind. */
    private static ScriptedRun run(String preset) {
        return run(ScriptedRun.forgetful(preset, BODIES, (step, into) -> into.setPlanar(0, step % 100, 0, 0)), view -> view.frames().firstRow() > 0
                && view.ticks().firstRow() > 0 && view.poses().firstRow() > 0 && view.phases().firstRow() > 0);
    }

    /** So many bodies that their poses are lost while everything else is kept. */
    private static ScriptedRun swarm() {
        List<BodyShape> bodies = IntStream.range(0, SWARM).mapToObj(body -> BodyShape.box("Runner " + body, 1, 1, 1, false)).toList();
        return run(ScriptedRun.forgetful("phase", bodies, (step, into) -> {
            for (int body = 0; body < SWARM; body++) {
                into.setPlanar(body, Math.sin(step + body), Math.cos(step + body), 0);
            }
        }), view -> view.poses().firstRow() > 0);
    }

    private static ScriptedRun run(ScriptedRun run, Predicate<StoreView> wanted) {
        for (int i = 0; i < 600_000; i++) {
            run.steps(i % 3 == 0 ? 0.4 : 1.3);
            if (i % 500 == 499) {
                run.command(new Command.Pause()).command(new Command.Resume());
            }
            if (i % 4_096 == 0) {
                run.maintain();
                if (wanted.test(run.view())) {
                    return run;
                }
            }
        }
        throw new AssertionError("no rows were lost");
    }

    private static void around(TableView table, List<Playhead> into, LongFunction<Playhead> at) {
        for (long row = Math.max(0, table.firstRow() - NEAR); row < table.firstRow() + NEAR; row++) {
            into.add(at.apply(row));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void everyInstantAtTheEdgeCanBeShown(String preset) {
        ScriptedRun run = run(preset);
        StoreView view = run.view();
        List<Playhead> instants = new ArrayList<>();
        around(view.frames(), instants, Playhead.AtFrame::new);
        around(view.ticks(), instants, Playhead.AtTick::new);
        around(view.phases(), instants, Playhead.AtPhase::new);
        // Where ticks go before the frames that presented them, and the other way round.
        long tickFrame = view.ticks().getLong(Columns.Tick.FRAME_POSITION, view.ticks().firstRow());
        for (long row = tickFrame - NEAR; row < tickFrame + NEAR; row++) {
            instants.add(new Playhead.AtFrame(row));
        }
        SceneViewModel model = new SceneViewModel();
        model.setSession(run.info);
        SceneTraces traces = new SceneTraces();
        traces.setSession(run.info);
        traces.setTrailsOn(true);
        traces.setVelocityOn(true);
        traces.setStackOn(true);
        int shown = 0;
        for (Playhead instant : instants) {
            Moment moment = Moment.of(view, instant);
            model.update(view, moment);
            traces.update(view, model.committedRow());
            traces.updateStack(view, moment, model);
            assertFalse(model.message().isEmpty() && model.caption().isEmpty(), () -> "nothing is said at " + instant);
            shown++;
        }
        assertTrue(shown > 4 * NEAR);
    }

    /** The first tick that is there while its poses are not. */
    private static long poseless(StoreView view) {
        PoseLookup lookup = new PoseLookup(SWARM);
        for (long row = view.ticks().firstRow(); row < view.ticks().rowCount(); row++) {
            if (lookup.read(view, row, new PoseBuffer(SWARM)) == 0 && !lookup.allKept()) {
                return row;
            }
        }
        throw new AssertionError("no poses were lost before their ticks");
    }

    @Test
    void posesThatAreLostMayComeFromElsewhere() {
        ScriptedRun run = swarm();
        StoreView view = run.view();
        long row = poseless(view);
        PoseBuffer poses = new PoseBuffer(SWARM);
        poses.setPlanar(0, 12.5, 3, 0);
        boolean[] first = new boolean[SWARM];
        first[0] = true;
        AtomicReference<LostPoses.Answer> answer = new AtomicReference<>(new LostPoses.Answer(null, null, "somebody looks for them"));
        AtomicLong version = new AtomicLong();
        SceneViewModel model = new SceneViewModel();
        model.setSession(run.info);
        Moment moment = Moment.of(view, new Playhead.AtTick(row));
        model.update(view, moment);
        assertEquals(SceneViewModel.Condition.LOST, model.condition());
        assertEquals("The poses of this tick are no longer kept.", model.message());
        model.setLostPoses(new LostPoses() {
            @Override
            public Answer of(StoreView asked, long tickRow) {
                assertEquals(row, tickRow);
                return answer.get();
            }

            @Override
            public long version() {
                return version.get();
            }
        });
        assertTrue(model.update(view, moment));
        assertEquals("The poses of this tick are no longer kept; somebody looks for them.", model.message());
        assertFalse(model.update(view, moment), "nothing new");
        answer.set(new LostPoses.Answer(poses, first, ""));
        version.set(1);
        assertTrue(model.update(view, moment));
        assertEquals(SceneViewModel.Condition.SIMULATED, model.condition());
        assertEquals(12.5, model.committed().get(0, 0));
        assertFalse(model.presented().has(0), "what was presented is not known");
        assertEquals("Committed poses, simulated again: their rows are no longer kept. What was presented is not known.", model.caption());
        Moment newest = Moment.of(view, Playhead.LIVE);
        model.update(view, newest);
        assertEquals(SceneViewModel.Condition.SHOWN, model.condition(), "where they are kept nobody is asked");
    }

    /** One body that walks a metre a tick: a longer link, or a lag of more than two frames, would lead across the loss. */
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void nothingLeadsAcrossALossInTheMiddle(String preset) {
        ScriptedRun run = new ScriptedRun(preset, BODIES, (step, into) -> into.setPlanar(0, step, 0, 0));
        for (int i = 0; i < 200; i++) {
            run.steps(i % 3 == 0 ? 0.4 : 1.3);
        }
        StoreView whole = run.view();
        long frame = 100;
        long tick = whole.frames().getLong(Columns.Frame.TICKS_BEFORE, frame);
        run.lose(EventKind.TICK, tick, tick + 30).lose(EventKind.POSE, whole.ticks().getLong(Columns.Tick.POSES_AFTER, tick - 1),
                whole.ticks().getLong(Columns.Tick.POSES_AFTER, tick + 29)).lose(EventKind.FRAME, frame, frame + 35)
                .lose(EventKind.FRAME_END, frame, frame + 35);
        StoreView left = run.view();
        SceneViewModel model = new SceneViewModel();
        model.setSession(run.info);
        SceneTraces traces = new SceneTraces();
        traces.setSession(run.info);
        traces.setTrailsOn(true);
        traces.setVelocityOn(true);
        traces.setStackOn(true);
        PoseTrack track = new PoseTrack(1, 60);
        List<Playhead> instants = new ArrayList<>();
        for (long row = 0; row < left.frames().rowCount(); row++) {
            instants.add(new Playhead.AtFrame(row));
        }
        for (long row = 0; row < left.ticks().rowCount(); row++) {
            instants.add(new Playhead.AtTick(row));
        }
        for (Playhead instant : instants) {
            Moment moment = Moment.of(left, instant);
            model.update(left, moment);
            traces.update(left, model.committedRow());
            traces.updateStack(left, moment, model);
            assertFalse(model.message().isEmpty() && model.caption().isEmpty(), () -> "nothing is said at " + instant);
            assertTrue(model.lagMetres() <= 3, () -> "a lag of " + model.lagMetres() + " m at " + instant);
            track.update(left, moment.tickRow());
            track.links(0, (body, fromX, fromY, fromZ, toX, toY, toZ, broken) -> assertTrue(Math.abs(toX - fromX) <= 1 + 1e-9,
                    () -> "a link from " + fromX + " to " + toX + " at " + instant));
        }
    }
}
