package dev.tickscope.app.tabs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import org.junit.jupiter.api.Test;

class InputLinesLookBackTest {
    private final HostedSession session = Runs.withActions(Runs.preset("phase"), new long[] {17, 1, 17, 17});
    private final InputLines lines = new InputLines(session.info());

    private String at(Playhead playhead) {
        lines.update(session.view(), playhead instanceof Playhead.Live ? null : Moment.of(session.view(), playhead));
        InputLine line = lines.lines().get(0);
        return (line.held() ? "held" : "up") + ", " + line.waiting() + " wait, " + line.lastSeen();
    }

    private void frame() {
        session.submit(new Command.StepFrame());
        Runs.settle(session);
    }

    @Test
    void anActionIsShownAsItStoodAtThePlayhead() {
        Runs.settle(session);
        frame();
        session.submit(new Command.InputEdge(0, true));
        frame();
        session.submit(new Command.InputEdge(0, false));
        Runs.settle(session);
        assertEquals("up, 1 wait, press by T2", at(Playhead.LIVE));
        assertEquals("up, 0 wait, –", at(new Playhead.AtFrame(0)));
        assertEquals("held, 0 wait, press by T2", at(new Playhead.AtFrame(1)));
        // Before the tick that saw it the press waited.
        assertEquals("held, 1 wait, –", at(new Playhead.AtPhase(8)));
        frame();
        assertEquals("up, 0 wait, release by T3", at(new Playhead.AtFrame(2)));
        assertEquals("held, 0 wait, press by T2", at(new Playhead.AtFrame(1)));
        assertEquals("up, 0 wait, release by T3", at(Playhead.LIVE));
    }
}
