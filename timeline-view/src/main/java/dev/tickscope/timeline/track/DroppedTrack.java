package dev.tickscope.timeline.track;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Glyphs;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Runs;
import dev.tickscope.timeline.draw.Token;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;

/**
 * Time that was dropped for good, as a sum that only grows, with a mark and an amount where it grew. Where the contract has probes, a
 * second, dashed line counts the ticks that they held back.
 */
public final class DroppedTrack implements Track<DroppedTrack.Picture> {
    /** A place where time was dropped. @param text the amount, or how many drops it stands for */
    public record Drop(double x, String text) {
    }

    /**
     * @param curve the sum
     * @param aheadFrom where the run stopped and the line goes on dashed; the right border otherwise
     * @param before what had been dropped at the left border
     * @param total all that was dropped by the end; empty where it is not known to be the newest
     * @param held ticks held back so far, in place of units; null where there are none
     * @param heldText how many in all; empty without {@code held}
     */
    public record Picture(Curve curve, double aheadFrom, List<Drop> drops, String before, String total, double totalX, long fullUnits,
            Curve held, String heldText, String nothing) {
    }

    private static final long ROWS_A_PULSE = 200_000;
    private static final double TEXT = 64;
    private static final double FAR = 110;

    private final ClockContract contract;
    private final HeldIndex heldIndex = new HeldIndex();

    public DroppedTrack(SessionInfo info) {
        contract = info.contract();
    }

    @Override
    public Lane lane() {
        return Lane.DROPPED;
    }

    @Override
    public List<String> captions() {
        String title = contract.title();
        int cut = title.indexOf(" ·");
        return List.of(contract.hold().hasProbes() ? "held ticks dashed" : "held: none in " + (cut < 0 ? title : title.substring(0, cut)));
    }

    @Override
    public boolean reads(StoreView view) {
        return contract.hold().hasProbes() && heldIndex.advance(view, ROWS_A_PULSE);
    }

    @Override
    public Picture decide(LaneInput input) {
        TimeAxis axis = input.axis();
        Curve curve = new Curve();
        Collector drops = new Collector(input);
        long before = 0;
        if (input.columns() != null) {
            before = columns(input, curve, drops);
        } else if (!input.blocks().isEmpty()) {
            FrameFacts first = input.blocks().get(0).frame();
            before = first.startUnits() < axis.leftUnits() ? first.droppedTotalUnits() : first.droppedTotalUnits() - first.droppedUnits();
            curve.add(0, before);
            for (FrameBlock block : input.blocks()) {
                if (block.startUnits() >= axis.leftUnits()) {
                    drops.frame(block.frame(), axis.x(block.startUnits()), curve);
                }
            }
        }
        LensFrame lens = input.lens();
        double end = lens == null ? endX(input) : axis.contextWidth() + lens.stopX();
        if (lens != null) {
            if (curve.count() == 0) {
                before = lens.frame().droppedTotalUnits() - lens.frame().droppedUnits();
                curve.add(0, before);
            }
            drops.frame(lens.frame(), axis.contextWidth(), curve);
        }
        curve.add(Math.min(end, axis.width()), curve.lastUnits());
        return picture(input, curve, drops.drops(), before, end, held(input, end));
    }

    /** Steps where frames ended that held something back; null if none did by then. */
    private Curve held(LaneInput input, double end) {
        if (!contract.hold().hasProbes()) {
            return null;
        }
        reads(input.view());
        Curve curve = new Curve();
        if (input.columns() != null) {
            for (int i = 0; i < input.columns().count(); i++) {
                if (input.columns().of(i).frames > 0) {
                    step(curve, i, heldIndex.upTo(input.columns().firstRow(i) - 1), heldIndex.upTo(input.columns().firstRow(i + 1) - 1));
                }
            }
        }
        for (FrameBlock block : input.blocks()) {
            long row = block.frame().row();
            step(curve, Math.max(0, input.axis().clampedX(block.startUnits())), heldIndex.upTo(row - 1), heldIndex.upTo(row));
        }
        if (input.lens() != null) {
            long row = input.lens().frame().row();
            step(curve, input.axis().contextWidth(), heldIndex.upTo(row - 1), heldIndex.upTo(row));
        }
        curve.add(Math.min(end, input.axis().width()), curve.lastUnits());
        return curve.mostUnits() == 0 ? null : curve;
    }

