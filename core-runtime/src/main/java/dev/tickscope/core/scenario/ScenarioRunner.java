package dev.tickscope.core.scenario;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.host.GameException;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.host.RunSetup;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.scenario.TimelineEntry.Place;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import java.util.ArrayList;
import java.util.List;

/** Runs a scenario through the same loop and control as a live session, with every delta and command at its listed place. */
public final class ScenarioRunner {
    private static final RunNotes SILENT = new RunNotes() {
        @Override
        public void refusing(String reason, boolean hasNumber) {
            // Only the printer words it.
        }

        @Override
        public void diagnostic(long framePosition, String text) {
            // Only the printer shows it.
        }
    };

    private final Scenario scenario;
    private final RunNotes notes;
    private final FrameLoop loop;
    private final RunControl control;
    private final List<TimelineEntry> betweenFrames = new ArrayList<>();
    private final List<TimelineEntry> insideFrames = new ArrayList<>();
    private final List<Command> waiting = new ArrayList<>();
    private int nextBreakpoint = 1;
    private List<Breakpoint> added = List.of();
    private RunEnd end = RunEnd.PACING;

    private ScenarioRunner(Scenario scenario, EventSink sink, RunNotes notes, RunJournal journal, HashTrace hashes) {
        this.scenario = scenario;
        this.notes = notes;
        RunSetup.Parts run = scenario.setup().assemble(sink, NanoSource.STILL, journal);
        loop = run.loop();
        control = run.control();
        loop.setHashTrace(hashes);
        for (TimelineEntry entry : scenario.timeline()) {
            (entry.place() == Place.FRAME || entry.place() == Place.REAL_TIME ? betweenFrames : insideFrames).add(entry);
        }
        loop.setTickListener(this::beforeTick);
    }

    /** Runs all of it and prints its rows. */
    public static void run(Scenario scenario, RowPrinter printer) {
        printer.showReadout(scenario.readout());
        new ScenarioRunner(scenario, printer, printer, null, null).run();
        printer.writeLedger();
    }

    /** Runs all of it into any sink. */
    public static void run(Scenario scenario, EventSink sink) {
        run(scenario, sink, null, null);
    }

    /**
     * Runs all of it into any sink and keeps what a repetition needs.
     *
     * @param journal gets everything that determines the run; or null
     * @param hashes gets what each phase left behind; or null
     */
    public static void run(Scenario scenario, EventSink sink, RunJournal journal, HashTrace hashes) {
        new ScenarioRunner(scenario, sink, SILENT, journal, hashes).run();
    }

    /**
     * Runs it with more breakpoints than its own, and keeps what a repetition needs.
     *
     * @param record gets everything that determines the run, and what each phase and tick left behind if it has hashes
     * @param breakpoints their ids must be those of no others; the timeline's are 1, 2, 3 …
     */
    public static void run(Scenario scenario, EventSink sink, RunRecord record, List<Breakpoint> breakpoints, RunEnd end) {
        ScenarioRunner runner = new ScenarioRunner(scenario, sink, SILENT, record.journal(), record.hashes());
        runner.added = List.copyOf(breakpoints);
        runner.end = end;
        runner.run();
        sink.release();
    }

    private void run() {
        scenario.notes().forEach(text -> notes.diagnostic(-1, text));
        control.start(false);
        added.forEach(breakpoint -> control.apply(new Command.AddBreakpoint(breakpoint), 0));
        List<Delta> deltas = scenario.deltas();
        try {
            for (int i = 0; i < deltas.size() && !over(); i++) {
                frame(i + 1, deltas.get(i));
            }
        } catch (GameException e) {
            control.end(StopCause.GAME_ERROR);
            throw e;
        }
        tellWhatNeverHappened();
    }

    private boolean over() {
        return end.tick() > 0 && loop.tickIndex() >= end.tick() || end.frame() > 0 && loop.frameIndex() >= end.frame() && !loop.suspended()
                || end.firstStop() && standsForGood();
    }

    /** Whether a stop interrupted the run and the timeline has no resume to come. */
    private boolean standsForGood() {
        return control.runInterrupted() && betweenFrames.stream().noneMatch(TimelineEntry::isResume);
    }

