package dev.tickscope.timeline.track;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.session.CapInForce;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Runs;
import dev.tickscope.timeline.draw.Token;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;

/** The time that waits in the accumulator: a sawtooth with the step and the cap as lines. */
public final class BacklogTrack implements Track<BacklogTrack.Picture> {
    /** The height of a line of text. */
    private static final double LINE = 14;
    private static final double LINE_WIDTH = 1.6;

    /** One pixel column of many frames. */
    public record Column(double x, long leastUnits, long mostUnits, long lastUnits) {
    }

    /** A value with its place. */
    public record Label(double x, long units, String text) {
    }

    /**
     * @param capUnits 0 without a cap
     * @param fullUnits what the lane's height stands for
     * @param ahead what resuming would do, dashed
     * @param peak the largest backlog in sight if it passed the cap, or null
     * @param carried what is left where the run stopped, or null
     * @param rest what would be left after the owed ticks, or null
     */
    public record Picture(Curve curve, Curve ahead, List<Column> columns, long stepUnits, long capUnits, long fullUnits, String stepText,
            String capText, double textX, Label peak, Label carried, Label rest) {
    }

    @Override
    public Lane lane() {
        return Lane.BACKLOG;
    }

    @Override
    public List<String> captions() {
        return List.of("time waiting in", "the accumulator");
    }

    @Override
    public Picture decide(LaneInput input) {
        Curve curve = new Curve();
        for (FrameBlock block : input.blocks()) {
            frame(input, block, curve);
        }
        Curve ahead = new Curve();
        if (input.lens() != null) {
            lens(input, curve, ahead);
        } else if (!input.blocks().isEmpty()) {
            end(input, curve);
        }
        List<Column> columns = input.columns() == null ? List.of() : columns(input.columns());
        return picture(input, curve.from(-32), ahead, columns);
    }

    private static void frame(LaneInput input, FrameBlock block, Curve curve) {
        TimeAxis axis = input.axis();
        FrameFacts frame = block.frame();
        double x = axis.x(frame.startUnits());
        rise(axis, frame, x, curve);
        if (input.level() == ZoomLevel.FRAME || input.level() == ZoomLevel.TICK) {
            stepDowns(axis, frame, input.execution(frame.row()), curve);
        }
        curve.add(curve.count() == 0 ? x : Math.max(x, curve.lastX()), frame.accumulatorUnits());
    }

    /** From what was left before to what waits when the frame starts. */
    private static void rise(TimeAxis axis, FrameFacts frame, double x, Curve curve) {
        if (frame.stepAdded()) {
            curve.add(x - axis.gapWidth(), frame.accumulatorInUnits());
            curve.add(x - axis.gapWidth(), frame.accumulatorFullUnits());
        } else {
            double feed = axis.x(Math.min(frame.feedBeginUnits(), frame.startUnits()));
            if (curve.count() == 0 || feed > curve.lastX()) {
                curve.add(feed, frame.accumulatorInUnits());
            }
        }
        curve.add(x, frame.accumulatorFullUnits());
        if (frame.droppedUnits() > 0) {
            curve.add(x, frame.accumulatorFullUnits() - frame.droppedUnits());
        }
    }

    private static void stepDowns(TimeAxis axis, FrameFacts frame, Execution execution, Curve curve) {
        long held = frame.accumulatorFullUnits() - frame.droppedUnits();
        for (Execution.TickRun tick : execution.ticks()) {
            double x = axis.x(tick.endUnits());
            curve.add(x, held);
            held = tick.accumulatorUnits();
            curve.add(x, held);
        }
    }

    /** The frame right of the border, so that the line does not end before it. */
    private static void end(LaneInput input, Curve curve) {
        FrameBlock last = input.blocks().get(input.blocks().size() - 1);
        if (last.last()) {
            curve.add(input.axis().clampedX(last.endUnits()), last.frame().accumulatorUnits());
            return;
        }
        long next = LaneInput.activeAt(input.view(), input.axis(), last.frame().row() + 1);
        FrameFacts frame = FrameFacts.of(input.view(), next);
        rise(input.axis(), frame, input.axis().x(frame.startUnits()), curve);
    }

