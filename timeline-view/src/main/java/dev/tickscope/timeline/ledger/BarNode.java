package dev.tickscope.timeline.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** One bar with its title line and the words below it. A table for screen readers: a row a part, columns part, amount and note. */
final class BarNode extends Region {
    /** How much room there is for a bar and its words. */
    enum Size {
        FULL(90, 20, 14), COMPACT(60, 12, 14), TINY(44, 10, 14);

        final double height;
        final double bar;
        final double line;

        Size(double height, double bar, double line) {
            this.height = height;
            this.bar = bar;
            this.line = line;
        }
    }

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final double TITLE_LINE = 16;
    private static final double CAPTION_LINE = 16;
    private static final int MOST_CAPTION_LINES = 2;
    private static final double COLUMN = 160;
    private static final double CELL_GAP = 10;

    private final Label title = label("bar-title");
    private final Label caption = label("bar-caption");
    private final Label residue = label("bar-residue");
    private final List<PartNode> parts = new ArrayList<>();
    private LedgerBar shown;
    private Size size = Size.FULL;
    private int captionLines;

    private final Consumer<LedgerPart> picked;

    /** @param picked does something with the part that is clicked */
    BarNode(Consumer<LedgerPart> picked) {
        this.picked = picked;
        getStyleClass().add("ledger-bar");
        residue.setAlignment(Pos.CENTER_RIGHT);
        caption.setWrapText(true);
        getChildren().addAll(title, caption, residue);
        setAccessibleRole(AccessibleRole.TABLE_VIEW);
        // Its own layout root: changed numbers lay out this bar and nothing around it.
        setManaged(false);
    }

    private static Label label(String styleClass) {
        Label label = new Label();
        label.getStyleClass().add(styleClass);
        return label;
    }

    void show(LedgerBar bar) {
        if (bar.equals(shown)) {
            return;
        }
        shown = bar;
        title.setText(bar.title());
        caption.setText(bar.caption());
        residue.setText(bar.residue());
        residue.pseudoClassStateChanged(WRONG, !bar.balanced());
        while (parts.size() < bar.parts().size()) {
            PartNode part = new PartNode(picked);
            parts.add(part);
            getChildren().addAll(part.piece, part.swatch, part.name, part.amount, part.note);
        }
        for (int i = 0; i < parts.size(); i++) {
            PartNode part = parts.get(i);
            boolean there = i < bar.parts().size();
            part.piece.setVisible(there);
            part.swatch.setVisible(there);
            part.name.setVisible(there);
            part.amount.setVisible(there);
            part.note.setVisible(there);
            if (there) {
                part.show(bar.parts().get(i));
            }
        }
        setAccessibleText(bar.spoken());
        requestLayout();
    }

    int partCount() {
        return shown == null ? 0 : shown.parts().size();
    }

    PartNode part(int index) {
        return parts.get(index);
    }

    /** @param newCaptionLines below the title; 0 for beside it */
    void size(Size newSize, int newCaptionLines) {
        if (size != newSize || captionLines != newCaptionLines) {
            size = newSize;
            captionLines = newCaptionLines;
            requestLayout();
        }
    }

    /** How many lines of its own the caption takes in a bar of that width: none if it fits beside the title. */
    int captionLines(double width) {
        double wide = Math.ceil(caption.prefWidth(-1));
        return wide <= besideTitle(width) ? 0 : Math.min(MOST_CAPTION_LINES, wide <= width ? 1 : MOST_CAPTION_LINES);
    }

    int captionLines() {
        return captionLines;
    }

    static double captionHeight(int lines) {
        return lines * CAPTION_LINE;
    }

    private double titleWidth() {
        return Math.max(Math.ceil(title.prefWidth(-1)), 64);
    }

    private double besideTitle(double width) {
        return Math.max(0, width - Math.ceil(residue.prefWidth(-1)) - titleWidth() - 22);
    }

