package dev.tickscope.app.work;

import dev.tickscope.app.breakpoints.BreakpointLine;
import dev.tickscope.app.breakpoints.BreakpointLines;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.Repetition;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SubmitResult;
import dev.tickscope.core.store.StoreView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * What is open in the window: one session, the instant of it that is shown, and the choices it was made of. A new session replaces the
 * old one only once it runs, so a failure loses nothing. JavaFX thread only.
 */
public final class Workbench implements AutoCloseable {
    private final SessionStarter starter;
    private final Trouble trouble;
    private final ReadOnlyObjectWrapper<OpenSession> current = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Playhead> playhead = new SimpleObjectProperty<>(Playhead.LIVE);
    private final ObservableList<DebuggeeProvider> samples = FXCollections.observableArrayList();
    private final ObservableList<ClockContract> contracts = FXCollections.observableArrayList();
    private final ObservableList<PacingChoice> pacings = FXCollections.observableArrayList();
    private final ObservableList<OpenSession> sessions = FXCollections.observableArrayList();
    private final BreakpointLines breakpoints = new BreakpointLines();
    private final LookingBack lookingBack;
    private int lastBreakpointId;

    public Workbench(SessionStarter starter, Trouble trouble) {
        this.starter = starter;
        this.trouble = trouble;
        this.lookingBack = new LookingBack(playhead, this::armed, trouble);
        pacings.setAll(PacingChoice.builtIn());
    }

    /** Finds samples and contracts; takes a few milliseconds, so it waits until the window shows. */
    public void loadChoices() {
        try {
            ServiceLoader.load(DebuggeeProvider.class).forEach(samples::add);
        } catch (ServiceConfigurationError e) {
            trouble.report("A sample cannot be loaded.", "The others are there. " + e.getMessage(), e);
        }
        ContractReader.PRESETS.forEach(id -> contracts.add(ContractReader.preset(id)));
    }

    /** Games to run, as the service loader finds them. */
    public ObservableList<DebuggeeProvider> samples() {
        return samples;
    }

    /** The presets, then contract files that were opened. */
    public ObservableList<ClockContract> contracts() {
        return contracts;
    }

    /** Displays, then streams of captures that were opened. */
    public ObservableList<PacingChoice> pacings() {
        return pacings;
    }

    /** Null until the first session runs. */
    public ReadOnlyObjectProperty<OpenSession> currentProperty() {
        return current.getReadOnlyProperty();
    }

    public OpenSession current() {
        return current.get();
    }

    /** The instant that all views show. */
    public ObjectProperty<Playhead> playheadProperty() {
        return playhead;
    }

    /** Moves the instant that all views show through the recorded past. */
    public LookingBack lookingBack() {
        return lookingBack;
    }

    /** The breakpoints of the session, as its rows tell them. */
    public BreakpointLines breakpoints() {
        return breakpoints;
    }

    private List<Breakpoint> armed() {
        return breakpoints.lines().stream().filter(BreakpointLine::enabled).map(BreakpointLine::breakpoint).toList();
    }

    public Optional<DebuggeeProvider> sample(String id) {
        return samples.stream().filter(sample -> sample.id().equals(id)).findFirst();
    }

    public Optional<ClockContract> contract(String id) {
        return contracts.stream().filter(contract -> contract.id().equals(id)).findFirst();
    }

    /**
     * Opens a session in place of the current one. Its breakpoints come along where the new contract has their places.
     *
     * @return whether it runs; if not, the old one still does and the user was told
     */
    public boolean open(SessionPlan plan, boolean paused) {
        String goesOn = current.get() == null ? "" : "The session that was open goes on.";
        if (plan.sample().missing() != null) {
            trouble.report(plan.sample().title() + " cannot run here: " + plan.sample().missing(), goesOn, null);
            return false;
        }
        List<Command> first = keptBreakpoints(plan.contract());
        DebugSession session;
        try {
            session = starter.start(plan, paused, first);
        } catch (RuntimeException e) {
            trouble.report(plan.sample().title() + " cannot start under \"" + plan.contract().title() + "\": " + e.getMessage(), goesOn, e);
            return false;
        }
        OpenSession old = current.get();
        show(new OpenSession(session, plan));
        if (old != null) {
            sessions.remove(old);
            old.session().close();
        }
        return true;
    }

    /** Shows a session beside those that are open already; a running one is paused and stays. */
    public void add(OpenSession open) {
        if (current.get() != null) {
            current.get().session().submit(new Command.Pause());
        }
        show(open);
    }

    /** Shows one of the open sessions. */
    public void show(OpenSession open) {
        if (!sessions.contains(open)) {
            sessions.add(open);
        }
        breakpoints.clear();
        lastBreakpointId = 0;
        playhead.set(Playhead.LIVE);
        lookingBack.setSession(open.session().info());
        current.set(open);
    }

    /** Closes the session that is shown, and shows the one opened before it, or else the next; the only one stays. */
    public void closeCurrent() {
        OpenSession closed = current.get();
        int place = sessions.indexOf(closed);
        if (whyNotClose() == null) {
            show(sessions.get(place == 0 ? 1 : place - 1));
            sessions.remove(closed);
            closed.session().close();
        }
    }

    /** Why the session that is shown cannot be closed, or null. */
    public String whyNotClose() {
        return sessions.size() > 1 ? null : "It is the only one that is open";
    }

    /** Whether further pulses have something to tell that no row of the session shown tells. */
    public boolean busy() {
        return lookingBack.busy() || sessions.stream().anyMatch(OpenSession::repeats);
    }

