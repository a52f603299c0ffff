package dev.tickscope.timeline.pacing;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.field.ClockText;
import dev.tickscope.timeline.stats.FramePick;
import java.util.BitSet;
import java.util.Objects;
import javafx.collections.ObservableListBase;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Popup;

/** What is picked, in words and with its count; the way from one to the next; a list of all. Takes no room while nothing is picked. */
public final class PickBar extends HBox {
    private static final int ROWS = 10;
    private static final double ROW = 24;
    private static final double LIST_WIDTH = 260;

    private final PickViewModel model;
    private final Label words = new Label();
    private final Label place = new Label();
    private final Button previous = button("‹", "pickPrevious", "To the picked frame before (Alt+Up)");
    private final Button next = button("›", "pickNext", "To the next picked frame (Alt+Down)");
    private final Button all = button("List", "pickList", "All picked frames; one leads to its place");
    private final Button close = button("✕", "pickClose", "Pick nothing");
    private final ListView<Long> list = new ListView<>();
    private final Popup popup = new Popup();
    private long shownRevision = -1;
    private long shownRow = -2;

    public PickBar(PickViewModel model) {
        this.model = model;
        setId("pickBar");
        getStyleClass().add("pick-bar");
        getStylesheets().add(Objects.requireNonNull(PickBar.class.getResource("pacing.css")).toExternalForm());
        words.getStyleClass().add("pick-words");
        words.setId("pickWords");
        words.setMinWidth(0);
        place.getStyleClass().add("pick-place");
        place.setId("pickPlace");
        place.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        previous.setOnAction(event -> model.previous());
        next.setOnAction(event -> model.next());
        all.setOnAction(event -> showList());
        close.setOnAction(event -> model.clear());
        getChildren().addAll(words, space, place, previous, next, all, close);
        setVisible(false);
        setManaged(false);
        makeList();
    }

    private static Button button(String text, String id, String tip) {
        Button button = new Button(text);
        button.setId(id);
        button.getStyleClass().add("quiet");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        button.setAccessibleText(tip);
        return button;
    }

    private void makeList() {
        list.setId("pickedFrames");
        list.getStyleClass().add("offers");
        list.setFixedCellSize(ROW);
        list.setPrefWidth(LIST_WIDTH);
        list.setCellFactory(made -> new FrameCell());
        list.setAccessibleText("picked frames");
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected();
            }
        });
        list.setOnMouseClicked(event -> goToSelected());
        popup.getContent().add(list);
        popup.setAutoHide(true);
    }

    private void goToSelected() {
        Long row = list.getSelectionModel().getSelectedItem();
        if (row != null) {
            model.show(row);
        }
    }

    /** Once a pulse. */
    public void update() {
        model.update();
        FramePick.Frames frames = model.frames();
        if (model.revision() == shownRevision && model.shownRow() == shownRow) {
            return;
        }
        if (model.revision() != shownRevision) {
            popup.hide();
            setVisible(frames != null);
            setManaged(frames != null);
            words.setText(frames == null ? "" : "◆ " + sentence(frames));
            boolean none = frames == null || frames.count() == 0;
            previous.setDisable(none);
            next.setDisable(none);
            all.setDisable(none);
        }
        shownRevision = model.revision();
        shownRow = model.shownRow();
        place.setText(frames == null || !frames.has(shownRow) ? "" : frames.place(shownRow) + " of " + frames.count());
    }

    /** "283 of 460 frames of 16.0 to 18.0 ms". */
    static String sentence(FramePick.Frames frames) {
        String count = frames.of() < 0 ? ClockText.count(frames.count(), frames.noun())
                : frames.count() + " of " + ClockText.count(frames.of(), frames.noun());
        return count + " " + frames.words();
    }

    private void showList() {
        FramePick.Frames frames = model.frames();
        Bounds bounds = all.localToScreen(all.getBoundsInLocal());
        if (frames == null || bounds == null) {
            return;
        }
        list.setItems(new Rows(frames));
        list.setPrefHeight(Math.min(ROWS, frames.count()) * ROW + 10);
        popup.getScene().getStylesheets().setAll(getScene().getStylesheets());
        popup.show(this, bounds.getMaxX() - LIST_WIDTH, bounds.getMaxY() + 4);
        if (frames.has(model.shownRow())) {
            list.getSelectionModel().select(frames.place(model.shownRow()) - 1);
            list.scrollTo(frames.place(model.shownRow()) - 1);
        }
        list.requestFocus();
    }

    /** The rows that are picked, found when asked for: a list of millions costs nothing until it is looked at. */
    private static final class Rows extends ObservableListBase<Long> {
        /** Every so many bits the count of those before is kept. */
        private static final int SPAN = 1 << 14;
        private final FramePick.Frames frames;
        private final int[] before;

        Rows(FramePick.Frames frames) {
            this.frames = frames;
            BitSet bits = frames.rows();
            before = new int[bits.length() / SPAN + 2];
            for (int bit = bits.nextSetBit(0); bit >= 0; bit = bits.nextSetBit(bit + 1)) {
                before[bit / SPAN + 1]++;
            }
            for (int i = 1; i < before.length; i++) {
                before[i] += before[i - 1];
            }
        }

        @Override
        public Long get(int index) {
            Objects.checkIndex(index, frames.count());
            int span = java.util.Arrays.binarySearch(before, index);
            span = span < 0 ? -span - 2 : lastEqual(span, index);
            int bit = frames.rows().nextSetBit(span * SPAN);
            for (int left = index - before[span]; left > 0; left--) {
                bit = frames.rows().nextSetBit(bit + 1);
            }
            return frames.firstRow() + bit;
        }

        private int lastEqual(int span, int index) {
            int last = span;
            while (last + 1 < before.length && before[last + 1] == index) {
                last++;
            }
            return last;
        }

        @Override
        public int size() {
            return frames.count();
        }
    }

    /** "Frame 512   100.000 ms   4 ticks". */
    private final class FrameCell extends ListCell<Long> {
        @Override
        protected void updateItem(Long row, boolean empty) {
            super.updateItem(row, empty);
            StoreView view = model.view();
            setText(empty || row == null || view == null ? null : !view.frames().has(row) ? "its row was lost" : line(view, row));
        }

        private String line(StoreView view, long row) {
            String ticks = view.frameEnds().has(row) ? "   " + ClockText.count(view.frameEnds().getInt(Columns.FrameEnd.TICKS, row), "tick") : "";
            return "Frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, row) + "   " + Amounts.millis(model.timeline().session().timeBase(),
                    view.frames().getLong(Columns.Frame.REAL_DELTA, row), 3) + " ms" + ticks;
        }
    }
}
