package dev.tickscope.app;

import dev.tickscope.app.diagnostics.Bundle;
import dev.tickscope.app.diagnostics.Cost;
import dev.tickscope.app.diagnostics.DiagnosticsSheet;
import dev.tickscope.app.diagnostics.Measures;
import dev.tickscope.app.diagnostics.RecentMessages;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.work.Trouble;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ContractWriter;
import dev.tickscope.core.store.StoreView;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;

/** What the tool itself costs: measured all the time, shown in a dialog beside the window while that is open, and saved as a bundle. */
final class Diagnostics {
    private static final long PERIOD_NANOS = 500_000_000;

    private final Workbench workbench;
    private final Trouble trouble;
    private final Dialogs dialogs;
    private final Settings settings;
    private final RecentMessages messages;
    private final Cost pulse;
    private Measures measures;
    private DiagnosticsSheet sheet;
    private long nextNanos;

    /** @param pulse what pulses cost */
    Diagnostics(Workbench workbench, Trouble trouble, Dialogs dialogs, Settings settings, RecentMessages messages, Cost pulse) {
        this.workbench = workbench;
        this.trouble = trouble;
        this.dialogs = dialogs;
        this.settings = settings;
        this.messages = messages;
        this.pulse = pulse;
        measures = new Measures(pulse, List.of());
        workbench.currentProperty().addListener((observable, before, now) -> measures.restart());
    }

    /** The panels are there. */
    void attach(Views views) {
        measures = new Measures(pulse, views.costs());
    }

    /** Once a pulse. */
    void pulse(StoreView view, long nowNanos) {
        if (nowNanos < nextNanos) {
            return;
        }
        nextNanos = nowNanos + PERIOD_NANOS;
        measures.sample(view, nowNanos);
        if (sheet != null) {
            sheet.show(measures.lines());
        }
    }

    List<Measures.Line> lines() {
        return measures.lines();
    }

    /** Shows the numbers until the dialog is closed; the window goes on meanwhile. */
    void show() {
        if (sheet != null) {
            sheet.getScene().getWindow().requestFocus();
            return;
        }
        sheet = new DiagnosticsSheet(this::askAndSave);
        sheet.show(measures.lines());
        Dialog<Void> dialog = dialogs.dialog("Diagnostics");
        dialog.initModality(javafx.stage.Modality.NONE);
        dialog.getDialogPane().setContent(sheet);
        dialog.getDialogPane().getButtonTypes().setAll(ButtonType.CLOSE);
        dialog.setOnHidden(event -> sheet = null);
        dialog.show();
    }

    private void askAndSave() {
        dialogs.newFile("Save the diagnostics bundle", "Zip files", List.of("*.zip"), "tickscope-diagnostics.zip").ifPresent(this::save);
    }

    /** Collects here, writes on a thread of its own. */
    void save(Path file) {
        String contract = workbench.current() == null ? "" : ContractWriter.text(workbench.current().session().info().contract());
        Bundle bundle = new Bundle(settings.withoutFiles(), measures.lines(), messages.all(), contract);
        Thread worker = new Thread(() -> {
            try {
                bundle.write(file);
                trouble.note("The diagnostics were saved: " + file.getFileName() + ".", file.toAbsolutePath().toString());
            } catch (IOException e) {
                trouble.report("The diagnostics cannot be saved as " + file + ": " + Recordings.reason(e) + ".", "Choose another file.", null);
            }
        }, "diagnostics-writer");
        worker.setDaemon(true);
        worker.start();
    }
}
