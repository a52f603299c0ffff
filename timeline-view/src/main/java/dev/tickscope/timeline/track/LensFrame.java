package dev.tickscope.timeline.track;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.LensSpan;
import java.util.ArrayList;
import java.util.List;

/**
 * The frame under the lens: what it executed, to scale, and next to it a schematic of what was skipped, is owed, or waits for Resume.
 * Positions of the schematic are pixels from the lens's left border.
 *
 * @param stands whether the run stands in or at the end of this frame now
 */
public record LensFrame(FrameFacts frame, Execution execution, boolean stands, LensSpan span, List<Piece> pieces, List<OwedTick> owed,
        String skippedFirstLine, String skippedSecondLine) {

    /** What a piece of the schematic stands for. */
    public enum Kind {
        /** Stages that the stop skipped for good. */
        SKIPPED,
        /** The next frame, which begins on Resume. */
        NEXT_FRAME,
        /** The rest of this frame, which goes on on Resume. */
        REST
    }

    /** One block right of the stop. */
    public record Piece(Kind kind, double from, double to, String text) {
    }

    /** A tick that is owed, where it would be drawn. */
    public record OwedTick(long tickIndex, double from, double to) {
    }

    private static final double STOPPED_SHARE = 0.5;
    private static final double CUT_SHARE = 0.78;
    private static final double ENDED_SHARE = 0.95;
    private static final double MIN_TICK = 26;
    private static final double MAX_TICK = 56;

    /**
     * @param width of the whole lens in pixels
     * @param stands whether the run stands here now
     * @param standsInStop whether it stands at a stop inside the frame, rather than after it
     */
    public static LensFrame of(StoreView view, SessionInfo info, long row, double width, boolean stands) {
        FrameFacts frame = FrameFacts.of(view, row);
        Execution execution = Execution.of(view, info, row);
        Execution.Stop stop = execution.stop();
        boolean waits = stands && stop != null;
        boolean skips = stop != null && stop.skipped() != 0;
        double share = waits ? STOPPED_SHARE : skips ? CUT_SHARE : ENDED_SHARE;
        double scaled = Math.rint(width * share);
        LensSpan span = new LensSpan(frame.startUnits(), Math.max(1, execution.lengthUnits()), scaled, width);
        List<Piece> pieces = new ArrayList<>();
        List<OwedTick> owed = List.of();
        double at = scaled + 4;
        if (skips) {
            double to = at + Math.rint(width * 0.165);
            pieces.add(new Piece(Kind.SKIPPED, at, to, "skipped"));
            at = to + 8;
        }
        if (waits) {
            boolean next = stop.cutsFrame();
            pieces.add(new Piece(next ? Kind.NEXT_FRAME : Kind.REST, at, width + 6,
                    next ? (frame.frameIndex() + 1) + " on Resume" : "rest on Resume"));
            owed = owed(stop, skips ? at + 24 : at + 64, width - 10);
        }
        List<String> names = skips ? names(info.contract().plan(), stop.skipped()) : List.of();
        return new LensFrame(frame, execution, stands, span, List.copyOf(pieces), owed, firstLine(names), secondLine(names));
    }

    private static List<OwedTick> owed(Execution.Stop stop, double from, double to) {
        int fit = (int) ((to - from) / MIN_TICK);
        int count = (int) Math.min(stop.owedTicks(), fit);
        double each = count == 0 ? 0 : Math.min(MAX_TICK, (to - from) / count);
        List<OwedTick> boxes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boxes.add(new OwedTick(stop.tickIndex() + 1 + i, from + i * each, from + (i + 1) * each));
        }
        return List.copyOf(boxes);
    }

    private static List<String> names(PhasePlan plan, long mask) {
        return plan.fromMask(mask).stream().map(Stage::title).toList();
    }

    private static String firstLine(List<String> names) {
        return switch (names.size()) {
            case 0 -> "";
            case 1 -> names.get(0);
            case 2 -> names.get(0) + " and";
            default -> names.get(0) + ",";
        };
    }

    private static String secondLine(List<String> names) {
        return switch (names.size()) {
            case 0, 1 -> "";
            case 2 -> names.get(1);
            default -> names.get(1) + ", …";
        };
    }

    /** Where the run stopped, or the last thing executed ended; pixels from the lens's left border. */
    public double stopX() {
        return (execution.endUnits() - execution.beginUnits()) / span.unitsPerPixel();
    }

    public Piece piece(Kind kind) {
        return pieces.stream().filter(piece -> piece.kind() == kind).findFirst().orElse(null);
    }

    /** {@code 512 · 2 of 4}, {@code 511 · 1 tick}. */
    public String label() {
        return label(frame);
    }

    static String label(FrameFacts frame) {
        String ran = frame.ticks() < frame.plannedTicks() || frame.capReached() ? frame.ticks() + " of " + frame.plannedTicks()
                : dev.tickscope.timeline.axis.Amounts.count(frame.ticks(), "tick");
        return frame.frameIndex() + " · " + ran;
    }

    /** {@code 2 owed →}; empty if none is. */
    public String owedText() {
        Execution.Stop stop = execution.stop();
        return stands && stop != null && stop.owedTicks() > 0 ? stop.owedTicks() + " owed →" : "";
    }
}
