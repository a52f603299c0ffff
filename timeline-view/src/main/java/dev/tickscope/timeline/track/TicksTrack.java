package dev.tickscope.timeline.track;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.SimAxis;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Runs;
import dev.tickscope.timeline.draw.Token;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;

/** The fixed ticks, each on the stretch of real time that paid for it, with what is owed, dropped and carried. */
public final class TicksTrack implements Track<TicksTrack.Picture> {
    /** What a box stands for. */
    public enum Kind {
        /** A tick of an earlier frame. */
        RUN,
        /** A tick of the frame that is looked at. */
        RUN_NOW,
        /** A tick that waits for its frame. */
        OWED
    }

    /** One tick. @param tickRow −1 for owed ones; @param current whether it was the last one completed at the moment shown */
    public record Box(long tickRow, double from, double to, Kind kind, boolean current, String text) {
    }

    /** Steps that were dropped: a hatched box as wide as the time lost. */
    public record Dropped(double from, double to, String text) {
    }

    /** A line from a frame's lower left corner to a tick. */
    public record Connector(double frameX, double tickX, boolean dashed) {
    }

    /** One pixel column of many frames: the fewest and the most ticks a frame ran, as shares of {@code most}. */
    public record Column(double x, double least, double most) {
    }

    /** @param carriedFrom where the remainder of the stopped frame begins; {@code carriedTo} if there is none */
    public record Picture(List<Box> boxes, List<LostSpan> lost, List<Dropped> dropped, List<Connector> connectors, double carriedFrom,
            double carriedTo, List<Box> lensBoxes, String owedText, double owedX, List<Column> columns, String mostText) {
    }

    private static final double CHARACTER = 6.6;
    private static final int LATER_FRAMES = 64;
    /** Narrower boxes have no outline. */
    private static final double THIN = 4;

    private boolean framesAbove = true;

    /** Whether the frames lie right above, so that lines can lead to them; elsewhere they end at the lane's border. */
    public void joinFrames(boolean above) {
        framesAbove = above;
    }

    @Override
    public Lane lane() {
        return Lane.TICKS;
    }

    @Override
    public List<String> captions() {
        return List.of("on simulation time");
    }

    @Override
    public Picture decide(LaneInput input) {
        return new Decision(input).picture();
    }

    /** Collects one picture. */
    private static final class Decision {
        private final LaneInput input;
        private final TimeAxis axis;
        private final SimAxis sim;
        private final TableView ticks;
        private final List<Box> boxes = new ArrayList<>();
        private final List<LostSpan> lost = new ArrayList<>();
        private final List<Dropped> dropped = new ArrayList<>();
        private final List<Connector> connectors = new ArrayList<>();
        private final List<Box> lensBoxes = new ArrayList<>();
        private double carriedFrom;
        private double carriedTo;

        Decision(LaneInput input) {
            this.input = input;
            axis = input.axis();
            sim = input.sim();
            ticks = input.view().ticks();
        }

        Picture picture() {
            List<Column> columns = List.of();
            String most = "";
            if (input.columns() != null) {
                long max = mostTicks();
                columns = columns(max);
                most = max > 0 ? "up to " + Amounts.count(max, "tick") + " a frame" : "";
            } else {
                for (FrameBlock block : input.blocks()) {
                    frame(block.frame());
                }
                if (input.lens() == null) {
                    later();
                    standing();
                }
            }
            if (input.lens() != null) {
                lens();
            }
            LensFrame lens = input.lens();
            return new Picture(List.copyOf(boxes), LostSpan.seen(lost, axis.contextWidth()), List.copyOf(dropped), List.copyOf(connectors),
                    carriedFrom, carriedTo, List.copyOf(lensBoxes), lens == null ? "" : lens.owedText(),
                    lens == null ? 0 : axis.contextWidth() + lens.stopX() + 9, columns, most);
        }

        private long mostTicks() {
            long max = 0;
            for (int i = 0; i < input.columns().count(); i++) {
                FrameAggregate sum = input.columns().of(i);
                max = sum.frames == 0 ? max : Math.max(max, sum.maxTicks);
            }
            return max;
        }

        private List<Column> columns(long max) {
            List<Column> shown = new ArrayList<>();
            for (int i = 0; i < input.columns().count(); i++) {
                FrameAggregate sum = input.columns().of(i);
                if (sum.frames > 0 && max > 0) {
                    shown.add(new Column(i, sum.minTicks / (double) max, sum.maxTicks / (double) max));
                }
            }
            return shown;
        }

