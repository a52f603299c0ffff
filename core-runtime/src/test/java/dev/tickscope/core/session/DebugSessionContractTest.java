package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeScale;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every session promises, wherever its clock runs. */
public abstract class DebugSessionContractTest {
    private DebugSession session;

    /** A session with one breakpoint and some ticks behind it, and, unless {@code bare}, with bodies. */
    protected abstract DebugSession create(boolean bare);

    private DebugSession open(boolean bare) {
        session = create(bare);
        return session;
    }

    @AfterEach
    void close() {
        if (session != null) {
            session.close();
        }
    }

    static List<Command> commands() {
        return List.of(new Command.Resume(), new Command.Pause(), new Command.StepTick(), new Command.StepFrame(), new Command.StepPhase(),
                new Command.FinishFrame(), new Command.RunTo(RunTarget.to(RunTarget.Kind.DROPPED)), new Command.SetCap(3),
                new Command.SetMaxDelta(Rational.of(1, 4)), new Command.SetTimeScale(new TimeScale(1, 2)),
                new Command.AddBreakpoint(Breakpoint.at(7, 0)), new Command.EnableBreakpoint(7, false), new Command.RemoveBreakpoint(7),
                new Command.InputEdge(0, true), new Command.ActOnObject(new ObjectAction(ObjectAction.Verb.SPAWN, "Nobody")),
                new Command.LoadScene(), new Command.Restart());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aCommandIsTakenExactlyIfItsCapabilityIsThere(Command command) {
        for (boolean bare : List.of(true, false)) {
            open(bare);
            Capability needed = Capability.of(command);
            SubmitResult result = session.submit(command);
            if (session.capabilities().contains(needed)) {
                assertTrue(result.accepted(), command + " is taken");
            } else {
                assertEquals(needed, assertInstanceOf(SubmitResult.Missing.class, result).capability());
            }
            session.close();
        }
    }

    @Test
    void itKnowsWhatRunsAndThatDoesNotChange() {
        open(false);
        SessionInfo info = session.info();
        assertNotNull(info.contract());
        assertFalse(info.title().isEmpty());
        assertFalse(info.pacing().isEmpty());
        assertEquals(info.timeBase().step(info.contract().rate()), info.stepUnits());
        assertFalse(info.bodies().isEmpty());
        assertThrows(UnsupportedOperationException.class, () -> info.bodies().clear());
        assertSame(info, session.info());
    }

    @Test
    void capabilitiesAreHonestAboutBodiesAndCannotBeChanged() {
        assertTrue(open(false).capabilities().contains(Capability.POSES));
        assertThrows(UnsupportedOperationException.class, () -> session.capabilities().clear());
        session.close();
        assertFalse(open(true).capabilities().contains(Capability.POSES));
    }

    @Test
    void aViewIsFrozen() {
        open(false);
        StoreView view = session.view();
        long rows = view.totalRows();
        long frames = view.frames().rowCount();
        assertTrue(frames > 0);
        session.submit(new Command.StepFrame());
        session.close();
        assertEquals(rows, view.totalRows());
        assertEquals(frames, view.frames().rowCount());
        assertThrows(IndexOutOfBoundsException.class, () -> view.frames().getLong(dev.tickscope.core.store.Columns.Frame.REAL, frames));
    }

    @Test
    void itsBreakpointsAreThereAsTheyWereAskedFor() {
        Map<Integer, Breakpoint> breakpoints = open(false).breakpoints();
        assertEquals(java.util.Set.of(1), breakpoints.keySet());
        assertThrows(UnsupportedOperationException.class, breakpoints::clear);
    }

    @Test
    void namesAndWordsAreThereOrAbsentButNeverFail() {
        open(false);
        assertEquals(session.objectNames().size(), session.objectNames().size());
        assertNull(session.wordsOfObjectRow(123_456));
        assertNull(session.wordsOfBreakpointRow(123_456));
        for (ObjectAction.Verb verb : ObjectAction.Verb.values()) {
            assertNotNull(session.offers(verb));
        }
    }

    @Test
    void closingTwiceIsClosingOnceAndWhatWasPublishedStays() {
        open(false);
        long rows = session.view().totalRows();
        session.close();
        session.close();
        assertEquals(rows, session.view().totalRows());
        assertFalse(session.submit(new Command.Resume()).accepted(), "a closed session takes nothing");
    }
}
