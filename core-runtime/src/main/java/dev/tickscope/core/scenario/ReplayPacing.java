package dev.tickscope.core.scenario;

import dev.tickscope.core.capture.CaptureException;
import dev.tickscope.core.capture.CaptureProgress;
import dev.tickscope.core.capture.CaptureReader;
import dev.tickscope.core.capture.CaptureStream;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.time.Rational;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A way to cut time into frames, for as long as it is wanted.
 *
 * @param title what reports call it
 * @param frames starts from the first frame again: the length of frame i, in seconds; asked once for each i from 0 in turn
 */
record ReplayPacing(String title, Supplier<IntFunction<Rational>> frames) {
    private static final long NANOS = 1_000_000_000;

    static ReplayPacing steady(long hz) {
        Rational period = Rational.of(1, hz);
        return new ReplayPacing(hz + " Hz", () -> i -> period);
    }

    /** Between 2 and 30 ms, and every so often up to 90 ms. */
    static ReplayPacing irregular(long seed) {
        return new ReplayPacing("irregular, seed " + seed, () -> {
            SplittableRandom random = new SplittableRandom(seed);
            return i -> Rational.of(random.nextInt(20) == 0 ? random.nextLong(30_000_000, 90_000_000) : random.nextLong(2_000_000, 30_000_000), NANOS);
        });
    }

    /** A scenario's own frames, over and over; refused ones are left out. */
    static ReplayPacing ownOf(Scenario scenario) {
        List<Rational> own = scenario.deltas().stream().filter(d -> !d.refused()).map(Delta::seconds).toList();
        return new ReplayPacing("as written", () -> i -> own.get(i % own.size()));
    }

    /** The recorded frames of a file's longest stream, over and over. */
    static ReplayPacing capture(Path file) throws InputException {
        CaptureStream stream;
        try {
            stream = CaptureReader.read(file, CaptureProgress.none()).defaultStream();
        } catch (CaptureException e) {
            throw new InputException(e.getMessage(), e);
        }
        if (stream.frameCount() == 0) {
            throw new InputException(file + ": there is no frame in " + stream.label());
        }
        return new ReplayPacing(file.getFileName().toString(), () -> i -> Rational.of(stream.deltaNanos(i % stream.frameCount()), NANOS));
    }

    /**
     * Frames that add up to at least {@code seconds}. One that is longer than {@code longest} is cut into pieces of that length and a rest.
     *
     * @param longest null for no limit
     */
    Cut cut(Rational seconds, Rational longest) {
        List<Delta> deltas = new ArrayList<>();
        IntFunction<Rational> source = frames.get();
        Rational total = Rational.ZERO;
        int split = 0;
        for (int i = 0; total.compareTo(seconds) < 0 && i < MOST_FRAMES; i++) {
            Rational rest = source.apply(i);
            total = total.plus(rest);
            split += longest != null && rest.compareTo(longest) > 0 ? 1 : 0;
            while (longest != null && rest.compareTo(longest) > 0) {
                deltas.add(Delta.of(longest));
                rest = rest.minus(longest);
            }
            deltas.add(Delta.of(rest));
        }
        return new Cut(deltas, split);
    }

    private static final int MOST_FRAMES = 10_000_000;

    /** @param splitFrames how many frames were too long and came in pieces */
    record Cut(List<Delta> deltas, int splitFrames) {
    }
}
