package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.NoRows;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.recording.ReplayRun;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Retention;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The window never blocks: whatever is clicked, dragged and typed while a session runs flat out on its way to a target, is scrubbed
 * through and is run again in the background, every pulse comes, every command is answered and no time is lost. How long pulses took is
 * reported, under target, and not judged: machines differ.
 */
class RandomHandsTest extends RandomUse {
    private static final List<String> CONTRACTS = List.of("phase", "scaled", "ordered");
    /** A new session after so many, so that what it keeps to be run again does not grow without end. */
    private static final int ACTIONS_A_SESSION = 75;

    @Test
    void aHundredAndFiftyActionsLeaveEverythingInOrder() throws Exception {
        run(1, 150);
    }

    @Tag("nightly")
    @Test
    void aThousandActionsLeaveEverythingInOrder() throws Exception {
        run(2, 1000);
    }

    private void run(long seed, int actions) throws Exception {
        awaitSession();
        countPulses();
        RandomHands hands = new RandomHands(seed, window.scene());
        int done = 0;
        String last = "nothing";
        try {
            for (int round = 0; done < actions; round++) {
                CountedSession session = flatOut(CONTRACTS.get(round % CONTRACTS.size()));
                FutureTask<ReplayRun> repeated = null;
                for (int i = 0; i < ACTIONS_A_SESSION && done < actions; i++, done++) {
                    last = act(hands, i == 0);
                    if (i == ACTIONS_A_SESSION / 3) {
                        repeated = repeat(session);
                    }
                }
                last = "the end of round " + round;
                check(session, repeated);
            }
        } catch (Throwable e) {
            throw new AssertionError("seed " + seed + ", action " + done + ", after: " + last, e);
        }
        report(seed, actions);
    }

    /** A session that runs as fast as the machine can, on its way to a tick that it never reaches. */
    private CountedSession flatOut(String contract) {
        return onFx(() -> {
            Workbench workbench = window.workbench();
            DebuggeeProvider sample = workbench.sample("edges").orElseThrow();
            SessionPlan plan = new SessionPlan(sample, ContractReader.preset(contract), FLAT_OUT);
            CountedSession session = new CountedSession(new HostedSession.Builder(plan.contract(), sample).pacing("flat out", plan.pacing()::pacer)
                    .retention(new Retention(64L << 20)).hashes(true).startPaused(true).build().start());
            show(new Workbench.OpenSession(session, plan));
            workbench.submit(FAR);
            return session;
        });
    }

    /** Runs what there is of a session again, beside it. */
    private static FutureTask<ReplayRun> repeat(CountedSession session) {
        FutureTask<ReplayRun> task = new FutureTask<>(() -> new ReplayRun(session.hosted().record(), session.view(), new NoRows()).runAll());
        Thread thread = new Thread(task, "session-repeat");
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    private void check(CountedSession session, FutureTask<ReplayRun> repeated) throws InterruptedException, ExecutionException {
        onFx(() -> {
            window.workbench().submit(new Command.Pause());
            return null;
        });
        await("every command is answered", () -> session.view().commands().rowCount() == session.accepted());
        assertFalse(RunStatus.of(session.view()).running());
        assertFalse(RunStatus.of(session.view()).event() == RunEvent.FAILED);
        assertEquals(1, onFx(() -> Window.getWindows().stream().filter(Stage.class::isInstance).filter(Window::isShowing).count()), "no dialog");
        assertEquals(-1, record().unbalanced());
        assertEquals("", record().gap());
        assertTrue(session.view().ticks().rowCount() > 0);
        if (repeated != null) {
            assertTrue(repeated.get().identical(), repeated.get().words());
        }
    }

    private void report(long seed, int actions) throws IOException {
        String text = String.format(Locale.ROOT, "%d actions, seed %d: longest time between two pulses %.1f ms, longest handler %.1f ms (%s)%n",
                actions, seed, longestGapNanos / 1e6, longestHandlerNanos / 1e6, longestHandler);
        System.out.print(text);
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target", "random-hands-" + actions + ".txt"), text);
    }
}