        /** Frames right of the border may have run ticks that time left of it paid for. */
        private void later() {
            if (input.blocks().isEmpty()) {
                return;
            }
            long row = LaneInput.activeAt(input.view(), axis, input.blocks().get(input.blocks().size() - 1).frame().row() + 1);
            for (int i = 0; i < LATER_FRAMES && row < input.view().frames().rowCount(); i++) {
                FrameFacts frame = FrameFacts.of(input.view(), row);
                if (sim.real(sim.backlogBegin(row)) >= axis.contextRightUnits()) {
                    return;
                }
                frame(frame);
                row = LaneInput.activeAt(input.view(), axis, row + 1);
            }
        }

        private boolean lookedAt(FrameFacts frame) {
            return input.lens() != null ? frame.row() == input.lens().frame().row() : frame.row() == input.moment().framePosition();
        }

        private void frame(FrameFacts frame) {
            double frameX = axis.clampedX(frame.startUnits()) + 2;
            long end = Math.min(ticks.rowCount(), frame.ticksBefore() + frame.ticks());
            LostSpan.addTicks(lost, input, frame, end);
            for (long row = ticks.atOrAfter(frame.ticksBefore()); row < end; row = ticks.atOrAfter(row + 1)) {
                Box box = tick(row, lookedAt(frame));
                if (box != null) {
                    boxes.add(box);
                    connect(frameX, box.to() - 4, false);
                }
            }
            if (frame.droppedUnits() > 0) {
                drop(frame);
            }
        }

        private void connect(double frameX, double tickX, boolean dashed) {
            if (input.level().detailed()) {
                connectors.add(new Connector(frameX, tickX, dashed));
            }
        }

        private Box tick(long row, boolean now) {
            double from;
            double to;
            if (sim.added(row)) {
                double gap = gapOfStep(ticks.getLong(Columns.Tick.FRAME_POSITION, row));
                if (Double.isNaN(gap)) {
                    return null;
                }
                from = gap;
                to = gap + axis.gapWidth();
            } else {
                SimAxis.Stretch stretch = sim.stretch(sim.tickBegin(row), sim.tickFedEnd(row));
                from = axis.clampedX(stretch.beginUnits());
                to = axis.clampedX(stretch.endUnits());
            }
            if (to <= 0 && from < 0 || from >= axis.contextWidth() && to > axis.contextWidth()) {
                return null;
            }
            long index = ticks.getLong(Columns.Tick.TICK_INDEX, row);
            return new Box(row, from, to, now ? Kind.RUN_NOW : Kind.RUN, row == input.moment().tickRow(), text(index, from, to));
        }

        private double gapOfStep(long frame) {
            int fold = axis.folds().ofRow(frame);
            return fold < 0 ? Double.NaN : axis.foldX(fold);
        }

        /** Numbers where they fit; in dense views only every tenth. */
        private String text(long index, double from, double to) {
            String text = Long.toString(index);
            double needs = text.length() * CHARACTER + 4;
            double width = to - from;
            if (from < -4 && to + from < 0) {
                return "";
            }
            if (width >= needs) {
                return text;
            }
            return index % 10 == 0 && width * 10 >= needs + 4 && !input.level().detailed() ? text : "";
        }

        private void drop(FrameFacts frame) {
            Dropped drop = dropped(input, frame);
            if (drop.to() > 0 && drop.from() < axis.contextWidth()) {
                dropped.add(drop);
            }
        }

        private void lens() {
            LensFrame lens = input.lens();
            if (input.columns() == null) {
                int before = connectors.size();
                frame(lens.frame());
                waiting(lens.frame(), lens.stands() ? lens.execution().stop() : null, axis.contextWidth() + 1);
                if (axis.contextRightUnits() == lens.frame().startUnits()) {
                    spread(before);
                } else {
                    connectors.subList(before, connectors.size()).clear();
                }
            }
            for (Execution.TickRun run : lens.execution().ticks()) {
                double from = axis.x(run.beginUnits());
                double to = axis.x(run.endUnits());
                lensBoxes.add(new Box(run.tickRow(), from, to, Kind.RUN_NOW, run.tickRow() == input.moment().tickRow(),
                        to - from >= 24 ? Long.toString(run.tickIndex()) : ""));
            }
            for (LensFrame.OwedTick owed : lens.owed()) {
                lensBoxes.add(new Box(-1, axis.contextWidth() + owed.from(), axis.contextWidth() + owed.to(), Kind.OWED, false,
                        Long.toString(owed.tickIndex())));
            }
        }

