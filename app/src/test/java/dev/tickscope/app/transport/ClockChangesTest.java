package dev.tickscope.app.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeText;
import org.junit.jupiter.api.Test;

class ClockChangesTest {
    private final HostedSession session = Runs.session(Runs.preset("phase"), new long[] {17, 17, 200, 17}, new Command.Pause());
    private final ClockChanges changes = new ClockChanges(session.info());

    private void submit(Command command) {
        session.submit(command);
        Runs.settle(session);
        changes.update(session.view());
    }

    @Test
    void atFirstTheContractsValuesAreInForce() {
        assertEquals("In force: 4 ticks a frame, the contract's.", changes.cap(session.view()));
        assertEquals("In force: no clamp, the contract's.", changes.clamp(session.view()));
    }

    @Test
    void aCapActsFromTheNextFrameOn() {
        submit(new Command.SetCap(2));
        assertEquals("2 ticks a frame, from the next frame on.", changes.cap(session.view()));
        submit(new Command.StepFrame());
        assertEquals("In force: 2 ticks a frame.", changes.cap(session.view()));
        submit(new Command.SetCap(0));
        assertEquals("no cap, from the next frame on.", changes.cap(session.view()));
    }

    @Test
    void aRateActsFromTheNextOuterFrameOn() {
        assertEquals("In force: 60 Hz, the contract's.", changes.rate(session.view()));
        submit(new Command.SetRate(TickRate.hz(30)));
        assertEquals("30 Hz, from the next outer frame on.", changes.rate(session.view()));
        submit(new Command.StepTick());
        assertEquals("30 Hz, from the next outer frame on.", changes.rate(session.view()), "a single tick is no outer frame");
        submit(new Command.StepFrame());
        assertEquals("In force: 30 Hz.", changes.rate(session.view()));
    }

    @Test
    void aClampIsToldInMilliseconds() {
        submit(new Command.SetMaxDelta(TimeText.seconds("1/20")));
        assertEquals("50 ms, from the next frame on.", changes.clamp(session.view()));
        submit(new Command.SetMaxDelta(null));
        assertEquals("no clamp, from the next frame on.", changes.clamp(session.view()));
    }
}
