package dev.tickscope.app;

import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.Repetition;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.recording.SessionFileWriter;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.concurrent.Task;

/**
 * Saves and opens sessions, runs them again to compare, and branches off from their past. Files are read and runs repeated on threads of
 * their own; what is open stays until the new one is there.
 */
final class SessionFiles {
    static final List<String> PATTERNS = List.of("*.ndjson");

    private final Workbench workbench;
    private final ErrorReporter errors;
    private final Dialogs dialogs;
    private final Predicate<Path> taken;
    private final Consumer<Path> recent;
    /** Sessions come and go; what was told goes with them. */
    private final Set<Repetition> told = Collections.newSetFromMap(new WeakHashMap<>());

    /**
     * @param taken tells of a file whether something else is being written into it
     * @param recent is told of every file that was opened or saved
     */
    SessionFiles(Workbench workbench, ErrorReporter errors, Dialogs dialogs, Predicate<Path> taken, Consumer<Path> recent) {
        this.taken = taken;
        this.recent = recent;
        this.workbench = workbench;
        this.errors = errors;
        this.dialogs = dialogs;
    }

    /** Asks for a file and saves the session as it is now. */
    void save() {
        if (record() != null) {
            dialogs.newFile("Save the session", "Sessions", PATTERNS, "session.ndjson").ifPresent(this::save);
        }
    }

    void save(Path file) {
        if (taken.test(file)) {
            errors.report("A session is being recorded into " + file.getFileName() + ".", "Choose another file, or stop that recording first.", null);
            return;
        }
        DebugSession session = workbench.current().session();
        RunRecord record = record();
        inBackground("session-writer", () -> {
            SessionFileWriter.save(file, session, record);
            return session.view();
        }, view -> {
            recent.accept(file);
            errors.note("The session was saved: " + file.getFileName() + ".", view.frames().rowCount() + " frames, "
                    + view.ticks().rowCount() + " ticks");
        }, "The session cannot be saved", "It goes on as it was.");
    }

    /** Asks for a file and opens it beside what is open. */
    void open() {
        dialogs.file("Open a session", "Sessions", PATTERNS).ifPresent(this::open);
    }

    void open(Path file) {
        inBackground("session-reader", () -> RecordedSession.open(file), opened -> {
            recent.accept(file);
            OpenSession beside = workbench.current();
            DebuggeeProvider sample = opened.record().setup().debuggee();
            workbench.add(new OpenSession(opened, new SessionPlan(sample == null ? new BareClock(opened.info().actions()) : sample,
                    opened.info().contract(), beside.plan().pacing())));
            if (opened.notice() != null) {
                errors.note("What could be read is open. " + opened.notice() + ".", "");
            }
        }, "The file cannot be opened", "Nothing was opened; the session stays as it was.");
    }

    /** The open session's record if it can be run again; else the user is told. */
    private RunRecord repeatable() {
        RunRecord record = record();
        if (record != null && record.setup().debuggee() == null) {
            errors.report("This session was recorded with a game that is not here.", "It can be looked at, but not run again.", null);
            return null;
        }
        if (record != null && record.setup().debuggee().missing() != null) {
            errors.report("This session cannot be run again here: " + record.setup().debuggee().missing(), "It can be looked at.", null);
            return null;
        }
        return record;
    }

    /**
     * Runs the session again from its beginning, as a session of its own and as fast as the machine can, and compares every phase and tick.
     * What came of it is told when it is over.
     */
    void compare() {
        RunRecord record = repeatable();
        if (record != null) {
            repeat(record, Long.MAX_VALUE, "It cannot be run again");
        }
    }

    /** Tells of repetitions that are over what came of them: of whole ones always, of the beginning of a branch if it differs. Once each. */
    void tellRepetitions() {
        for (OpenSession open : workbench.sessions()) {
            Repetition repetition = open.repetition();
            if (repetition != null && repetition.over() && told.add(repetition)) {
                boolean agrees = repetition.identical() || repetition.cut() && repetition.divergence() == null && repetition.trouble() == null;
                if (!agrees) {
                    errors.report((repetition.whole() ? "Run again: it " : "Run on: its past ") + repetition.words() + ".",
                            "Play goes on. N goes to the difference; what the recorded run did is still open.", null);
                } else if (repetition.whole()) {
                    errors.note("Run again: " + repetition.words() + ".", "");
                }
            }
        }
    }

    /** A new session that repeats this one up to the end of the tick at the playhead, and goes on from there by itself; this one stays. */
    void branch(Moment moment) {
        RunRecord record = repeatable();
        if (record == null) {
            return;
        }
        if (moment == null || moment.tickRow() < 0) {
            errors.note("There is no tick here to run on from.", "Move the playhead to a tick first.");
            return;
        }
        repeat(record, moment.tickRow() + 1, "It cannot run on from here");
    }

    private void repeat(RunRecord record, long ticks, String failure) {
        OpenSession open = workbench.current();
        SessionPlan plan = open.plan();
        HostedSession session;
        try {
            session = new HostedSession.Builder(record.setup().contract(), record.setup().debuggee())
                    .pacing(plan.pacing().title(), plan.pacing()::pacer).hashes(true).retention(record.setup().retention())
                    .past(record, open.session().view(), ticks).build();
        } catch (RuntimeException e) {
            errors.report(failure + ": " + e.getMessage(), "The session stays as it was.", e);
            return;
        }
        workbench.add(new OpenSession(session.start(), plan));
    }

    private RunRecord record() {
        return workbench.current() == null ? null : workbench.current().record();
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
