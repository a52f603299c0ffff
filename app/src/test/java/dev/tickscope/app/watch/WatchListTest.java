package dev.tickscope.app.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.FieldRow;
import dev.tickscope.timeline.field.FieldTableViewModel;
import dev.tickscope.timeline.table.SortKey;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of watched expressions, exact, at every kind of instant. */
class WatchListTest {
    private static final long[] DELTAS = {17, 100, 5, 40, 17};

    private final WatchList list = new WatchList();
    private HostedSession session;

    private void run(String contract, Command... first) {
        session = Runs.session(Runs.preset(contract), DELTAS, first);
        Runs.settle(session);
        list.open(session.info(), "");
    }

    private String told(Playhead playhead) {
        list.update(session.view(), Moment.of(session.view(), playhead));
        return java.util.stream.IntStream.range(0, list.size()).mapToObj(list::get)
                .map(line -> line.exact() + " | " + line.exactChange()).collect(Collectors.joining(", "));
    }

    private static List<Playhead> everywhere(StoreView view) {
        List<Playhead> all = new ArrayList<>(List.of(Playhead.LIVE));
        for (long row = view.frames().firstRow(); row < view.frames().rowCount(); row++) {
            all.add(new Playhead.AtFrame(row));
        }
        for (long row = view.ticks().firstRow(); row < view.ticks().rowCount(); row++) {
            all.add(new Playhead.AtTick(row));
        }
        for (long row = view.phases().firstRow(); row < view.phases().rowCount(); row++) {
            all.add(new Playhead.AtPhase(row));
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void clockFieldsAreThoseOfTheirTableAtEveryInstant(String contract) {
        run(contract);
        agrees(contract);
    }

    @ParameterizedTest
    @ValueSource(strings = {"update", "fixedUpdate"})
    void andWhereTheRunHasStoppedBeforeAHook(String stage) {
        run("ordered", new Command.AddBreakpoint(Breakpoint.at(1, Runs.stage(Runs.preset("ordered"), stage)).withCondition("frameIndex = 3")));
        assertTrue(session.view().frames().rowCount() < DELTAS.length + 1);
        agrees("ordered");
    }

    private void agrees(String contract) {
        FieldTableViewModel fields = new FieldTableViewModel(session.info());
        int compared = 0;
        for (Playhead playhead : everywhere(session.view())) {
            Moment moment = Moment.of(session.view(), playhead);
            Stage stage = moment.stage(session.view(), session.info().contract().plan());
            fields.update(session.view(), moment);
            for (FieldRow field : fields.rows()) {
                // A stage that reads the tick it runs in reads what a condition does not.
                boolean pending = stage != null && moment.pendingTick(session.view(), session.info().contract().plan()) >= 0
                        && field.field().fieldName().startsWith("simulation");
                if (field.absent() || pending) {
                    continue;
                }
                list.open(session.info(), field.field().fieldName());
                list.update(session.view(), moment);
                assertEquals(SortKey.ofValue(field.exact()), SortKey.ofValue(list.get(0).exact()), contract + ", " + field.field() + " at " + moment);
                compared++;
            }
        }
        assertTrue(compared > 100, compared + " values");
    }

    @Test
    void theDifferenceIsToTheRowBeforeInTheValuesUnit() {
        run("phase");
        list.add("simulationTick");
        list.add("accumulator");
        list.add("frame.dropped > 0");
        list.add("previous(simulationTick)");
        // 17 ms pay for the first tick; 100 ms bring five more, of which the cap lets four run.
        assertEquals("1 | –, 1/3000 s | –, false | –, 1 | –", told(new Playhead.AtTick(0)));
        assertEquals("2 | +1, 151/3000 s | +50 ms, true | changed, 1 | =", told(new Playhead.AtTick(1)));
        assertEquals("3 | +1, 101/3000 s | -1/60 s, true | =, 2 | +1", told(new Playhead.AtTick(2)));
        assertEquals("5 | =, 1/3000 s | =, true | =, 5 | +1", told(new Playhead.AtFrame(1)));
        assertEquals("5 | =, 2/375 s | +5 ms, false | changed, 5 | =", told(new Playhead.AtFrame(2)));
    }

    @Test
    void whatIsNotUnderstoodIsKeptAndSaysWhere() {
        run("scaled");
        list.open(session.info(), "interpolationAlpha\n\n acumulator > 10 ms \nframeIndex");
        told(Playhead.LIVE);
        assertEquals(3, list.size());
        assertTrue(list.get(0).wrong());
        assertEquals("Characters 1 to 18: the scaled contract has no interpolation alpha", list.get(0).value());
        assertEquals("Characters 1 to 10: no name \"acumulator\"; did you mean accumulator?", list.get(1).exact());
        assertFalse(list.get(2).wrong());
        assertEquals("interpolationAlpha\nacumulator > 10 ms\nframeIndex", list.text());
    }

    @Test
    void expressionsAreMovedReplacedAndRemoved() {
        run("phase");
        list.open(session.info(), "1\n2\n3");
        assertTrue(list.move(2, -1));
        assertFalse(list.move(0, -1));
        assertFalse(list.move(2, 1));
        assertEquals("1\n3\n2", list.text());
        list.replace(0, " 4 ");
        assertEquals(3, list.add("5"));
        list.remove(List.of(1, 2));
        assertEquals("4\n5", list.text());
        assertEquals("4 | =, 5 | =", told(new Playhead.AtTick(1)));
    }
}