    private static void step(Curve curve, double x, long before, long after) {
        if (curve.count() == 0) {
            curve.add(0, before);
        }
        curve.add(x, before);
        curve.add(x, after);
    }

    private static double endX(LaneInput input) {
        return input.blocks().isEmpty() ? input.axis().contextWidth()
                : input.axis().clampedX(input.blocks().get(input.blocks().size() - 1).endUnits());
    }

    private static Picture picture(LaneInput input, Curve curve, List<Drop> drops, long before, double end, Curve held) {
        LensFrame lens = input.lens();
        long most = curve.mostUnits();
        String total = "";
        if (lens != null && most > 0) {
            total = Amounts.ms(input.info().timeBase(), lens.frame().droppedTotalUnits()) + " in all";
        }
        String already = before > 0 ? Amounts.ms(input.info().timeBase(), before) : "";
        return new Picture(curve, end, drops, already, total, end + 8, 2 * Math.max(most, 1), held,
                held == null ? "" : Amounts.count(held.lastUnits(), "step") + " held", most == 0 && held == null ? nothing(input) : "");
    }

    private static String nothing(LaneInput input) {
        return input.info().contract().hold().hasProbes() ? "nothing dropped or held so far" : "nothing dropped so far";
    }

    private static long columns(LaneInput input, Curve curve, Collector drops) {
        PixelColumns columns = input.columns();
        long before = Math.max(0, columns.lastDroppedUnits(0));
        for (int i = 0; i < columns.count(); i++) {
            long now = columns.lastDroppedUnits(i);
            if (now >= 0) {
                curve.add(i, curve.count() == 0 ? now : curve.lastUnits());
                curve.add(i, now);
            }
            drops.many(i, columns.of(i).drops);
        }
        return before;
    }

    /** Merges marks that would touch; a single one says its amount. */
    private static final class Collector {
        private final LaneInput input;
        private final Mark.Row marks = new Mark.Row();
        private final List<Double> places = new ArrayList<>();
        private final List<Long> amounts = new ArrayList<>();

        Collector(LaneInput input) {
            this.input = input;
        }

        void frame(FrameFacts frame, double x, Curve curve) {
            curve.add(x, frame.droppedTotalUnits() - frame.droppedUnits());
            curve.add(x, frame.droppedTotalUnits());
            if (frame.droppedUnits() > 0) {
                marks.add(x, 1);
                places.add(x);
                amounts.add(frame.droppedUnits());
            }
        }

        void many(double x, long count) {
            marks.add(x, count);
        }

