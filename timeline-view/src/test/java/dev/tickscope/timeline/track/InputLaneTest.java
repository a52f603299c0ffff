package dev.tickscope.timeline.track;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.timeline.TimelineRun;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.edge.EdgeIndex;
import dev.tickscope.timeline.edge.InputEdge;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lane of input edges under each kind of latch. */
class InputLaneTest {
    private static final String LATCHED = "phase";
    private static final String PRESSES = "ordered";
    private static final String NO_LATCH = "scaled";

    private static InputTrack.Picture lane(TimelineRun run) {
        return new InputTrack(run.info()).decide(Lanes.of(run));
    }

    private static List<String> texts(TimelineRun run) {
        return lane(run).items().stream().map(InputTrack.Item::text).toList();
    }

    private static InputEdge edge(TimelineRun run, int index) {
        EdgeIndex edges = new EdgeIndex(run.info());
        edges.update(run.view());
        return edges.edges().get(index);
    }

    @Test
    void aSampleWithoutActionsSaysSo() {
        assertEquals("this sample has no input", lane(TimelineRun.of("phase").frames("17ms")).nothing());
    }

    @Test
    void beforeTheFirstEdgeTheLaneSaysSo() {
        assertEquals("no edge so far", lane(TimelineRun.withActions("phase", "jump").frames("17ms")).nothing());
    }

