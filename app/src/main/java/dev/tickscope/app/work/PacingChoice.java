package dev.tickscope.app.work;

import dev.tickscope.core.capture.CaptureStream;
import dev.tickscope.core.capture.FrameCapture;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.loop.LivePacer;
import dev.tickscope.core.loop.Pacer;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.List;
import java.util.Random;

/** Where a session's frame times come from, before it is known in which time base. */
public sealed interface PacingChoice {
    /** The name on screen. */
    String title();

    /** A fresh pacer from the first frame on. */
    Pacer pacer(TimeBase base);

    /** What to say when there are no more frames. */
    default String ended() {
        return "no further frame";
    }

    /**
     * The real time that passes on this machine, as a display of that rate would ask for frames.
     *
     * @param hz frames a second, above 0
     */
    record Display(String title, double hz) implements PacingChoice {
        @Override
        public Pacer pacer(TimeBase base) {
            return new LivePacer(hz, base, NanoSource.SYSTEM);
        }
    }

    /**
     * Frame times from a list.
     *
     * @param deltaNanos the length of each frame in nanoseconds
     * @param endless whether the list starts again at its end
     * @param realSpeed whether frames are waited for; otherwise they run as fast as the machine can
     */
    record Script(String title, long[] deltaNanos, boolean endless, boolean realSpeed) implements PacingChoice {
        @Override
        public Pacer pacer(TimeBase base) {
            long[] units = new long[deltaNanos.length];
            for (int i = 0; i < units.length; i++) {
                units[i] = base.unitsFromNanos(deltaNanos[i]);
            }
            return new ListPacer(units, endless, realSpeed, base, NanoSource.SYSTEM);
        }
    }

    /** One stream of a capture, played once at its own speed. */
    record Capture(String title, CaptureStream stream) implements PacingChoice {
        @Override
        public Pacer pacer(TimeBase base) {
            return new Script(title, stream.deltaNanos(), false, true).pacer(base);
        }

        @Override
        public String ended() {
            return "the capture has ended";
        }
    }

    /** The pacings that need no file. The first is the one a session starts with. */
    static List<PacingChoice> builtIn() {
        return List.of(new Display("60 Hz display", 60), new Display("144 Hz display", 144), new Display("30 Hz display", 30), irregular());
    }

    /** A stream of a capture under the name of its file, and its own where there are several. */
    static PacingChoice of(FrameCapture capture, CaptureStream stream) {
        String title = capture.streams().size() == 1 ? capture.fileName() : capture.fileName() + " · " + stream.label();
        return new Capture(title, stream);
    }

    /** Ten seconds of frames between 5 and 30 ms, now and then a hitch: the same each time. */
    private static PacingChoice irregular() {
        Random random = new Random(7);
        long[] deltaNanos = new long[600];
        for (int i = 0; i < deltaNanos.length; i++) {
            deltaNanos[i] = 5_000_000L + random.nextInt(25_000_000);
            if (i % 97 == 96) {
                deltaNanos[i] = 60_000_000L + random.nextInt(60_000_000);
            }
        }
        return new Script("Irregular, with hitches", deltaNanos, true, true);
    }
}