    private void tellWhatNeverHappened() {
        for (TimelineEntry entry : betweenFrames) {
            notes.diagnostic(-1, entry.key() + " never happened: the pacing ended before");
        }
        for (TimelineEntry entry : insideFrames) {
            notes.diagnostic(-1, entry.key() + " never happened: that tick was not reached");
        }
        if (loop.suspended()) {
            notes.diagnostic(loop.position(), "the run ends inside this frame, which is suspended: no resume came before the pacing ended");
        }
    }

    private void frame(int number, Delta delta) {
        waiting.forEach(command -> control.apply(command, 0));
        waiting.clear();
        long units = delta.seconds() == null ? 0 : scenario.base().units(delta.seconds());
        boolean stepped = false;
        for (TimelineEntry entry : due(number, units)) {
            if (!entry.isStep()) {
                perform(entry);
                resumeIfUnattended();
            } else if (stepped) {
                notes.diagnostic(number - 1L, entry.key() + ": frame " + number + " is a step already");
            } else {
                stepped = step(entry, delta, units);
            }
        }
        if (delta.refused()) {
            notes.refusing(delta.refusedReason(), delta.seconds() != null);
            control.refuse(units);
        } else if (!stepped) {
            ordinary(units);
        }
        resumeIfUnattended();
    }

    /** A step is this frame: the listed delta passes with it. */
    private boolean step(TimelineEntry entry, Delta delta, long units) {
        if (delta.refused()) {
            notes.diagnostic(loop.position(), entry.key() + ": the delta of this frame is refused, so there is no step");
            return false;
        }
        return control.apply(((TimelineEntry.Run) entry.action()).command(), units).accepted();
    }

    private void ordinary(long units) {
        if (control.running()) {
            control.frame(units);
        } else {
            control.pausedFor(units);
        }
    }

    private List<TimelineEntry> due(int number, long units) {
        List<TimelineEntry> due = new ArrayList<>();
        Rational reached = scenario.base().seconds(loop.accountedUnits() + Math.max(0, units));
        betweenFrames.removeIf(entry -> {
            boolean now = entry.place() == Place.FRAME ? entry.at() == number : entry.atSeconds().compareTo(reached) <= 0;
            return now && due.add(entry);
        });
        return due;
    }

    /** Without a resume still to come, a stop that interrupted a running session resumes at once. */
    private void resumeIfUnattended() {
        while (!over() && standsForGood()) {
            control.apply(new Command.Resume(), 0);
        }
    }

    private CommandAnswer perform(TimelineEntry entry) {
        boolean inTick = entry.place() == Place.TICK || entry.place() == Place.SIM_TIME;
        if (entry.action() instanceof TimelineEntry.ProbeLate late) {
            control.delayCopies(inTick, late.frames());
            return CommandAnswer.APPLIED;
        }
        Command command;
        if (entry.action() instanceof TimelineEntry.Break breakpoint) {
            Breakpoint set = breakpoint.breakpoint().withId(nextBreakpoint++);
            if (!breakpoint.stays()) {
                set = inTick ? set.onlyInTick(loop.tickIndex() + 1) : set.onlyInFrame(loop.position());
            }
            command = new Command.AddBreakpoint(set);
        } else if (entry.action() instanceof TimelineEntry.Edge edge) {
            command = new Command.InputEdge(edge.action(), edge.down());
        } else {
            command = ((TimelineEntry.Run) entry.action()).command();
        }
        return inTick ? control.applyInTick(command) : control.apply(command, 0);
    }

    private void beforeTick(long tickIndex) {
        if (tickIndex == end.tick()) {
            control.stopAfterTick();
        }
        insideFrames.removeIf(entry -> {
            boolean now = entry.actsBeforeTick(tickIndex, () -> loop.timeBase().seconds(loop.simulationTimeUnits()));
            if (now) {
                performInside(entry);
            }
            return now;
        });
    }

    /** A pause takes effect between frames; everything else that may happen here acts at once. */
    private void performInside(TimelineEntry entry) {
        if (entry.action() instanceof TimelineEntry.Run run && run.command() instanceof Command.Pause) {
            waiting.add(run.command());
        } else if (entry.action() instanceof TimelineEntry.Edge edge) {
            control.deliverToTick(edge.action(), edge.down());
        } else {
            perform(entry);
        }
    }
}