        List<Drop> drops() {
            List<Mark> all = marks.marks();
            List<Drop> drops = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                Mark mark = all.get(i);
                int place = places.indexOf(mark.x());
                boolean room = i + 1 == all.size() || all.get(i + 1).x() - mark.x() >= TEXT;
                String amount = place >= 0 && room ? "+" + Amounts.ms(input.info().timeBase(), amounts.get(place)) : "";
                drops.add(new Drop(mark.x(), mark.count() > 1 ? mark.text() : amount));
            }
            return List.copyOf(drops);
        }
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        if (!picture.nothing().isEmpty()) {
            pen.text(picture.nothing(), 8, band.top() + band.height() / 2 + 4, Token.MUTED, Face.CAPTION);
            return;
        }
        if (picture.held() != null) {
            held(picture, input, pen, band);
        }
        if (picture.curve().mostUnits() == 0) {
            return;
        }
        double bottom = band.bottom() - 8;
        double perUnit = (band.height() - 14) / picture.fullUnits();
        Curve curve = picture.curve();
        int count = curve.count();
        double[] xs = new double[count];
        double[] ys = new double[count];
        Runs area = pen.runs(Token.DROPPED, 0.1);
        for (int i = 0; i < count; i++) {
            xs[i] = curve.x(i);
            ys[i] = bottom - curve.units(i) * perUnit;
            if (i > 0 && xs[i] > xs[i - 1]) {
                area.rect(xs[i - 1], xs[i], ys[i - 1], bottom);
            }
        }
        area.end();
        pen.steps(xs, ys, count, Token.DROPPED, 1.8);
        if (picture.aheadFrom() < input.axis().width() && input.lens() != null) {
            pen.line(picture.aheadFrom(), ys[count - 1], input.axis().width(), ys[count - 1], Token.DROPPED, 1.3, 3, 4);
        }
        double beforeX = input.clearOfGaps(6, picture.before().length());
        double beforeEnd = beforeX + pen.fonts().width(picture.before(), Face.MONO) + 8;
        if (!picture.before().isEmpty() && picture.drops().stream().noneMatch(drop -> drop.x() < beforeEnd)) {
            pen.haloed(picture.before(), beforeX, ys[0] - 5, Token.FG2, Face.MONO, TextAlignment.LEFT);
        }
        double highest = bottom - curve.mostUnits() * perUnit;
        Glyphs.dropMarks(pen, picture.drops().stream().mapToDouble(Drop::x), band.top() + 5, Token.DROPPED);
        for (Drop drop : picture.drops()) {
            amount(drop, input, pen, band.top() + 14, highest);
        }
        total(picture, input, pen, band.top() + 14);
    }

    /** A scale of its own, in the lower half: these are ticks, not time. */
    private static void held(Picture picture, LaneInput input, Pen pen, Band band) {
        Curve curve = picture.held();
        double bottom = band.bottom() - 5;
        double perTick = (band.height() / 2 - 6) / Math.max(1, curve.mostUnits());
        double[] xs = new double[curve.count()];
        double[] ys = new double[curve.count()];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = curve.x(i);
            ys[i] = bottom - curve.units(i) * perTick;
        }
        pen.polyline(xs, ys, xs.length, Token.FG2, 1.3, 4, 3);
        double right = Math.min(curve.lastX(), input.axis().width()) - 6;
        pen.haloed(picture.heldText(), right, ys[ys.length - 1] + 11, Token.FG2, Face.CAPTION, TextAlignment.RIGHT);
    }

    /**
     * The amount stands right of its mark; left of it at the border; nowhere if gaps would carry it too far away. With a ground only where the curve, which
     * is nowhere higher than {@code highest}, may lie under it: there are many of them.
     */
    private static void amount(Drop drop, LaneInput input, Pen pen, double baseline, double highest) {
        double from = input.clearOfGaps(drop.x() + 9, drop.text().length());
        if (drop.text().isEmpty() || from >= drop.x() + FAR) {
            return;
        }
        boolean fits = from + pen.fonts().width(drop.text(), Face.MONO_BOLD) < input.axis().width();
        double x = fits ? from : drop.x() - 9;
        TextAlignment alignment = fits ? TextAlignment.LEFT : TextAlignment.RIGHT;
        if (highest > baseline + 2) {
            pen.text(drop.text(), x, baseline, Token.FG, Face.MONO_BOLD, alignment);
        } else {
            pen.haloed(drop.text(), x, baseline, Token.FG, Face.MONO_BOLD, alignment);
        }
    }

    private static void total(Picture picture, LaneInput input, Pen pen, double baseline) {
        if (!picture.total().isEmpty()) {
            boolean fits = picture.totalX() + pen.fonts().width(picture.total(), Face.CAPTION) < input.axis().width();
            pen.haloed(picture.total(), fits ? picture.totalX() : picture.totalX() - 16, baseline, Token.FG2, Face.CAPTION,
                    fits ? TextAlignment.LEFT : TextAlignment.RIGHT);
        }
    }
}