    /** All that are open, the oldest first. */
    public ObservableList<OpenSession> sessions() {
        return sessions;
    }

    /** Commands that make again the breakpoints whose place the contract has too, under their numbers. */
    private List<Command> keptBreakpoints(ClockContract contract) {
        List<Command> kept = new ArrayList<>();
        if (current.get() == null) {
            return kept;
        }
        for (BreakpointLine line : breakpoints.lines()) {
            line.carriedOver(current.get().plan().contract().plan(), contract.plan()).ifPresent(breakpoint -> {
                kept.add(new Command.AddBreakpoint(breakpoint));
                if (!line.enabled()) {
                    kept.add(new Command.EnableBreakpoint(line.id(), false));
                }
            });
        }
        return kept;
    }

    /** The same session under another sample, contract or pacing, from its first frame; running. */
    public void change(DebuggeeProvider sample) {
        ifOpen(plan -> open(plan.withSample(sample), false));
    }

    /** @see #change(DebuggeeProvider) */
    public void change(ClockContract contract) {
        ifOpen(plan -> open(plan.withContract(contract), false));
    }

    /**
     * Runs the session under a contract that is no preset, which joins those that can be chosen in place of another one of its id.
     *
     * @return whether it runs; if not, the user was told
     */
    public boolean adopt(ClockContract contract) {
        contracts.removeIf(other -> other.id().equals(contract.id()) && !ContractReader.PRESETS.contains(other.id()));
        contracts.add(contract);
        return current.get() != null && open(current.get().plan().withContract(contract), false);
    }

    /** @see #change(DebuggeeProvider) */
    public void change(PacingChoice pacing) {
        if (!pacings.contains(pacing)) {
            pacings.add(pacing);
        }
        ifOpen(plan -> open(plan.withPacing(pacing), false));
    }

    private void ifOpen(java.util.function.Consumer<SessionPlan> action) {
        if (current.get() != null) {
            action.accept(current.get().plan());
        }
    }

    /**
     * Reads a contract file and runs the session under it. A broken file leaves everything as it was.
     *
     * @return whether it could be read; if not, the user was told
     */
    public boolean openContract(Path file) {
        ClockContract contract;
        try {
            contract = ContractReader.readFile(file);
        } catch (InputException e) {
            trouble.report(e.getMessage(), current.get() == null ? "" : "The contract in use stays.", null);
            return false;
        }
        adopt(contract);
        return true;
    }

    /** Hands a command to the session; a refusal is told to the user. One that makes it go on also ends looking back: what it does is live. */
    public void submit(Command command) {
        if (current.get() == null) {
            return;
        }
        if (command instanceof Command.Resume || command instanceof Command.StepTick || command instanceof Command.StepFrame) {
            playhead.set(Playhead.LIVE);
        }
        SubmitResult result = current.get().session().submit(command);
        if (result instanceof SubmitResult.Missing missing) {
            trouble.note("This session does not offer " + missing.capability().words() + ".", "");
        } else if (result instanceof SubmitResult.Refused refused) {
            trouble.note("Not now: " + refused.reason(), "");
        }
    }

    /** Tells the user something that is no error. */
    public void note(String words) {
        trouble.note(words, "");
    }

    /** A command came back refused, as a row says. */
    public void refused(CommandKind kind, CommandAnswer answer) {
        if (answer != CommandAnswer.ALREADY_PAUSED && answer != CommandAnswer.ALREADY_RUNNING) {
            String words = answer.words();
            String what = kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
            trouble.note(what + " was refused: " + words + ".", "");
        }
    }

    /** Adds a breakpoint under the next number. */
    public void addBreakpoint(Breakpoint unnumbered) {
        lastBreakpointId = Math.max(lastBreakpointId + 1, breakpoints.freshId());
        submit(new Command.AddBreakpoint(unnumbered.withId(lastBreakpointId)));
    }

    /** Puts a breakpoint in the place of the one of that number; its hits are counted anew. */
    public void replaceBreakpoint(Breakpoint breakpoint, boolean enabled) {
        submit(new Command.RemoveBreakpoint(breakpoint.id()));
        submit(new Command.AddBreakpoint(breakpoint));
        if (!enabled) {
            submit(new Command.EnableBreakpoint(breakpoint.id(), false));
        }
    }

    /** Takes in what a pulse sees. @return whether the list of breakpoints changed */
    public boolean fold(StoreView view) {
        return breakpoints.update(view, current.get().session()::breakpoints);
    }

    @Override
    public void close() {
        lookingBack.close();
        sessions.forEach(open -> open.session().close());
    }

    /** The session and what it was made of. */
    public record OpenSession(DebugSession session, SessionPlan plan) {
        /** What runs, and what kind of session it is: out of a file, a repetition, or paced by something. */
        public String title() {
            String kind = session instanceof RecordedSession ? "recorded" : repetition() == null ? session.info().pacing()
                    : repetition().whole() ? "run again" : "run on";
            return session.info().title() + " · " + kind;
        }

        /** Whether it is still repeating another session. */
        public boolean repeats() {
            return repetition() != null && !repetition().over();
        }

        /** What it takes to run it again from its first frame, or null. */
        public RunRecord record() {
            return session instanceof HostedSession hosted ? hosted.record()
                    : session instanceof RecordedSession recorded ? recorded.record() : null;
        }

        /** How it repeats another session at its beginning, or null. */
        public Repetition repetition() {
            return session instanceof HostedSession hosted ? hosted.repetition() : null;
        }
    }
}