    @Override
    protected void layoutChildren() {
        if (shown == null) {
            return;
        }
        double width = getWidth();
        double residueWidth = Math.ceil(residue.prefWidth(-1));
        title.resizeRelocate(0, 0, titleWidth(), TITLE_LINE);
        residue.resizeRelocate(width - residueWidth, 0, residueWidth, TITLE_LINE);
        if (captionLines > 0) {
            caption.resizeRelocate(0, TITLE_LINE, width, captionHeight(captionLines));
        } else {
            caption.resizeRelocate(titleWidth() + 10, 0, besideTitle(width), TITLE_LINE);
        }
        double barTop = TITLE_LINE + captionHeight(captionLines) + (size == Size.FULL ? 4 : 2);
        int[] widths = BarWidths.of(shown.parts(), (int) width);
        int x = 0;
        for (int i = 0; i < widths.length; i++) {
            // A pixel of ground between the pieces.
            parts.get(i).piece.resizeRelocate(x, barTop, i == widths.length - 1 ? widths[i] : widths[i] - 1, size.bar);
            x += widths[i];
        }
        placeWords(widths, barTop + size.bar + (size == Size.FULL ? 6 : 3));
    }

    /** How the words of the parts stand. @param columns of one width; 0 where each takes what it needs */
    private record Words(boolean below, int columns, double room) {
        int lines(int parts) {
            return columns == 0 ? 1 : (parts + columns - 1) / columns;
        }
    }

    /**
     * Below their pieces if they fit there, else in columns of one width, else one after the other; and if that is too much for one line,
     * in lines of fewer columns, without notes.
     */
    private Words words(double width, boolean beside, int[] widths) {
        int count = shown.parts().size();
        double column = Math.min(COLUMN, Math.floor(width / Math.max(1, count)));
        boolean below = widths.length > 0;
        double most = 0;
        double all = -CELL_GAP;
        int x = 0;
        for (int i = 0; i < count; i++) {
            double needed = parts.get(i).width(beside) + CELL_GAP;
            below &= widths.length > 0 && (needed <= widths[i] || i == count - 1 && x + needed - CELL_GAP <= width);
            most = Math.max(most, needed);
            all += needed;
            x += widths.length > 0 ? widths[i] : 0;
        }
        if (below || most <= column || all <= width) {
            return new Words(below, !below && most <= column ? count : 0, column);
        }
        double line = 0;
        for (int i = 0; i < count; i++) {
            line = Math.max(line, parts.get(i).lineWidth() + CELL_GAP);
        }
        int columns = Math.max(1, Math.min(count, (int) ((width + CELL_GAP) / line)));
        return new Words(false, columns, Math.floor(width / columns));
    }

    /** Whether all words of the parts fit on a bar of that size and width without being cut. */
    boolean fits(Size wanted, double width) {
        return shown == null || words(width, wanted != Size.FULL, BarWidths.of(shown.parts(), (int) width)).lines(shown.parts().size()) == 1;
    }

    /** What the lines of words need beyond a size's own height. */
    double extraHeight(Size wanted, double width) {
        if (shown == null || wanted == Size.FULL) {
            return 0;
        }
        int lines = words(width, true, BarWidths.of(shown.parts(), (int) width)).lines(shown.parts().size());
        return Math.max(0, (lines - (wanted == Size.COMPACT ? 2 : 1)) * wanted.line);
    }

    private void placeWords(int[] widths, double top) {
        boolean beside = size != Size.FULL;
        Words words = words(getWidth(), beside, widths);
        int lines = words.lines(widths.length);
        double left = 0;
        for (int i = 0; i < widths.length; i++) {
            PartNode part = parts.get(i);
            double needed = part.width(beside) + CELL_GAP;
            double room = words.below ? Math.max(widths[i], needed) : words.columns > 0 ? words.room : needed;
            if (lines > 1) {
                part.placeBeside(i % words.columns * room, top + i / words.columns * size.line, room - CELL_GAP, size.line, false);
            } else if (beside) {
                part.placeBeside(left, top, room - CELL_GAP, size.line, size == Size.COMPACT);
            } else {
                part.placeBelow(left, top, room - CELL_GAP, size.line);
            }
            left += words.below ? widths[i] : room;
        }
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case ROW_COUNT -> shown == null ? 0 : shown.parts().size();
            case COLUMN_COUNT -> 3;
            case CELL_AT_ROW_COLUMN -> cell((Integer) parameters[0], (Integer) parameters[1]);
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    private Label cell(int row, int column) {
        if (shown == null || row < 0 || row >= shown.parts().size()) {
            return null;
        }
        PartNode part = parts.get(row);
        return column == 0 ? part.name : column == 1 ? part.amount : part.note;
    }
}
