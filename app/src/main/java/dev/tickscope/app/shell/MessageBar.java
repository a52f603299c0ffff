package dev.tickscope.app.shell;

import dev.tickscope.app.theme.Icons;
import javafx.animation.PauseTransition;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/** One message over the lower edge of the window. It takes no room from the panels and stays until it is closed or replaced. */
public final class MessageBar extends VBox {
    private final Label what = new Label();
    private final Label advice = new Label();
    private final TextArea details = new TextArea();
    private final Hyperlink more = new Hyperlink("Details");
    private final StackPane sign = new StackPane();

    /** How long a note stays; it lies over a panel, and nothing depends on it. An error stays until it is closed. */
    private final PauseTransition reading = new PauseTransition(Duration.seconds(12));

    public MessageBar() {
        getStyleClass().add("message");
        setId("message");
        what.getStyleClass().add("message-what");
        what.setId("messageWhat");
        advice.getStyleClass().add("message-advice");
        for (Label label : new Label[] {what, advice}) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
            label.managedProperty().bind(label.visibleProperty());
        }
        details.setEditable(false);
        details.setPrefRowCount(6);
        details.getStyleClass().add("mono");
        details.managedProperty().bind(details.visibleProperty());
        more.managedProperty().bind(more.visibleProperty());
        more.setOnAction(event -> {
            details.setVisible(!details.isVisible());
            reading.stop();
        });
        reading.setOnFinished(event -> hide());
        more.setMinWidth(Region.USE_PREF_SIZE);
        Button close = new Button(null, Icons.feather(Feather.X));
        close.setId("closeMessage");
        close.getStyleClass().add("quiet");
        close.setAccessibleText("Close the message");
        close.setTooltip(new Tooltip("Close"));
        close.setOnAction(event -> hide());
        VBox texts = new VBox(what, advice);
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox row = new HBox(sign, texts, more, close);
        row.getStyleClass().add("message-row");
        getChildren().addAll(row, details);
        setMaxSize(760, Region.USE_PREF_SIZE);
        setVisible(false);
        setAccessibleRole(AccessibleRole.TEXT);
    }

    /** Shows an error: what happened and where, what can be done; details for a log. */
    public void error(String happened, String canBeDone, String log) {
        show("error", Icons.feather(Feather.ALERT_TRIANGLE), happened, canBeDone, log);
    }

    /** Shows something that is no error. */
    public void note(String text, String log) {
        show("note", Icons.feather(Feather.INFO), text, "", log);
        reading.playFromStart();
    }

    private void show(String style, Node icon, String text, String second, String log) {
        reading.stop();
        getStyleClass().removeAll("error", "note");
        getStyleClass().add(style);
        sign.getChildren().setAll(icon);
        what.setText(text);
        advice.setText(second);
        advice.setVisible(!second.isEmpty());
        details.setText(log);
        details.setVisible(false);
        more.setVisible(!log.isEmpty());
        setAccessibleText(text + " " + second);
        setVisible(true);
    }

    public void hide() {
        setVisible(false);
    }

    /** What it says; empty while hidden. */
    public String text() {
        return isVisible() ? what.getText() : "";
    }
}
