package dev.tickscope.app.tabs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the input tab says of each action, under a contract that latches both edges, one that latches presses, and one that latches none. */
class InputLinesTest {
    private static final String H = "1/60";

    private HostedSession session;
    private InputLines lines;

    private void open(String contract, List<String> actions, String... deltas) {
        session = Runs.session(Runs.preset(contract), Runs.game("acting", () -> new Debuggee() {
            @Override
            public PhysicsPort physics() {
                return null;
            }

            @Override
            public int hook(Stage stage, GameClock clock) {
                return 1;
            }

            @Override
            public ActionMap actions() {
                return new ActionMap(actions);
            }
        }), deltas);
        lines = new InputLines(session.info());
    }

    private void edge(int action, boolean down) {
        session.submit(new Command.InputEdge(action, down));
    }

    /** One frame, the edges that came before it included. */
    private void frame() {
        long before = session.view().frameEnds().rowCount();
        while (session.view().frameEnds().rowCount() == before && session.work()) {
            // Commands come first.
        }
    }

    /** Lets what was submitted arrive without a frame. */
    private void arrive() {
        session.submit(new Command.Pause());
        while (session.work()) {
            // The commands.
        }
    }

    private String shown() {
        lines.update(session.view(), null);
        return lines.lines().stream().map(line -> line.action() + " " + line.name() + (line.held() ? " held" : " up") + " "
                + line.waiting() + " " + line.lastSeen()).collect(Collectors.joining("; "));
    }

    @Test
    void aGameWithoutActionsHasNoLines() {
        open("phase", List.of(), H);
        frame();
        assertFalse(lines.update(session.view(), null));
        assertEquals(List.of(), lines.lines());
    }

    @Test
    void beforeTheFirstEdgeEachActionIsUpAndNothingIsTold() {
        open("phase", List.of("jump", "throw"), H);
        assertEquals("0 jump up 0 –; 1 throw up 0 –", shown());
        frame();
        assertEquals("0 jump up 0 –; 1 throw up 0 –", shown());
    }

    @Test
    void aLatchedPressWaitsThroughFramesWithoutTicksAndIsSeenOnce() {
        open("phase", List.of("jump"), "1/120", "1/240", "9/240", H);
        edge(0, true);
        frame();
        assertEquals("0 jump held 1 –", shown());
        frame();
        assertEquals("0 jump held 1 –", shown());
        frame();
        assertEquals("0 jump held 0 press by T1", shown());
        frame();
        assertEquals("0 jump held 0 press by T1", shown());
    }

    @Test
    void aTapBetweenTwoTicksIsTwoWaitingEdges() {
        open("phase", List.of("jump"), "1/120", "1/120");
        edge(0, true);
        edge(0, false);
        frame();
        assertEquals("0 jump up 2 –", shown());
        frame();
        assertEquals("0 jump up 0 release by T1", shown());
    }

    @Test
    void edgesOfOneActionDoNotTouchAnother() {
        open("phase", List.of("jump", "throw"), H, H);
        edge(1, true);
        frame();
        assertEquals("0 jump up 0 –; 1 throw held 0 press by T1", shown());
        edge(0, true);
        edge(1, false);
        frame();
        assertEquals("0 jump held 0 press by T2; 1 throw up 0 release by T2", shown());
    }

    @Test
    void whileItStandsEdgesWait() {
        open("phase", List.of("jump"), H, H);
        frame();
        edge(0, true);
        arrive();
        assertEquals("0 jump held 1 –", shown());
        session.submit(new Command.Resume());
        frame();
        assertEquals("0 jump held 0 press by T2", shown());
    }

    @Test
    void aContractWithoutALatchLosesWhatComesInAFrameWithoutTicks() {
        open("scaled", List.of("jump"), "0", "1/120", "1/120");
        frame();
        edge(0, true);
        frame();
        assertEquals("0 jump held 0 press lost", shown());
        frame();
        assertEquals("0 jump held 0 press lost", shown());
    }

    @Test
    void aContractWithoutALatchShowsAnEdgeToEachTickOfItsFrame() {
        open("scaled", List.of("jump"), "0", "3/60");
        frame();
        edge(0, true);
        frame();
        assertEquals("0 jump held 0 press by T1, seen ×3", shown());
    }

    @Test
    void whereReleasesAreNotToldTheLineKeepsThePress() {
        open("ordered", List.of("jump"), H, H);
        edge(0, true);
        frame();
        edge(0, false);
        frame();
        assertEquals("0 jump up 0 press by T1", shown());
    }

    @Test
    void whatAPauseClearedIsLost() {
        open("ordered", List.of("jump"), "1/120", H, H);
        edge(0, true);
        frame();
        arrive();
        session.submit(new Command.Resume());
        frame();
        assertEquals("press lost", lastSeen());
    }

    private String lastSeen() {
        shown();
        return lines.lines().get(0).lastSeen();
    }

    @Test
    void itSaysWhetherALineChanged() {
        open("phase", List.of("jump"), H, H, H);
        assertTrue(lines.update(session.view(), null));
        frame();
        assertFalse(lines.update(session.view(), null));
        edge(0, true);
        frame();
        assertTrue(lines.update(session.view(), null));
        frame();
        assertFalse(lines.update(session.view(), null));
    }
}
