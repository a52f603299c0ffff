package dev.tickscope.scene;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.scene.trace.PoseTrack;
import dev.tickscope.scene.trace.TimeStack;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** The words under a time stack. Numbers are rounded here, half up and from exact units, and nowhere before. */
final class StackText {
    private StackText() {
    }

    /** What is seen, and why what is shown lies where it does. */
    static String caption(SceneViewModel model, TimeStack stack) {
        PoseTrack slices = stack.slices();
        if (slices.count() == 0) {
            return "";
        }
        String seen = slices.count() == 1 ? "The slice is tick " + slices.tickIndex(slices.lastRow()) + "."
                : "Slices are ticks " + slices.tickIndex(slices.firstRow()) + " to " + slices.tickIndex(slices.lastRow()) + ".";
        return seen + " " + why(model, stack);
    }

    private static String why(SceneViewModel model, TimeStack stack) {
        Presented shown = model.shown();
        SessionInfo info = model.session();
        return switch (shown.kind()) {
            case NOTHING -> "Nothing has been presented yet.";
            case NO_TICK -> "What is on screen is from before the first tick.";
            case NO_INTERPOLATION -> info.contract().title() + " does not interpolate: frames (dashed) show the newest slice.";
            case FIRST_TICK -> "There is no earlier slice to come from, so the first one is shown as it is.";
            case RESET -> "The interpolation history was reset, so the slice is shown as it is.";
            case FROM_START -> "There is no earlier slice: shown is the way from the start to tick " + stack.slices().tickIndex(shown.toRow()) + " at alpha "
                    + SceneText.alpha(shown.alphaUnits(), shown.wholeUnits()) + ".";
            case BETWEEN -> between(stack, shown);
        };
    }

    private static String between(TimeStack stack, Presented shown) {
        PoseTrack slices = stack.slices();
        if (shown.fromRow() < slices.firstRow() || shown.toRow() > slices.lastRow()) {
            return "What is on screen lies before the oldest slice.";
        }
        long from = slices.tickIndex(shown.fromRow());
        long to = slices.tickIndex(shown.toRow());
        String alpha = SceneText.alpha(shown.alphaUnits(), shown.wholeUnits());
        if (stack.presentingUnits() == TimeStack.NONE) {
            return "Shown: between ticks " + from + " and " + to + " at alpha " + alpha + ".";
        }
        long past = stack.presentingUnits() - slices.simulationUnits(shown.toRow());
        String where = past == 0 ? "The frame (dashed) stood at tick " + to + " and"
                : "The frame (dashed) stood " + steps(past, stack.stepUnits()) + " tick past " + to + ", where no slice was yet, so it";
        return where + " showed the instant " + steps(stack.lateUnits(), stack.stepUnits()) + " tick earlier: alpha " + alpha + " from " + from + " to "
                + to + ".";
    }

    /** "1" or "0.505": a time in steps. */
    private static String steps(long units, long stepUnits) {
        BigDecimal steps = BigDecimal.valueOf(units).divide(BigDecimal.valueOf(stepUnits), 3, RoundingMode.HALF_UP);
        return units % stepUnits == 0 ? Long.toString(units / stepUnits) : steps.toPlainString();
    }

    /** "1 tick late · 16.7 ms"; empty if it is not known. */
    static String late(SessionInfo info, TimeStack stack) {
        return stack.lateUnits() == TimeStack.NONE ? "" : steps(stack.lateUnits(), stack.stepUnits()) + " tick late · "
                + SceneText.millis(info, stack.lateUnits()) + " ms";
    }
}
