package dev.tickscope.app;

import dev.tickscope.app.editor.ContractSheet;
import dev.tickscope.app.editor.EditorViewModel;
import dev.tickscope.app.editor.PreviewPacing;
import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.shell.Overlay;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractDraft;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.concurrent.Task;

/** Opens the contract editor over the window, saves what it made and starts sessions under it. The session that is open goes on meanwhile. */
final class ContractEditing implements ContractSheet.Actions {
    private static final String ENDING = ".json";
    private static final long IDLE_SECONDS = 5;

    private final Workbench workbench;
    private final Dialogs dialogs;
    private final Overlay overlay;
    private final Consumer<Path> recent;
    private final EditorViewModel model = new EditorViewModel(worker());
    private ContractSheet sheet;
    private boolean open;

    /** @param recent is told of every file that was saved */
    ContractEditing(Workbench workbench, Dialogs dialogs, Overlay overlay, Consumer<Path> recent) {
        this.recent = recent;
        this.workbench = workbench;
        this.dialogs = dialogs;
        this.overlay = overlay;
    }

    /** One thread for previews, gone while nobody edits. */
    private static ThreadPoolExecutor worker() {
        ThreadPoolExecutor worker = new ThreadPoolExecutor(1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            Thread thread = new Thread(task, "contract-preview");
            thread.setDaemon(true);
            return thread;
        });
        worker.allowCoreThreadTimeOut(true);
        return worker;
    }

    /** Opens the editor on the contract in force; nothing happens while it is open already. */
    void open() {
        if (open || workbench.contracts().isEmpty()) {
            return;
        }
        if (sheet == null) {
            sheet = new ContractSheet(model, this);
        }
        open = true;
        List<PreviewPacing> captures = workbench.pacings().stream().filter(PacingChoice.Capture.class::isInstance)
                .map(pacing -> PreviewPacing.of((PacingChoice.Capture) pacing)).toList();
        model.open(inForce(), workbench.contracts(), captures);
        overlay.show(sheet, sheet.begin(), this::closed, sheet::mayLeave);
    }

    private void closed() {
        open = false;
        sheet.rest();
    }

    /** The contract of the session as the pickers know it; of a recording that has another one, that one. */
    private ClockContract inForce() {
        ClockContract contract = workbench.current() == null ? workbench.contracts().get(0) : workbench.current().plan().contract();
        return workbench.contract(contract.id()).orElse(contract);
    }

    @Override
    public void close() {
        overlay.hide();
    }

    /** Whether the window may close: asks if something would be lost. */
    boolean mayClose() {
        return !open || sheet.mayLeave();
    }

    boolean isOpen() {
        return open;
    }

    EditorViewModel model() {
        return model;
    }

    /** Once a pulse; does nothing while the editor is closed. @return whether a preview is new or on its way, so that pulses go on */
    boolean pulse() {
        return open && sheet.pulse();
    }

    @Override
    public void save() {
        ContractDraft draft = model.draft();
        dialogs.newFile("Save the contract", "Contracts", List.of("*" + ENDING), draft.text("id") + ENDING).ifPresent(this::save);
    }

    /** Writes the contract on a thread of its own; a name without an ending gets one. */
    void save(Path chosen) {
        String name = String.valueOf(chosen.getFileName());
        Path file = name.toLowerCase(Locale.ROOT).endsWith(ENDING) ? chosen : chosen.resolveSibling(name + ENDING);
        ContractDraft draft = model.draft();
        String json = draft.json();
        Task<Void> task = new Task<>() {
            @Override
            protected Void call() throws IOException {
                Files.writeString(file, json, StandardCharsets.UTF_8);
                return null;
            }
        };
        task.setOnSucceeded(event -> {
            recent.accept(file);
            model.keep(draft, "Saved as " + file.getFileName() + ".");
        });
        task.setOnFailed(event -> model.say("It cannot be saved as " + file + ": " + Recordings.reason((Exception) task.getException())
                + ". Choose another place."));
        Thread writer = new Thread(task, "contract-writer");
        writer.setDaemon(true);
        writer.start();
    }

    @Override
    public void use() {
        ContractDraft draft = model.draft();
        draft.contract().ifPresent(contract -> {
            if (workbench.adopt(contract)) {
                model.keep(draft, "");
                overlay.hide();
            } else {
                model.say("No session could start under it; the window says why.");
            }
        });
    }
}
