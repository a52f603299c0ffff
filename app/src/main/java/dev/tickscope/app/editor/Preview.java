package dev.tickscope.app.editor;

import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * What a clock without a game does under a contract, for a short stretch of frames.
 *
 * @param contract what it ran under
 * @param info of the session; null if there is no run to show
 * @param view its rows; null if there is no run to show
 * @param frames what each frame came to
 * @param totals what all came to; null if there is no run to show
 * @param trouble why there is none, in words; else null
 */
public record Preview(ClockContract contract, SessionInfo info, StoreView view, List<Frame> frames, Totals totals, String trouble) {
    /** More ticks than that are neither run nor drawn. */
    static final long MOST_TICKS = 20_000;
    private static final Retention ROWS = new Retention(Retention.MIN_BYTES);

    /**
     * One frame. Times in seconds, exactly.
     *
     * @param alphaFraction null where it has none
     */
    record Frame(long ticks, Rational droppedSeconds, Rational carriedSeconds, Rational alphaFraction) {
    }

    /**
     * The whole stretch. Times in seconds, exactly.
     *
     * @param mostTicks in one frame
     * @param emptyFrames those without a tick
     * @param alphaFraction at the end; null where the contract has none
     */
    record Totals(long frames, long ticks, long mostTicks, long emptyFrames, Rational clampedSeconds, Rational droppedSeconds, Rational carriedSeconds,
            Rational alphaFraction) {
    }

    /**
     * Runs it. Any thread; takes some milliseconds.
     *
     * @param superseded asked before each frame: whether nobody wants it any more
     * @return null if it was superseded
     */
    static Preview run(ClockContract contract, PreviewPacing pacing, BooleanSupplier superseded) {
        if (mostTicks(contract, pacing).compareTo(BigInteger.valueOf(MOST_TICKS)) > 0) {
            return none(contract, "More than " + MOST_TICKS + " ticks would run in these frames: too many to draw.");
        }
        try (HostedSession session = session(contract, pacing)) {
            while (session.work()) {
                if (superseded.getAsBoolean()) {
                    return null;
                }
            }
            if (session.failure() != null) {
                return none(contract, "A clock cannot run under it: " + session.failure() + ".");
            }
            return of(contract, session.info(), session.view());
        } catch (RuntimeException e) {
            // Whatever somebody types, the editor goes on.
            return none(contract, "A clock cannot run under it: " + e.getMessage() + ".");
        }
    }

    private static HostedSession session(ClockContract contract, PreviewPacing pacing) {
        return new HostedSession.Builder(contract, new BareClock(ActionMap.NONE)).retention(ROWS).nanos(NanoSource.STILL)
                .rates(pacing.rates()).pacing(pacing.title(), base -> pacer(base, pacing)).build();
    }

    private static ListPacer pacer(TimeBase base, PreviewPacing pacing) {
        return new ListPacer(pacing.frameSeconds().stream().mapToLong(base::units).toArray(), false, false, base, NanoSource.STILL);
    }

    private static Preview none(ClockContract contract, String trouble) {
        return new Preview(contract, null, null, List.of(), null, trouble);
    }

    /** What all frames together could run at the very most: what they bring, however smoothed and snapped, and a tick or two each. */
    private static BigInteger mostTicks(ClockContract contract, PreviewPacing pacing) {
        long frames = pacing.frameSeconds().size();
        Rational brought = Rational.of(2).times(pacing.sumSeconds()).times(contract.rate().step().inverse());
        BigInteger paid = brought.numerator().divide(brought.denominator()).add(BigInteger.valueOf(2 * frames));
        return contract.hasCap() ? paid.min(BigInteger.valueOf(Math.multiplyExact(contract.capTicks(), frames))) : paid;
    }

    private static Preview of(ClockContract contract, SessionInfo info, StoreView view) {
        List<Frame> frames = new ArrayList<>();
        long most = 0;
        long empty = 0;
        for (long row = 0; row < view.frameEnds().rowCount(); row++) {
            Frame frame = frame(info, view, row);
            frames.add(frame);
            most = Math.max(most, frame.ticks());
            empty += frame.ticks() == 0 ? 1 : 0;
        }
        if (frames.isEmpty()) {
            return none(contract, "These frames hold nothing to run.");
        }
        long last = frames.size() - 1L;
        TimeLedger ledger = TimeLedger.at(view, last, info.stepUnits());
        Totals totals = new Totals(frames.size(), ledger.ticks(), most, empty, info.timeBase().seconds(ledger.clampedUnits()),
                seconds(info, ledger.amount(ledger.droppedUnits(), ledger.droppedPart())), frames.get((int) last).carriedSeconds(),
                frames.get((int) last).alphaFraction());
        return new Preview(contract, info, view, List.copyOf(frames), totals, null);
    }

    private static Frame frame(SessionInfo info, StoreView view, long row) {
        TableView ends = view.frameEnds();
        long alpha = ends.getLong(Columns.FrameEnd.ALPHA, row);
        long step = ends.getLong(Columns.FrameEnd.ALPHA_STEP, row);
        return new Frame(ends.getInt(Columns.FrameEnd.TICKS, row), info.timeBase().seconds(ends.getLong(Columns.FrameEnd.DROPPED, row)),
                seconds(info, TimeLedger.at(view, row, info.stepUnits()).accumulator()),
                alpha == AlphaPolicy.ABSENT ? null : Rational.of(alpha, step == 0 ? info.stepUnits() : step));
    }

    private static Rational seconds(SessionInfo info, Rational units) {
        return units.dividedBy(Rational.of(info.timeBase().unitsPerSecond(), BigInteger.ONE));
    }
}