    private static void lens(LaneInput input, Curve curve, Curve ahead) {
        TimeAxis axis = input.axis();
        LensFrame lens = input.lens();
        FrameFacts frame = lens.frame();
        double origin = axis.contextWidth();
        if (axis.contextRightUnits() < frame.startUnits() && curve.count() > 0) {
            curve.add(origin, curve.lastUnits());
        } else {
            rise(axis, frame, origin, curve);
        }
        curve.add(origin, frame.accumulatorFullUnits() - frame.droppedUnits());
        stepDowns(axis, frame, lens.execution(), curve);
        Execution.Stop stop = lens.execution().stop();
        double stopX = origin + lens.stopX();
        curve.add(stopX, curve.lastUnits());
        if (!lens.stands() || stop == null) {
            curve.add(axis.width() + 8, curve.lastUnits());
            return;
        }
        ahead.add(stopX, stop.accumulatorUnits());
        long held = stop.accumulatorUnits();
        for (LensFrame.OwedTick owed : lens.owed()) {
            double x = origin + owed.to() - 4;
            ahead.add(x, held);
            held -= input.stepUnits(lens.frame().row());
            ahead.add(x, held);
        }
        ahead.add(axis.width() + 8, held);
    }

    private static List<Column> columns(PixelColumns columns) {
        List<Column> shown = new ArrayList<>();
        for (int i = 0; i < columns.count(); i++) {
            FrameAggregate sum = columns.of(i);
            if (sum.frames > 0) {
                shown.add(new Column(i, sum.minAccumulatorUnits, Math.max(sum.maxBacklogUnits, sum.minAccumulatorUnits),
                        columns.lastAccumulatorUnits(i)));
            }
        }
        return shown;
    }

    private static Picture picture(LaneInput input, Curve curve, Curve ahead, List<Column> columns) {
        ClockContract contract = input.info().contract();
        long newest = input.newestInSight();
        long step = input.stepUnits(newest);
        long capTicks = CapInForce.ticks(input.view(), contract, newest);
        long cap = capTicks == ClockContract.NO_CAP ? 0 : Math.multiplyExact(capTicks, step);
        long most = Math.max(2 * step, curve.mostUnits());
        for (Column column : columns) {
            most = Math.max(most, column.mostUnits());
        }
        // A cap far above everything in sight would press the sawtooth flat; then its line is left out.
        long full = cap > 0 && cap <= 8 * most ? Math.max(most + most / 14, cap + cap / 4) : most + most / 14;
        String capText = cap == 0 ? "" : "cap " + Amounts.count(capTicks, "step") + " = " + Amounts.ms(input.info().timeBase(), cap);
        return new Picture(curve, ahead, columns, step, cap, full, "1 step = " + Amounts.ms(input.info().timeBase(), step), capText,
                input.clearOfGaps(6, 22), peak(input, curve, cap), carried(input), rest(input, ahead));
    }

    private static Label peak(LaneInput input, Curve curve, long cap) {
        int best = -1;
        for (int i = 0; i < curve.count(); i++) {
            if (cap > 0 && curve.units(i) > cap && curve.x(i) >= 0 && (best < 0 || curve.units(i) > curve.units(best))) {
                best = i;
            }
        }
        return best < 0 ? null : new Label(curve.x(best), curve.units(best), Amounts.ms(input.info().timeBase(), curve.units(best)));
    }

    private static Label carried(LaneInput input) {
        LensFrame lens = input.lens();
        Execution.Stop stop = lens == null ? null : lens.execution().stop();
        return stop == null || !lens.stands() ? null : new Label(input.axis().contextWidth() + lens.stopX(), stop.accumulatorUnits(),
                Amounts.ms(input.info().timeBase(), stop.accumulatorUnits()) + " carried");
    }

