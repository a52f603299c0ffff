package dev.tickscope.app.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.SubmitResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkbenchTest {
    private final List<String> told = new ArrayList<>();
    private final List<HostedSession> started = new ArrayList<>();
    private boolean broken;
    private final Workbench bench = new Workbench((plan, paused, first) -> {
        if (broken) {
            throw new IllegalStateException("no room");
        }
        started.add(Runs.session(plan.contract(), new long[] {17, 17, 17}, first.toArray(Command[]::new)));
        return started.get(started.size() - 1);
    }, new Trouble() {
        @Override
        public void report(String what, String advice, Throwable cause) {
            told.add(what + " " + advice);
        }

        @Override
        public void note(String what, String details) {
            told.add(what);
        }
    });

    @TempDir
    Path folder;

    private SessionPlan plan(ClockContract contract) {
        return new SessionPlan(Runs.empty("empty"), contract, bench.pacings().get(0));
    }

    private void settle() {
        HostedSession newest = started.get(started.size() - 1);
        Runs.settle(newest);
        bench.fold(newest.view());
    }

    @Test
    void aSessionBesideOthersCanBeClosedButNeverTheOnlyOne() {
        assertTrue(bench.open(plan(Runs.preset("phase")), false));
        Workbench.OpenSession first = bench.current();
        bench.closeCurrent();
        assertSame(first, bench.current());
        assertEquals("It is the only one that is open", bench.whyNotClose());
        HostedSession beside = Runs.session(Runs.preset("scaled"), new long[] {17});
        bench.add(new Workbench.OpenSession(beside, plan(Runs.preset("scaled"))));
        HostedSession third = Runs.session(Runs.preset("ordered"), new long[] {17});
        Workbench.OpenSession last = new Workbench.OpenSession(third, plan(Runs.preset("ordered")));
        bench.add(last);
        bench.show(first);
        bench.closeCurrent();
        assertSame(beside, bench.current().session(), "the first of the others");
        assertEquals(new SubmitResult.Refused("the session is closed"), first.session().submit(new Command.Pause()));
        bench.show(last);
        bench.closeCurrent();
        assertSame(beside, bench.current().session(), "the one before it");
        assertEquals(List.of(bench.current()), List.copyOf(bench.sessions()));
    }

    @Test
    void aSessionThatCannotStartLeavesTheOldOneOpen() {
        assertTrue(bench.open(plan(Runs.preset("phase")), false));
        Workbench.OpenSession open = bench.current();
        broken = true;
        assertFalse(bench.open(plan(Runs.preset("scaled")), false));
        assertSame(open, bench.current());
        assertTrue(open.session().submit(new Command.Pause()).accepted());
        assertTrue(told.get(0).contains("no room") && told.get(0).contains("goes on"), told.toString());
    }

    @Test
    void theOldSessionIsClosedWhenANewOneRuns() {
        bench.open(plan(Runs.preset("phase")), false);
        bench.change(bench.pacings().get(1));
        assertTrue(started.get(0).submit(new Command.Pause()) instanceof SubmitResult.Refused);
        assertTrue(started.get(1).submit(new Command.Pause()).accepted());
    }

    @Test
    void breakpointsComeAlongWhereTheNewContractHasTheirStage() {
        ClockContract phase = Runs.preset("phase");
        bench.open(plan(phase), false);
        bench.addBreakpoint(new Breakpoint(1, Runs.stage(phase, "flowTick"), 0, -1, 1));
        bench.addBreakpoint(new Breakpoint(1, Runs.stage(phase, "fixedUpdate"), 40, -1, 1));
        bench.addBreakpoint(new Breakpoint(1, Runs.stage(phase, "update"), 0, -1, 5));
        settle();
        bench.submit(new Command.EnableBreakpoint(3, false));
        settle();
        bench.change(Runs.preset("ordered"));
        settle();
        assertEquals(List.of("2 FixedUpdate, tick 40 only 0 armed", "3 Update 0, every 5th off"), bench.breakpoints().lines().stream()
                .map(line -> line.id() + " " + line.where(Runs.preset("ordered").plan()) + " " + line.hitsText() + " " + line.state()).toList());
    }

    @Test
    void idsOfBreakpointsAreNeverUsedTwice() {
        ClockContract phase = Runs.preset("phase");
        bench.open(plan(phase), true);
        bench.addBreakpoint(new Breakpoint(1, 0, 1000, -1, 1));
        bench.addBreakpoint(new Breakpoint(1, 0, 1000, -1, 1));
        bench.submit(new Command.RemoveBreakpoint(2));
        bench.addBreakpoint(new Breakpoint(1, 0, 1000, -1, 1));
        settle();
        assertEquals(List.of(1, 3), bench.breakpoints().lines().stream().map(line -> line.id()).toList());
        assertEquals(List.of(), told);
    }

    @Test
    void aBrokenContractFileLeavesTheContractInUse() throws IOException {
        bench.open(plan(Runs.preset("phase")), false);
        Path file = folder.resolve("mine.json");
        Files.writeString(file, "{\"extends\": \"phase\", \"capp\": 3}");
        bench.openContract(file);
        assertEquals("phase", bench.current().plan().contract().id());
        assertTrue(told.get(0).contains("capp") && told.get(0).contains("stays"), told.toString());
    }

    @Test
    void aContractFileRunsAtOnce() throws IOException {
        bench.open(plan(Runs.preset("phase")), false);
        Path file = folder.resolve("mine.json");
        Files.writeString(file, "{\"extends\": \"phase\", \"id\": \"mine\", \"title\": \"Mine\", \"cap\": 7}");
        bench.openContract(file);
        assertEquals(7, bench.current().plan().contract().capTicks());
        assertEquals("mine", bench.contracts().get(bench.contracts().size() - 1).id());
    }
}