        /** Without a lens: the newest frame in sight may be the one in which the run stands. */
        private void standing() {
            if (input.status().stoppedInside() && !input.blocks().isEmpty()) {
                FrameFacts frame = input.blocks().get(input.blocks().size() - 1).frame();
                if (input.view().states().getLong(Columns.State.FRAME_POSITION, input.status().row()) == frame.row()) {
                    waiting(frame, input.execution(frame.row()).stop(), axis.clampedX(frame.startUnits()) + 2);
                }
            }
        }

        /** What is owed, and what is left after that, where the time lies that pays for it. */
        private void waiting(FrameFacts frame, Execution.Stop stop, double frameX) {
            if (stop == null || frame.stepAdded()) {
                return;
            }
            long step = input.stepUnits(frame.row());
            for (long i = 0; i < stop.owedTicks() && i < LATER_FRAMES; i++) {
                long begin = sim.plannedBegin(frame.row(), frame.ticks() + i);
                SimAxis.Stretch stretch = sim.stretch(begin, begin + step);
                double from = axis.clampedX(stretch.beginUnits());
                double to = axis.clampedX(stretch.endUnits());
                if (to > 0) {
                    boxes.add(new Box(-1, from, to, Kind.OWED, false, text(stop.tickIndex() + 1 + i, from, to)));
                    connect(frameX, to - 4, true);
                }
            }
            long after = (frame.ticks() + stop.owedTicks()) * step + frame.droppedUnits();
            SimAxis.Stretch rest = sim.stretch(sim.backlogBegin(frame.row()) + after, sim.fed(frame.row()));
            carriedFrom = axis.clampedX(rest.beginUnits());
            carriedTo = axis.clampedX(rest.endUnits());
        }

        /** The lens frame's lines start side by side. */
        private void spread(int from) {
            for (int i = from; i < connectors.size(); i++) {
                Connector line = connectors.get(i);
                connectors.set(i, new Connector(axis.contextWidth() + 1 + (i - from), line.tickX() - 14, line.dashed()));
            }
        }
    }

    /** Where the steps that a frame dropped lie; the box may be out of sight. */
    static Dropped dropped(LaneInput input, FrameFacts frame) {
        // Ticks that a stop left over or probes held keep their place before what was dropped.
        long begin = input.sim().plannedBegin(frame.row(), Math.max(frame.ticks(), frame.plannedTicks()));
        SimAxis.Stretch stretch = input.sim().stretch(begin, begin + frame.droppedUnits());
        double from = input.axis().clampedX(stretch.beginUnits());
        double to = input.axis().clampedX(stretch.endUnits());
        long step = input.stepUnits(frame.row());
        String text = frame.droppedUnits() % step == 0 ? frame.droppedUnits() / step + " dropped"
                : Amounts.ms(input.info().timeBase(), frame.droppedUnits()) + " dropped";
        return new Dropped(from, to, to - from >= text.length() * 6 + 8 ? text : "");
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        double top = band.top() + band.margin(18, 0.28);
        double height = Math.max(8, band.height() - band.margin(28, 0.44));
        columns(pen, picture.columns(), top + height, height);
        if (!picture.mostText().isEmpty()) {
            double x = input.clearOfGaps(6, picture.mostText().length());
            pen.haloed(picture.mostText(), x, top - 4, Token.FG2, Face.CAPTION, TextAlignment.LEFT);
        }
        picture.lost().forEach(span -> span.draw(pen, top, height));
        for (Box box : picture.boxes()) {
            box(pen, box, top, height);
        }
        picture.lost().forEach(span -> span.words(pen, top + height / 2 + 4));
        for (Box box : picture.boxes()) {
            number(pen, box, top, height);
        }
        for (Dropped drop : picture.dropped()) {
            pen.pattern(drop.from() + 1, top, drop.to() - drop.from() - 2, height, Patterns.Kind.DROPPED);
            pen.outline(drop.from() + 1, top, drop.to() - drop.from() - 2, height, Token.DROPPED, 1);
            if (!drop.text().isEmpty()) {
                pen.plated(drop.text(), (drop.from() + drop.to()) / 2, top + height / 2 + 4, Token.FG, Face.CAPTION);
            }
        }
        if (picture.carriedTo() > picture.carriedFrom() + 6) {
            double width = picture.carriedTo() - picture.carriedFrom() - 2;
            pen.pattern(picture.carriedFrom() + 1, top + height - 8, width, 8, Patterns.Kind.CARRIED);
            pen.outline(picture.carriedFrom() + 1, top + height - 8, width, 8, Token.CARRIED, 1);
        }
        for (Box box : picture.lensBoxes()) {
            box(pen, box, top, height);
            number(pen, box, top, height);
        }
        if (!picture.owedText().isEmpty()) {
            pen.text(picture.owedText(), picture.owedX(), top + height / 2 + 4, Token.FG2, Face.CAPTION);
        }
        connectors(picture, pen, framesAbove ? band.top() - Math.min(10, (top - band.top()) * 0.6) : band.top(), top);
    }

