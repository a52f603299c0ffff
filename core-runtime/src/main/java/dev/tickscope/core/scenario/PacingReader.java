package dev.tickscope.core.scenario;

import dev.tickscope.core.capture.CaptureException;
import dev.tickscope.core.capture.CaptureProgress;
import dev.tickscope.core.capture.CaptureReader;
import dev.tickscope.core.capture.CaptureStream;
import dev.tickscope.core.capture.FrameCapture;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.time.Rational;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/** Reads the {@code pacing} of a scenario into a list of deltas. */
final class PacingReader {
    private static final Set<String> NOT_FINITE = Set.of("nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity");
    private static final int MAX_FRAMES = 50_000_000;

    private final Path directory;
    private final List<String> notes;

    /** @param notes gets what is worth telling, such as the chosen stream of a capture */
    PacingReader(Path directory, List<String> notes) {
        this.directory = directory;
        this.notes = notes;
    }

    List<Delta> read(JsonFields pacing) throws InputException {
        List<Delta> deltas;
        if (pacing.has("deltas")) {
            deltas = deltas(pacing);
        } else if (pacing.has("timestamps")) {
            deltas = timestamps(pacing);
        } else if (pacing.has("hz")) {
            deltas = steady(pacing);
        } else if (pacing.has("capture")) {
            deltas = capture(pacing);
        } else {
            throw new InputException(pacing.path() + ": expected one of \"deltas\", \"timestamps\", \"hz\" with \"frames\", or \"capture\"");
        }
        pacing.end();
        return deltas;
    }

    private static List<Delta> deltas(JsonFields pacing) throws InputException {
        List<Delta> deltas = new ArrayList<>();
        for (JsonNode value : pacing.list("deltas")) {
            deltas.add(delta(pacing.at("deltas") + "[" + deltas.size() + "]", value));
        }
        return deltas;
    }

    private static Delta delta(String key, JsonNode value) throws InputException {
        if (value.isString() && NOT_FINITE.contains(value.stringValue().strip().toLowerCase(Locale.ROOT))) {
            return new Delta(null, value.stringValue().strip().toLowerCase(Locale.ROOT).equals("nan") ? "not a number" : "infinite");
        }
        return Delta.of(JsonFields.time(key, value));
    }

    private static List<Delta> timestamps(JsonFields pacing) throws InputException {
        List<Delta> deltas = new ArrayList<>();
        Rational last = null;
        int index = 0;
        for (JsonNode value : pacing.list("timestamps")) {
            Rational stamp = JsonFields.time(pacing.at("timestamps") + "[" + index++ + "]", value);
            if (last != null) {
                Rational difference = stamp.minus(last);
                deltas.add(new Delta(difference, difference.signum() < 0 ? "the time stamp goes back" : null));
            }
            last = stamp;
        }
        return deltas;
    }

    private static List<Delta> steady(JsonFields pacing) throws InputException {
        Rational hz = pacing.ratio("hz");
        if (hz.signum() <= 0) {
            throw new InputException(pacing.at("hz") + ": expected frames a second, above 0");
        }
        int frames = (int) pacing.whole("frames", 0, MAX_FRAMES);
        Rational period = hz.inverse();
        if (!pacing.has("jitter")) {
            return java.util.Collections.nCopies(frames, Delta.of(period));
        }
        Rational jitter = pacing.timeOrNull("jitter");
        if (jitter == null || jitter.signum() < 0 || jitter.compareTo(Rational.of(3600)) > 0) {
            throw new InputException(pacing.at("jitter") + ": expected a time from 0 to an hour");
        }
        long most = jitter.times(Rational.of(1_000_000_000)).numerator()
                .divide(jitter.times(Rational.of(1_000_000_000)).denominator()).longValueExact();
        String kind = pacing.text("kind", "stamp");
        if (!kind.equals("stamp") && !kind.equals("delta")) {
            throw new InputException(pacing.at("kind") + ": expected stamp or delta, found \"" + kind + "\"");
        }
        return jittered(period, frames, most, new SplittableRandom(pacing.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0)),
                kind.equals("stamp"));
    }

    /** Jittered stamps keep the sum: each offset is taken back by the next delta, and the last stamp has none. */
    private static List<Delta> jittered(Rational period, int frames, long most, SplittableRandom random, boolean stamps) {
        List<Delta> deltas = new ArrayList<>(frames);
        long before = 0;
        for (int i = 0; i < frames; i++) {
            long offset = stamps && i == frames - 1 ? 0 : random.nextLong(-most, most + 1);
            deltas.add(Delta.of(period.plus(Rational.of(offset - before, 1_000_000_000))));
            before = stamps ? offset : 0;
        }
        return deltas;
    }

    private List<Delta> capture(JsonFields pacing) throws InputException {
        Path file = directory.resolve(pacing.text("capture"));
        FrameCapture capture;
        try {
            capture = CaptureReader.read(file, CaptureProgress.none());
        } catch (CaptureException e) {
            throw new InputException(pacing.at("capture") + ": " + e.getMessage(), e);
        }
        CaptureStream stream = choose(pacing, capture);
        notes.add("capture " + capture.fileName() + " (" + capture.format() + "): " + stream.frameCount() + " frames of " + stream.label()
                + (capture.streams().size() > 1 ? ", one of " + capture.streams().size() + " streams" : ""));
        notes.addAll(capture.notes());
        long frames = Math.min(pacing.whole("frames", 0, MAX_FRAMES, stream.frameCount()), stream.frameCount());
        List<Delta> deltas = new ArrayList<>((int) frames);
        for (int i = 0; i < frames; i++) {
            deltas.add(Delta.of(Rational.of(stream.deltaNanos(i), 1_000_000_000)));
        }
        return deltas;
    }

    private static CaptureStream choose(JsonFields pacing, FrameCapture capture) throws InputException {
        JsonNode process = pacing.node("process");
        String swapChain = pacing.text("swapChain", null);
        if (process == null && swapChain == null) {
            return capture.defaultStream();
        }
        if (process != null && !process.isString() && !process.isIntegralNumber()) {
            throw pacing.wrong("process", "a program's name in quotes or its number", process);
        }
        String wanted = process == null ? null : process.isString() ? process.stringValue() : process.toString();
        CaptureStream best = null;
        for (CaptureStream stream : capture.streams()) {
            boolean fits = (wanted == null || wanted.equalsIgnoreCase(stream.application())
                    || wanted.equals(Long.toString(stream.processId()))) && (swapChain == null || swapChain.equalsIgnoreCase(stream.swapChain()));
            if (fits && (best == null || stream.rowCount() > best.rowCount())) {
                best = stream;
            }
        }
        if (best == null) {
            throw new InputException(pacing.path() + ": no stream of " + capture.fileName() + " fits; there are "
                    + String.join("; ", capture.streams().stream().map(CaptureStream::label).toList()));
        }
        return best;
    }
}