    @Test
    void aPressWaitsForTheTickThatSeesIt() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump").frames("17ms").edge(0, true).frames("5ms", "17ms");
        InputEdge edge = edge(run, 0);
        assertEquals(InputEdge.Fate.SEEN, edge.fate());
        assertEquals(1, edge.tickRow());
        InputTrack.Item item = lane(run).items().get(0);
        assertTrue(item.down());
        assertFalse(item.open());
        assertEquals("jump", item.name());
        assertEquals(Lanes.of(run).axis().x(edge.arrivalUnits()), item.x());
        assertEquals(Lanes.of(run).axis().x(edge.seenUnits()), item.toX());
    }

    @Test
    void theLatencyIsFromArrivalToTheExecutionOfTheTick() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump").frames("17ms").idle(3).edge(0, true).idle(7).frames("30ms");
        InputEdge edge = edge(run, 0);
        long frameReal = run.view().frames().getLong(Columns.Frame.REAL, 1);
        assertEquals(run.units("47ms"), frameReal);
        // The first frame executed for a while; then 3 ms passed.
        long executed = Execution.of(run.view(), run.info(), 0).lengthUnits();
        assertEquals(run.units("17ms") + executed + run.units("3ms"), edge.arrivalUnits());
        Execution.TickRun tick = Execution.of(run.view(), run.info(), 1).ticks().get(0);
        assertEquals(tick.beginUnits(), edge.seenUnits());
        assertEquals(tick.beginUnits() - edge.arrivalUnits(), edge.latencyUnits());
    }

    @Test
    void anEdgeThatStillWaitsIsOpen() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump").frames("17ms", "17ms", "17ms").edge(0, true).frames("5ms");
        InputTrack.Item item = lane(run).items().get(0);
        assertTrue(item.open());
        assertEquals("waits", item.text());
        assertEquals(InputEdge.Fate.WAITS, edge(run, 0).fate());
    }

    @Test
    void aFastTapIsTwoEdgesInTwoLines() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump").frames("17ms").edge(0, true).edge(0, false).frames("17ms");
        List<InputTrack.Item> items = lane(run).items();
        assertEquals(List.of(0, 1), items.stream().map(InputTrack.Item::line).toList());
        assertEquals(List.of(true, false), items.stream().map(InputTrack.Item::down).toList());
        assertEquals(1, edge(run, 0).tickRow());
        assertEquals(1, edge(run, 1).tickRow());
    }

    @Test
    void aReleaseIsNotToldWhereOnlyPressesAreLatched() {
        TimelineRun run = TimelineRun.withActions(PRESSES, "jump").frames("17ms").edge(0, true).edge(0, false).frames("17ms");
        assertEquals(InputEdge.Fate.SEEN, edge(run, 0).fate());
        assertEquals(InputEdge.Fate.NOT_TOLD, edge(run, 1).fate());
        assertEquals("not told", texts(run).get(1));
    }

    @Test
    void withoutALatchAnEdgeInAFrameWithoutTicksIsLost() {
        TimelineRun run = TimelineRun.withActions(NO_LATCH, "jump").frames("17ms").edge(0, true).frames("5ms", "17ms");
        assertEquals(InputEdge.Fate.LOST, edge(run, 0).fate());
        assertEquals(List.of("lost"), texts(run));
    }

    @Test
    void withoutALatchEveryTickOfTheFrameSeesIt() {
        TimelineRun run = TimelineRun.withActions(NO_LATCH, "jump").frames("17ms").edge(0, true).frames("51ms", "17ms");
        assertEquals(3, edge(run, 0).seenBy());
        assertTrue(texts(run).get(0).endsWith(" · seen ×3"), texts(run).toString());
        assertTrue(texts(run).get(0).startsWith("T1 · "), texts(run).toString());
    }

    @Test
    void whatAPauseForgetsIsLost() {
        TimelineRun run = TimelineRun.withActions(PRESSES, "jump").frames("17ms").edge(0, true).apply(new Command.Pause())
                .frames("100ms").apply(new Command.Resume()).frames("17ms");
        assertEquals(InputEdge.Fate.LOST, edge(run, 0).fate());
    }

    @Test
    void whatTheDeviceAlreadySaidIsNoEdge() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump").frames("17ms").edge(0, true).edge(0, true).edge(0, false).frames("17ms");
        EdgeIndex edges = new EdgeIndex(run.info());
        edges.update(run.view());
        assertEquals(2, edges.edges().size());
    }

    @Test
    void anIndexThatGrewIsTheOneThatIsReadAtOnce() {
        TimelineRun run = TimelineRun.withActions(NO_LATCH, "jump", "fire");
        EdgeIndex growing = new EdgeIndex(run.info());
        for (int i = 0; i < 60; i++) {
            run.edge(i % 2, i % 4 < 2).frames(i % 3 == 0 ? "3ms" : "21ms");
            growing.update(run.view());
        }
        EdgeIndex whole = new EdgeIndex(run.info());
        whole.update(run.view());
        assertEquals(whole.edges(), growing.edges());
    }

    @Test
    void denseFramesHaveGlyphsWithoutText() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump");
        for (int i = 0; i < 200; i++) {
            run.edge(0, i % 2 == 0).frames("17ms");
        }
        LaneInput input = Lanes.of(run, Playhead.LIVE, model -> model.fitLast(190));
        assertEquals(ZoomLevel.DENSE, input.level());
        List<InputTrack.Item> items = new InputTrack(run.info()).decide(input).items();
        assertTrue(items.size() >= 190);
        assertTrue(items.stream().allMatch(item -> item.text().isEmpty() && item.name().isEmpty()));
    }

    @Test
    void manyFramesAreCountedWithTheLongestWait() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump");
        for (int i = 0; i < 5_000; i++) {
            if (i % 10 == 0) {
                run.edge(0, i % 20 == 0);
            }
            run.frames("17ms");
        }
        LaneInput input = Lanes.of(run, Playhead.LIVE, model -> model.fitAll());
        InputTrack.Picture picture = new InputTrack(run.info()).decide(input);
        assertEquals(ZoomLevel.MANY, input.level());
        assertEquals(500, picture.bars().stream().mapToLong(InputTrack.Bar::count).sum());
        assertTrue(picture.items().isEmpty());
        EdgeIndex edges = new EdgeIndex(run.info());
        edges.update(run.view());
        long longest = edges.edges().stream().mapToLong(InputEdge::latencyUnits).max().orElseThrow();
        assertEquals("longest wait " + Amounts.ms(run.info().timeBase(), longest), picture.longest());
    }

    /** What the bars count at once, edge by edge; with pauses folded, at any zoom, with a lens and without. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void barsCountEachEdgeInItsPlace(boolean lens) {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump", "fire");
        Random random = new Random(11);
        for (int i = 0; i < 6_000; i++) {
            if (random.nextInt(3) == 0) {
                int action = random.nextInt(2);
                run.edge(action, true).edge(action, random.nextBoolean());
            }
            if (i % 1_500 == 700) {
                run.apply(new Command.Pause()).frames("400ms", "400ms").apply(new Command.Resume());
            }
            run.frames(random.nextInt(40) == 0 ? "90ms" : "3ms");
        }
        EdgeIndex edges = new EdgeIndex(run.info());
        edges.update(run.view());
        InputTrack track = new InputTrack(run.info());
        for (int frames : new int[] {6_000, 4_321, 2_000, 1_000}) {
            LaneInput input = Lanes.of(run, lens ? new Playhead.AtFrame(seen(run, edges)) : Playhead.LIVE, model -> {
                model.setLensOn(lens);
                model.fitLast(frames);
            });
            assertEquals(ZoomLevel.MANY, input.level());
            assertEquals(lens, input.lens() != null);
            assertEquals(lens, !track.decide(input).items().isEmpty(), "those under the lens stand by themselves");
            InputTrack.Picture picture = track.decide(input);
            Map<Double, Long> counted = new TreeMap<>();
            for (InputEdge edge : edges.edges()) {
                double x = input.axis().x(edge.arrivalUnits());
                boolean shown = x >= 0 && edge.arrivalUnits() <= input.axis().contextRightUnits()
                        && picture.items().stream().noneMatch(item -> item.x() == input.axis().clampedX(edge.arrivalUnits()));
                if (shown) {
                    counted.merge(Math.floor(x / 4) * 4, 1L, Long::sum);
                }
            }
            Map<Double, Long> bars = new TreeMap<>();
            picture.bars().forEach(bar -> bars.put(bar.x(), bar.count()));
            assertEquals(counted, bars);
        }
    }

    /** The last frame whose ticks saw an edge. */
    private static long seen(TimelineRun run, EdgeIndex edges) {
        return edges.edges().stream().filter(edge -> edge.tickRow() >= 0)
                .mapToLong(edge -> run.view().ticks().getLong(Columns.Tick.FRAME_POSITION, edge.tickRow())).max().orElseThrow();
    }

    @Test
    void theLongestWaitOfAStretchIsThatOfItsEdges() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump");
        Random random = new Random(5);
        for (int i = 0; i < 1_500; i++) {
            run.edge(0, i % 2 == 0).frames(1 + random.nextInt(30) + "ms");
        }
        EdgeIndex index = new EdgeIndex(run.info());
        index.update(run.view());
        List<InputEdge> edges = index.edges();
        assertTrue(edges.size() > 1_400);
        for (int i = 0; i < 300; i++) {
            int from = random.nextInt(edges.size());
            int to = from + random.nextInt(edges.size() - from);
            int longest = -1;
            for (int edge = from; edge < to; edge++) {
                boolean seen = edges.get(edge).tickRow() >= 0;
                longest = seen && (longest < 0 || edges.get(edge).latencyUnits() > edges.get(longest).latencyUnits()) ? edge : longest;
            }
            assertEquals(longest, index.longestWait(from, to), "from " + from + " to " + to);
        }
        assertEquals(edges.stream().filter(edge -> edge.tickRow() >= 0).mapToLong(InputEdge::latencyUnits).max().orElseThrow(), index.longestWaitUnits());
    }

    @Test
    void edgesThatCrowdLoseTheirWordsBeforeTheyOverlap() {
        TimelineRun run = TimelineRun.withActions(LATCHED, "jump", "fire", "run").frames("17ms");
        for (int action = 0; action < 3; action++) {
            run.edge(action, true).frames("17ms");
        }
        List<InputTrack.Item> items = lane(run).items();
        for (int i = 0; i < items.size(); i++) {
            for (int j = i + 1; j < items.size(); j++) {
                InputTrack.Item a = items.get(i);
                InputTrack.Item b = items.get(j);
                boolean apart = a.line() != b.line() || a.text().isEmpty()
                        || a.toX() + 12 + a.text().length() * 6.7 <= b.x() - 9 - b.name().length() * 6.2;
                assertTrue(apart, a + " overlaps " + b);
            }
        }
    }

    @Test
    void heldTicksAreASecondLineThatOnlyGrows() {
        TimelineRun run = TimelineRun.of("scaled").frames("17ms", "17ms").hold(true).frames("17ms", "17ms").hold(false).frames("17ms");
        DroppedTrack.Picture picture = new DroppedTrack(run.info()).decide(Lanes.of(run));
        long held = 0;
        for (long row = 0; row < run.view().frameEnds().rowCount(); row++) {
            held += run.view().frameEnds().getLong(Columns.FrameEnd.HELD, row);
        }
        assertTrue(held > 0);
        assertEquals(held, picture.held().lastUnits());
        assertEquals(held + (held == 1 ? " step held" : " steps held"), picture.heldText());
        assertEquals(List.of("held ticks dashed"), new DroppedTrack(run.info()).captions());
    }

    @Test
    void whereStepsCanBeHeldTheEmptyLaneSaysThatNoneWas() {
        assertEquals("nothing dropped or held so far",
                new DroppedTrack(TimelineRun.of("scaled").info()).decide(Lanes.of(TimelineRun.of("scaled").frames("17ms"))).nothing());
        assertEquals("nothing dropped so far",
                new DroppedTrack(TimelineRun.of("phase").info()).decide(Lanes.of(TimelineRun.of("phase").frames("17ms"))).nothing());
    }

    @Test
    void aContractWithoutProbesSaysThatNothingIsHeld() {
        TimelineRun run = TimelineRun.of("phase").frames("17ms");
        assertEquals(List.of("held: none in A"), new DroppedTrack(run.info()).captions());
        assertNull(new DroppedTrack(run.info()).decide(Lanes.of(run)).held());
    }

    @Test
    void edgesBetweenTheContextAndTheLensAreNotInSight() {
        TimelineRun run = TimelineRun.withActions("phase", "Jump");
        for (int i = 0; i < 300; i++) {
            run.edge(0, i % 2 == 0).frames("17ms");
        }
        LaneInput input = Lanes.of(run.apply(new dev.tickscope.core.control.Command.Pause()), dev.tickscope.core.session.Playhead.LIVE,
                model -> model.showFrom(0));
        assertNotNull(input.lens());
        double border = input.axis().contextWidth();
        long right = input.axis().contextRightUnits();
        List<InputTrack.Item> items = new InputTrack(run.info()).decide(input).items();
        assertTrue(items.size() < 60, items.size() + " items");
        assertTrue(items.stream().filter(item -> item.x() >= border).count() <= 2, "only the frame under the lens, " + right);
    }
}
