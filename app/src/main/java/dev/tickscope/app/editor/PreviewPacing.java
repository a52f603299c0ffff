package dev.tickscope.app.editor;

import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The frames of a preview.
 *
 * @param title its name on screen
 * @param frameSeconds the length of each frame, exactly
 * @param rates frames a second for which the clock's units have to be fine enough; none where all lengths are whole nanoseconds
 */
public record PreviewPacing(String title, List<Rational> frameSeconds, List<TickRate> rates) {
    /** Of a capture, its beginning. */
    static final int MOST_FRAMES = 48;

    /** Those that need no file. The first one shows a cap at work. */
    static List<PreviewPacing> builtIn() {
        return List.of(millis("One long frame", 17, 16, 17, 17, 16, 17, 158, 17, 16, 17, 17, 16, 17, 17, 16, 17),
                hertz("60 Hz display", 60, 24), hertz("144 Hz display", 144, 48), hertz("30 Hz display", 30, 16),
                millis("Irregular, with hitches", 12, 21, 9, 28, 16, 7, 24, 95, 11, 19, 27, 6, 14, 22, 8, 30, 74, 13, 18, 25, 9, 16, 21, 12));
    }

    /** The beginning of a capture that is open. */
    public static PreviewPacing of(PacingChoice.Capture capture) {
        long[] all = capture.stream().deltaNanos();
        return whole(capture.title(), Arrays.stream(all, 0, Math.min(all.length, MOST_FRAMES)), TimeBase.NANOS);
    }

    private static PreviewPacing millis(String title, long... millis) {
        return whole(title, Arrays.stream(millis), 1_000);
    }

    private static PreviewPacing whole(String title, LongStream lengths, long perSecond) {
        return new PreviewPacing(title, lengths.mapToObj(length -> Rational.of(length, perSecond)).toList(), List.of());
    }

    private static PreviewPacing hertz(String title, long hz, int frames) {
        return new PreviewPacing(title, Collections.nCopies(frames, Rational.of(1, hz)), List.of(TickRate.of(Rational.of(hz))));
    }

    /** The sum of all frames that bring time. */
    Rational sumSeconds() {
        return frameSeconds.stream().filter(frame -> frame.signum() > 0).reduce(Rational.ZERO, Rational::plus);
    }
}
