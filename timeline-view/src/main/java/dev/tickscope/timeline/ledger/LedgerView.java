package dev.tickscope.timeline.ledger;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * The time ledger: one sentence about the frame, the bar of the frame and that of the session. Call {@link #update} once a pulse; it
 * works only when something changed. Ctrl+C copies all amounts exactly.
 */
public final class LedgerView extends Region {
    private static final KeyCombination COPY = KeyCombination.keyCombination("Shortcut+C");
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    private static final double HEADER = 32;
    private static final double PADDING = 16;
    private static final double GAP = 8;

    private final Label title = new Label("Time ledger");
    private final Label sentence = new Label();
    private final Tooltip sentenceTooltip = new Tooltip();
    private final Region rule = new Region();
    private final List<BarNode> bars = new ArrayList<>();
    private LedgerViewModel model;
    private StoreView shownView;
    private Moment shownMoment;
    private int shownBars;

    public LedgerView() {
        getStyleClass().add("time-ledger");
        getStylesheets().add(Objects.requireNonNull(LedgerView.class.getResource("time-ledger.css")).toExternalForm());
        title.getStyleClass().add("panel-title");
        sentence.getStyleClass().add("ledger-sentence");
        sentence.setTooltip(sentenceTooltip);
        sentence.setWrapText(true);
        // A new sentence lays out itself, not the window.
        sentence.setManaged(false);
        rule.getStyleClass().add("panel-rule");
        getChildren().addAll(rule, title, sentence);
        setFocusTraversable(true);
        // Its sentence is what it says; the bars below are tables of their own.
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleRoleDescription("time ledger");
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, e -> requestFocus());
    }

    /** The session whose time is shown; null for none. */
    public void setSession(SessionInfo info) {
        model = info == null ? null : new LedgerViewModel(info);
        shownView = null;
        shownMoment = null;
        say(info == null ? "" : LedgerViewModel.WAITING);
        showBars(List.of());
    }

    /** Shows {@code moment}; does nothing if that is what is shown already, or while hidden. */
    public void update(StoreView view, Moment moment) {
        boolean shown = shownView != null && shownView.releases() == view.releases() && moment.equals(shownMoment);
        if (model == null || shown || !isVisible() || getScene() == null) {
            return;
        }
        model.update(view, moment);
        shownView = view;
        shownMoment = moment;
        say(model.sentence());
        showBars(model.bars());
    }

    private void say(String text) {
        if (!text.equals(sentence.getText())) {
            sentence.setText(text);
            sentenceTooltip.setText(text);
            setAccessibleText("Time ledger. " + text);
            placeSentence();
        }
    }

    private void showBars(List<LedgerBar> shown) {
        while (bars.size() < shown.size()) {
            BarNode bar = new BarNode();
            bars.add(bar);
            getChildren().add(bar);
        }
        for (int i = 0; i < bars.size(); i++) {
            bars.get(i).setVisible(i < shown.size());
            if (i < shown.size()) {
                bars.get(i).show(shown.get(i));
            }
        }
        if (shownBars != shown.size()) {
            shownBars = shown.size();
            requestLayout();
        }
    }

    private void keyPressed(KeyEvent event) {
        if (COPY.match(event) && model != null && !model.bars().isEmpty()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(model.exactText());
            Clipboard.getSystemClipboard().setContent(content);
            event.consume();
        }
    }

    @Override
    protected double computeMinWidth(double height) {
        return 320;
    }

    @Override
    protected double computeMinHeight(double width) {
        return HEADER + 2 * BarNode.Size.TINY.height + 2 * GAP;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 832;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 240;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        title.resizeRelocate(12, 0, Math.ceil(title.prefWidth(-1)), HEADER);
        placeSentence();
        rule.resizeRelocate(0, HEADER - 1, width, 1);
        double room = getHeight() - HEADER - GAP;
        BarNode.Size size = fitting(room);
        double spare = Math.max(0, room - shownBars * size.height - GAP);
        double between = shownBars < 2 ? 0 : Math.min(16, Math.floor(spare / shownBars));
        for (int i = 0; i < shownBars; i++) {
            bars.get(i).size(size);
            bars.get(i).resizeRelocate(PADDING, HEADER + GAP + i * (size.height + between), Math.max(0, width - 2 * PADDING), size.height);
        }
    }

    /** On one line, or smaller on two. */
    private void placeSentence() {
        double left = 12 + title.getWidth() + 8;
        double room = Math.max(0, getWidth() - left - 12);
        sentence.pseudoClassStateChanged(LONG, false);
        sentence.applyCss();
        sentence.pseudoClassStateChanged(LONG, Math.ceil(sentence.prefWidth(-1)) > room);
        sentence.resizeRelocate(left, 0, room, HEADER - 1);
    }

    private BarNode.Size fitting(double room) {
        for (BarNode.Size size : BarNode.Size.values()) {
            if (shownBars * size.height <= room) {
                return size;
            }
        }
        return BarNode.Size.TINY;
    }
}