    private static Label rest(LaneInput input, Curve ahead) {
        boolean all = input.lens() != null && input.lens().execution().stop() != null
                && input.lens().owed().size() == input.lens().execution().stop().owedTicks();
        return ahead.count() < 3 || !all ? null : new Label(ahead.x(ahead.count() - 2) - 5, ahead.lastUnits(),
                Amounts.ms(input.info().timeBase(), ahead.lastUnits()));
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        Scale scale = new Scale(band.bottom() - 8, (band.height() - 18) / Math.max(1, picture.fullUnits()));
        double width = input.axis().width();
        columns(pen, picture, scale);
        CurveBand reached = input.level() == ZoomLevel.DENSE ? CurveBand.of(picture.curve(), width) : null;
        if (reached == null) {
            area(pen, picture.curve(), scale);
            aboveCap(pen, picture.curve(), picture.capUnits(), scale, input.axis().contextWidth());
        } else {
            area(pen, reached, scale);
            aboveCap(pen, reached, picture.capUnits(), scale, input.axis().contextWidth());
        }
        if (picture.capUnits() > 0 && picture.capUnits() < picture.fullUnits()) {
            pen.horizontal(0, width, scale.y(picture.capUnits()), Token.DROPPED, 1, 6, 3);
        }
        pen.horizontal(0, width, scale.y(picture.stepUnits()), Token.FIXED, 1, 2, 3);
        if (reached == null) {
            line(pen, picture.curve(), scale, LINE_WIDTH);
        } else {
            line(pen, reached, scale);
        }
        line(pen, picture.ahead(), scale, 1.3, 3, 3);
        labels(picture, pen, scale, width);
    }

    private static void columns(Pen pen, Picture picture, Scale scale) {
        Runs band = pen.runsOverPlot(Token.CARRIED, 0.45);
        Runs above = pen.runs(Patterns.Kind.DROPPED);
        for (Column column : picture.columns()) {
            band.line(column.x(), column.x() + 1, scale.y(column.mostUnits()), scale.y(column.leastUnits()));
        }
        band.end();
        for (Column column : picture.columns()) {
            if (picture.capUnits() > 0 && column.mostUnits() > picture.capUnits()) {
                above.rect(column.x(), column.x() + 1, scale.y(column.mostUnits()), scale.y(picture.capUnits()));
            }
        }
        above.end();
        Runs last = pen.runs(Token.CARRIED);
        for (Column column : picture.columns()) {
            if (column.lastUnits() >= 0) {
                last.line(column.x(), column.x() + 1, scale.y(column.lastUnits()) - 1, scale.y(column.lastUnits()) + 1);
            }
        }
        last.end();
    }

    private static void area(Pen pen, CurveBand band, Scale scale) {
        Runs area = pen.runs(Token.CARRIED, 0.14);
        for (int i = 0; i < band.columns(); i++) {
            area.rect(band.x(i), band.x(i) + 1, scale.y((band.least(i) + band.most(i)) / 2), scale.bottom());
        }
        area.end();
    }

    private static void aboveCap(Pen pen, CurveBand band, long cap, Scale scale, double right) {
        Runs above = pen.runs(Patterns.Kind.ABOVE_CAP);
        for (int i = 0; i < band.columns() && band.x(i) + 1 <= right; i++) {
            if (cap > 0 && band.most(i) > cap) {
                above.rect(band.x(i), band.x(i) + 1, scale.y(band.most(i)), scale.y(cap));
            }
        }
        above.end();
    }

    private static void line(Pen pen, CurveBand band, Scale scale) {
        Runs line = pen.runs(Token.CARRIED);
        for (int i = 0; i < band.columns(); i++) {
            line.line(band.x(i), band.x(i) + 1, scale.y(band.most(i)) - LINE_WIDTH / 2, scale.y(band.least(i)) + LINE_WIDTH / 2);
        }
        line.end();
    }

    private static void area(Pen pen, Curve curve, Scale scale) {
        int count = curve.count();
        if (count < 2) {
            return;
        }
        double[] xs = new double[count + 2];
        double[] ys = new double[count + 2];
        for (int i = 0; i < count; i++) {
            xs[i] = curve.x(i);
            ys[i] = scale.y(curve.units(i));
        }
        xs[count] = curve.lastX();
        ys[count] = scale.bottom();
        xs[count + 1] = curve.x(0);
        ys[count + 1] = scale.bottom();
        pen.polygon(xs, ys, count + 2, pen.palette().get(Token.CARRIED, 0.14));
    }