    /** A rim at the most, over a band down to the ground; solid as far up as the least. Each of the three lies over the one before. */
    private static void columns(Pen pen, List<Column> columns, double bottom, double height) {
        Runs rim = pen.runs(Token.FIXED);
        columns.forEach(column -> rim.line(column.x(), column.x() + 1, bottom - Math.max(1, column.most() * height), bottom));
        rim.end();
        Runs band = pen.runs(Token.FIXED_BG);
        columns.forEach(column -> band.rect(column.x(), column.x() + 1, bottom - column.most() * height + 1, bottom));
        band.end();
        Runs always = pen.runs(Token.FIXED);
        columns.forEach(column -> always.line(column.x(), column.x() + 1, bottom - Math.max(1, column.least() * height), bottom));
        always.end();
    }

    private static void connectors(Picture picture, Pen pen, double frameBottom, double boxTop) {
        connectors(picture.connectors(), false, pen, frameBottom, boxTop);
        connectors(picture.connectors(), true, pen, frameBottom, boxTop, 3, 3);
    }

    private static void connectors(List<Connector> lines, boolean dashed, Pen pen, double frameBottom, double boxTop, double... pattern) {
        double[] xs = new double[4 * lines.size()];
        double[] ys = new double[xs.length];
        int count = 0;
        for (Connector line : lines) {
            if (line.dashed() == dashed) {
                xs[count] = line.frameX();
                xs[count + 1] = line.frameX();
                xs[count + 2] = line.tickX();
                xs[count + 3] = line.tickX();
                ys[count] = frameBottom;
                ys[count + 1] = frameBottom + 5;
                ys[count + 2] = boxTop - 5;
                ys[count + 3] = boxTop;
                count += 4;
            }
        }
        pen.polylines(xs, ys, count, 4, Token.FIXED, 1, pattern);
    }

    private static void box(Pen pen, Box box, double top, double height) {
        double width = box.to() - box.from();
        boolean thin = width < THIN;
        double from = thin ? box.from() : box.from() + 1;
        double shown = thin ? Math.max(1, width - 0.5) : width - 2;
        switch (box.kind()) {
            case RUN -> {
                if (thin) {
                    pen.rect(from, top, shown, height, Token.FIXED);
                } else {
                    pen.rect(from, top, shown, height, Token.FIXED_BG);
                    pen.outline(from, top, shown, height, Token.FIXED, 1.2);
                }
            }
            case RUN_NOW -> pen.rect(from, top, shown, height, Token.FIXED);
            case OWED -> pen.outline(from, top, shown, height, Token.FIXED, 1.2, 4, 3);
        }
        if (box.current()) {
            pen.outline(from, top, Math.max(shown, 3), height, Token.STOP, 2);
        }
    }

    /** After all boxes: a number may be wider than its box. */
    private static void number(Pen pen, Box box, double top, double height) {
        if (!box.text().isEmpty()) {
            boolean solid = box.kind() == Kind.RUN_NOW || box.kind() == Kind.RUN && box.to() - box.from() < THIN;
            pen.centered(box.text(), (box.from() + box.to()) / 2, top + height / 2 + 4, solid ? Token.INK : Token.FG,
                    solid ? Face.MONO_BOLD : Face.MONO);
        }
    }
}
