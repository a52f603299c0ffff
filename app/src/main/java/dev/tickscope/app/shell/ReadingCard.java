package dev.tickscope.app.shell;

import dev.tickscope.app.work.CaptureOpener;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/** Shows how far the reading of a file got, with a button to cancel. It appears only when reading takes longer than half a second. */
public final class ReadingCard extends HBox {
    private static final Duration PATIENCE = Duration.millis(500);

    private final Label name = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final Button cancel = new Button("Cancel");
    private final PauseTransition patience = new PauseTransition(PATIENCE);
    private CaptureOpener opener;

    public ReadingCard() {
        getStyleClass().addAll("message", "note", "reading");
        setId("reading");
        cancel.setId("cancelReading");
        cancel.setMinWidth(USE_PREF_SIZE);
        cancel.setOnAction(event -> cancel());
        bar.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(bar, Priority.ALWAYS);
        getChildren().addAll(name, bar, cancel);
        setMaxSize(560, Region.USE_PREF_SIZE);
        setVisible(false);
        patience.setOnFinished(event -> setVisible(opener != null));
    }

    /** Follows a reading; one that is still going on is cancelled. */
    public void follow(CaptureOpener newOpener) {
        cancel();
        opener = newOpener;
        name.setText("Reading " + newOpener.file().getFileName());
        bar.progressProperty().bind(newOpener.progress());
        patience.playFromStart();
    }

    /** The reading is over. */
    public void done() {
        opener = null;
        patience.stop();
        bar.progressProperty().unbind();
        setVisible(false);
    }

    private void cancel() {
        if (opener != null) {
            opener.stop();
            done();
        }
    }
}
