package dev.tickscope.app;

import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.recording.Recording;
import dev.tickscope.core.recording.ReplayReport;
import dev.tickscope.core.recording.ReplayRun;
import dev.tickscope.core.recording.SessionFileReader;
import dev.tickscope.core.recording.SessionFileWriter;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.concurrent.Task;

/**
 * Saves and opens sessions, runs them again to compare, and branches off from their past. Files are read and runs repeated on threads of
 * their own; what is open stays until the new one is there.
 */
final class SessionFiles {
    private static final List<String> PATTERNS = List.of("*.ndjson");

    private final Workbench workbench;
    private final ErrorReporter errors;
    private final Dialogs dialogs;

    SessionFiles(Workbench workbench, ErrorReporter errors, Dialogs dialogs) {
        this.workbench = workbench;
        this.errors = errors;
        this.dialogs = dialogs;
    }

    /** Asks for a file and saves the session as it is now. */
    void save() {
        Recording recording = recording();
        if (recording != null) {
            dialogs.newFile("Save the session", "Sessions", PATTERNS, "session.ndjson").ifPresent(file -> save(recording, file));
        }
    }

    void save(Recording recording, Path file) {
        inBackground("session-writer", () -> {
            SessionFileWriter.save(recording, file);
            return file;
        }, done -> errors.note("The session was saved: " + done.getFileName() + ".", recording.view().frames().rowCount() + " frames, "
                + recording.view().ticks().rowCount() + " ticks"), "The session cannot be saved", "It goes on as it was.");
    }

    /** Asks for a file and opens it beside what is open. */
    void open() {
        dialogs.file("Open a session", "Sessions", PATTERNS).ifPresent(this::open);
    }

    void open(Path file) {
        inBackground("session-reader", () -> SessionFileReader.open(file), opened -> {
            Recording recording = opened.recording();
            OpenSession beside = workbench.current();
            SessionPlan plan = new SessionPlan(provider(recording), recording.info().contract(), beside.plan().pacing());
            workbench.add(new OpenSession(new RecordedSession(recording), plan));
            if (opened.note() != null) {
                errors.note(file.getFileName() + " is not complete; what could be read is open.", opened.note());
            }
        }, "The file cannot be opened", "Nothing was opened; the session stays as it was.");
    }

    private DebuggeeProvider provider(Recording recording) {
        return workbench.sample(recording.debuggee()).orElse(new BareClock(recording.info().actions()));
    }

    /** Runs the session again from its beginning, in the background, and compares every phase and tick. */
    void compare() {
        Recording recording = recording();
        if (recording == null) {
            return;
        }
        if (!recording.debuggee().equals(BareClock.ID) && workbench.sample(recording.debuggee()).isEmpty()) {
            errors.report("This session was recorded with \"" + recording.debuggee() + "\", which is not here.", "It can be looked at, but not run again.",
                    null);
            return;
        }
        inBackground("session-repeat", () -> new ReplayRun(recording, provider(recording)).run(), this::tell, "The session cannot be run again",
                "It stays as it was.");
    }

    private void tell(ReplayReport report) {
        String over = report.ticks() + " ticks, " + report.phases() + " phases";
        if (report.identical()) {
            errors.note("Run again: identical over " + over + ".", "");
        } else {
            errors.report("Run again: " + report.differingTicks() + " of " + over + " differ.",
                    report.divergence() == null ? report.note() : report.divergence().words(), null);
        }
    }

    /** A new session that repeats this one up to the end of the tick at the playhead, and goes on from there by itself; this one stays. */
    void branch(Moment moment) {
        OpenSession open = workbench.current();
        Recording recording = recording();
        if (recording == null || moment == null || moment.tickRow() < 0) {
            errors.note("There is no tick here to run on from.", "Move the playhead to a tick first.");
            return;
        }
        SessionPlan plan = open.plan();
        HostedSession branch;
        try {
            branch = new HostedSession.Builder(recording.info().contract(), plan.sample()).pacing(plan.pacing().title(), plan.pacing()::pacer)
                    .hashPhases(true).repeating(recording.journal(), moment.tickRow() + 1).build();
        } catch (RuntimeException e) {
            errors.report("It cannot run on from here: " + e.getMessage(), "The session stays as it was.", e);
            return;
        }
        workbench.add(new OpenSession(branch.start(), plan));
    }

    private Recording recording() {
        DebugSession session = workbench.current() == null ? null : workbench.current().session();
        return session instanceof HostedSession hosted ? Recording.of(hosted)
                : session instanceof RecordedSession recorded ? recorded.recording() : null;
    }

    private <T> void inBackground(String thread, Callable<T> work, Consumer<T> done, String failure, String consequence) {
        Task<T> task = new Task<>() {
            @Override
            protected T call() throws Exception {
                return work.call();
            }
        };
        task.setOnSucceeded(event -> done.accept(task.getValue()));
        task.setOnFailed(event -> {
            Throwable reason = task.getException();
            boolean expected = reason instanceof InputException;
            errors.report(expected ? reason.getMessage() : failure + ": " + reason.getMessage(), consequence, expected ? null : reason);
        });
        Thread worker = new Thread(task, thread);
        worker.setDaemon(true);
        worker.start();
    }
}
