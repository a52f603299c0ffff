package dev.tickscope.timeline.ledger;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.pacing.Copying;
import dev.tickscope.timeline.pacing.PickViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * The time ledger: one sentence about the frame, the bar of the frame and that of the session. Call {@link #update} once a pulse; it
 * works only when something changed. Ctrl+C and the context menu copy all amounts exactly; a click on a part picks the frames that it
 * came from, and so do the arrow keys and Enter.
 */
public final class LedgerView extends Region {
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
    private PickViewModel picks;
    private PartNode chosen;
    private Shape laidOut;

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
        ContextMenu menu = Copying.menu(this::exactText, this::csv);
        setOnContextMenuRequested(event -> menu.show(this, event.getScreenX(), event.getScreenY()));
        focusedProperty().addListener((observable, before, focused) -> {
            if (!focused) {
                choose(null);
            }
        });
    }

    /** Where the frames of a part go that is clicked, or chosen by keys. */
    public void setPicks(PickViewModel newPicks) {
        picks = newPicks;
    }

    /** Everything that is shown, with exact amounts. */
    public String exactText() {
        return model == null || model.bars().isEmpty() ? "" : model.exactText();
    }

    /** The same as CSV. */
    public String csv() {
        return model == null || model.bars().isEmpty() ? "" : model.csv();
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
        if (!isVisible() || getScene() == null) {
            // A view keeps its rows alive.
            shownView = null;
            return;
        }
        boolean shown = shownView != null && shownView.releases() == view.releases() && moment.equals(shownMoment);
        if (model == null || shown) {
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
            boolean ofFrame = bars.isEmpty();
            BarNode bar = new BarNode(part -> pick(part, ofFrame));
            bars.add(bar);
            getChildren().add(bar);
        }
        for (int i = 0; i < bars.size(); i++) {
            bars.get(i).setVisible(i < shown.size());
            if (i < shown.size()) {
                bars.get(i).show(shown.get(i));
            }
        }
        boolean moved = shownBars != shown.size();
        shownBars = shown.size();
        if (moved || !shape(Math.max(0, getWidth() - 2 * PADDING)).equals(laidOut)) {
            requestLayout();
        }
    }

    /** What decides how the bars are laid out. */
    private record Shape(double captions, double bars, boolean fits) {
    }

    private Shape shape(double barWidth) {
        return new Shape(captions(barWidth), bars(BarNode.Size.COMPACT, barWidth), fit(BarNode.Size.FULL, barWidth));
    }

    private boolean fit(BarNode.Size size, double barWidth) {
        return bars.subList(0, shownBars).stream().allMatch(bar -> bar.fits(size, barWidth));
    }

    private void pick(LedgerPart part, boolean ofFrame) {
        if (picks != null && shownView != null && shownMoment != null && shownMoment.framePosition() >= 0) {
            PartFrames.pick(picks, shownView, shownMoment, part, ofFrame, model.waitingUnits());
        }
    }

    private void keyPressed(KeyEvent event) {
        if (Copying.KEYS.match(event)) {
            Copying.put(exactText());
            event.consume();
        } else if (!event.isAltDown() && !event.isControlDown() && !event.isMetaDown() && handled(event.getCode())) {
            event.consume();
        }
    }

    /** Arrows go from part to part, Enter picks the frames of one. */
    private boolean handled(KeyCode code) {
        List<PartNode> parts = new ArrayList<>();
        for (int i = 0; i < shownBars; i++) {
            for (int part = 0; part < bars.get(i).partCount(); part++) {
                parts.add(bars.get(i).part(part));
            }
        }
        int at = parts.indexOf(chosen);
        switch (code) {
            case LEFT -> choose(parts.isEmpty() ? null : parts.get(at < 0 ? parts.size() - 1 : Math.max(0, at - 1)));
            case RIGHT -> choose(parts.isEmpty() ? null : parts.get(Math.min(parts.size() - 1, at + 1)));
            case ENTER -> {
                if (at < 0) {
                    return false;
                }
                pick(chosen.part(), at < bars.get(0).partCount());
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void choose(PartNode part) {
        if (chosen != null) {
            chosen.choose(false);
        }
        chosen = part;
        if (chosen != null) {
            chosen.choose(true);
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
        double barWidth = Math.max(0, width - 2 * PADDING);
        laidOut = shape(barWidth);
        // Long captions have lines of their own where there is room for them.
        boolean wrapped = captions(barWidth) + bars(BarNode.Size.TINY, barWidth) <= room;
        double forCaptions = wrapped ? captions(barWidth) : 0;
        BarNode.Size size = fitting(room - forCaptions, barWidth);
        double spare = Math.max(0, room - forCaptions - bars(size, barWidth) - GAP);
        double between = shownBars < 2 ? 0 : Math.min(16, Math.floor(spare / shownBars));
        double y = HEADER + GAP;
        for (int i = 0; i < shownBars; i++) {
            int lines = wrapped ? bars.get(i).captionLines(barWidth) : 0;
            double height = size.height + bars.get(i).extraHeight(size, barWidth) + BarNode.captionHeight(lines);
            bars.get(i).size(size, lines);
            bars.get(i).resizeRelocate(PADDING, y, barWidth, height);
            y += height + between;
        }
    }

    private double captions(double barWidth) {
        double height = 0;
        for (int i = 0; i < shownBars; i++) {
            height += BarNode.captionHeight(bars.get(i).captionLines(barWidth));
        }
        return height;
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

    /** The largest size for which there is room, and in which no words are cut. */
    private BarNode.Size fitting(double room, double barWidth) {
        for (BarNode.Size size : BarNode.Size.values()) {
            boolean whole = size != BarNode.Size.FULL || fit(size, barWidth);
            if (whole && bars(size, barWidth) <= room) {
                return size;
            }
        }
        return BarNode.Size.TINY;
    }

    private double bars(BarNode.Size size, double barWidth) {
        double height = shownBars * size.height;
        for (int i = 0; i < shownBars; i++) {
            height += bars.get(i).extraHeight(size, barWidth);
        }
        return height;
    }
}