    /** Up to the lens: what lies above the cap after the drop, a fraction of a step, is not lost. */
    private static void aboveCap(Pen pen, Curve curve, long cap, Scale scale, double right) {
        for (int i = 1; cap > 0 && i < curve.count() && curve.x(i - 1) < right; i++) {
            long before = curve.units(i - 1);
            long after = curve.units(i);
            double x0 = curve.x(i - 1);
            double x1 = curve.x(i);
            if (x1 <= x0 || Math.max(before, after) <= cap) {
                continue;
            }
            double cross = before == after ? x0 : x0 + (x1 - x0) * (cap - before) / (after - before);
            double from = before > cap ? x0 : cross;
            double to = after > cap ? x1 : cross;
            pen.patternPolygon(new double[] {from, from, to, to}, new double[] {scale.y(cap), scale.y(Math.max(before, cap)),
                scale.y(Math.max(after, cap)), scale.y(cap)}, 4, Patterns.Kind.ABOVE_CAP);
        }
    }

    private static void line(Pen pen, Curve curve, Scale scale, double width, double... dashes) {
        double[] xs = new double[curve.count()];
        double[] ys = new double[curve.count()];
        for (int i = 0; i < curve.count(); i++) {
            xs[i] = curve.x(i);
            ys[i] = scale.y(curve.units(i));
        }
        pen.polyline(xs, ys, curve.count(), Token.CARRIED, width, dashes);
    }

    private static void labels(Picture picture, Pen pen, Scale scale, double width) {
        double peakEnd = peak(picture, pen, scale);
        double apart = scale.y(picture.stepUnits()) - scale.y(picture.capUnits());
        if (picture.capUnits() > 0 && picture.capUnits() < picture.fullUnits() && apart > LINE) {
            pen.haloed(picture.capText(), Math.max(picture.textX(), peakEnd + 10), scale.y(picture.capUnits()) - 4, Token.FG2, Face.CAPTION,
                    TextAlignment.LEFT);
        }
        double stepY = scale.y(picture.stepUnits());
        double textEnd = picture.textX() + pen.fonts().width(picture.stepText(), Face.CAPTION);
        // A sawtooth that hardly falls below a step leaves the room under the line; any other one leaves that above it.
        boolean under = picture.curve().leastBetween(picture.textX(), textEnd) > picture.stepUnits() / 2 && scale.bottom() - stepY >= LINE - 2;
        pen.haloed(picture.stepText(), picture.textX(), under ? stepY + LINE - 3 : stepY - 4, Token.FG2, Face.CAPTION, TextAlignment.LEFT);
        Label carried = picture.carried();
        if (carried != null) {
            double y = scale.y(carried.units());
            double baseline = Math.max(scale.top(picture) + 6, y - 6);
            pen.dot(carried.x(), y, 4.5, Token.PLOT);
            pen.dot(carried.x(), y, 3.5, Token.CARRIED);
            pen.haloed(carried.text(), carried.x() + 8, baseline, Token.FG, Face.MONO_BOLD, TextAlignment.LEFT);
        }
        Label rest = picture.rest();
        if (rest != null) {
            pen.haloed(rest.text(), rest.x(), Math.min(scale.bottom() + 4, scale.y(rest.units()) + 4), Token.FG2, Face.MONO, TextAlignment.RIGHT);
        }
    }

    /** Draws the largest backlog. @return where its words end if they lie where those of the cap begin, else 0 */
    private static double peak(Picture picture, Pen pen, Scale scale) {
        Label peak = picture.peak();
        if (peak == null) {
            return 0;
        }
        boolean onCap = scale.y(picture.capUnits()) - scale.y(peak.units()) < LINE - 2;
        double length = pen.fonts().width(peak.text(), Face.MONO_BOLD);
        double capEnd = picture.textX() + pen.fonts().width(picture.capText(), Face.CAPTION);
        double gap = onCap ? 6 : 40;
        boolean left = peak.x() - gap - length > capEnd;
        double y = Math.max(scale.top(picture) + 4, scale.y(peak.units()) + (onCap ? -7 : 4));
        pen.haloed(peak.text(), left ? peak.x() - gap : peak.x() + 8, y, Token.FG, Face.MONO_BOLD, left ? TextAlignment.RIGHT : TextAlignment.LEFT);
        return left || peak.x() + 8 > capEnd ? 0 : peak.x() + 8 + length;
    }

    /** Units to y. */
    private record Scale(double bottom, double pixelsPerUnit) {
        double y(double units) {
            return bottom - units * pixelsPerUnit;
        }

        double top(Picture picture) {
            return y(picture.fullUnits());
        }
    }
}
