package dev.tickscope.scene;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** The words of the scene panel for one moment. Numbers are rounded here, half up and from exact units, and nowhere before. */
record SceneText(String title, String message, String caption, String lag) {
    private static final String SIMULATED = "Committed poses, simulated again: their rows are no longer kept. What was presented is not known.";

    /** @param view null before the first update */
    static SceneText of(SceneViewModel model, StoreView view) {
        String title = model.committedTick() > 0 ? "tick " + model.committedTick() : "";
        String message = switch (model.condition()) {
            case NO_SESSION -> "No session is open.";
            case NO_BODIES -> "This session has no bodies: the clock runs without a world.";
            case WAITING -> "waiting for the first tick";
            case LOST -> "The poses of this tick are no longer kept" + (model.lostWords().isEmpty() ? "." : "; " + model.lostWords() + ".");
            case SIMULATED, SHOWN -> "";
        };
        boolean shown = model.condition() == SceneViewModel.Condition.SHOWN;
        if (model.condition() == SceneViewModel.Condition.SIMULATED) {
            return new SceneText(title, message, SIMULATED, "");
        }
        return new SceneText(title, message, shown ? caption(model, view) : "", shown && model.lagBody() >= 0 ? lag(model) : "");
    }

    private static String lag(SceneViewModel model) {
        String time = model.lagBroken() ? "clock restarted" : model.lagPlaced() ? "placed anew" : millis(model.session(), model.lagUnits()) + " ms";
        return time + " · " + metres(model.lagMetres()) + " m";
    }

    private static String caption(SceneViewModel model, StoreView view) {
        Presented shown = model.shown();
        if (shown.kind() == Presented.Kind.NOTHING) {
            return view.frameEnds().lostRows() > 0 ? "The frame that presented last is no longer kept." : "Nothing has been presented yet.";
        }
        SessionInfo info = model.session();
        if (shown.kind() == Presented.Kind.NO_INTERPOLATION) {
            return "Presented is committed: no interpolation in " + info.contract().title() + ".";
        }
        if (!view.frames().has(shown.framePosition()) || shown.toRow() >= 0 && !view.ticks().has(shown.toRow())) {
            return "The frame that presented last is no longer kept.";
        }
        String frame = "Presented in frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, shown.framePosition());
        return frame + switch (shown.kind()) {
            case NO_TICK -> ", before the first tick.";
            case FROM_START -> ", between the start and tick " + tick(view, shown.toRow()) + " at alpha " + alpha(shown.alphaUnits(), shown.wholeUnits())
                    + "." + lagSentence(model);
            case FIRST_TICK -> " at tick " + tick(view, shown.toRow()) + ": no earlier pose to come from." + lagSentence(model);
            case RESET -> " at tick " + tick(view, shown.toRow()) + ": the interpolation history was reset." + lagSentence(model);
            default -> ", between ticks " + tick(view, shown.fromRow()) + " and " + tick(view, shown.toRow()) + " at alpha "
                    + alpha(shown.alphaUnits(), shown.wholeUnits()) + "." + lagSentence(model);
        };
    }

    private static String lagSentence(SceneViewModel model) {
        if (model.lagBody() >= 0) {
            return " Lag is committed minus presented.";
        }
        return model.lagUnits() == 0 ? " No lag." : " Lag " + millis(model.session(), model.lagUnits()) + " ms; no body moved in it.";
    }

    private static long tick(StoreView view, long row) {
        return view.ticks().getLong(Columns.Tick.TICK_INDEX, row);
    }

    static String alpha(long alphaUnits, long stepUnits) {
        return BigDecimal.valueOf(alphaUnits).divide(BigDecimal.valueOf(stepUnits), 3, RoundingMode.HALF_UP).toPlainString();
    }

    static String millis(SessionInfo info, long units) {
        return info.timeBase().decimalSeconds(units, 4).movePointRight(3).setScale(1).toPlainString();
    }

    static String metres(double metres) {
        return BigDecimal.valueOf(metres).setScale(2, RoundingMode.HALF_UP).toPlainString();
    }
}
