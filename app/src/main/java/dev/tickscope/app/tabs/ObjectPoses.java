package dev.tickscope.app.tabs;

import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;
import java.util.Locale;

/** Where the bodies of objects are committed at a moment, in words. Written anew only when it is read anew. No toolkit. */
final class ObjectPoses {
    private static final double DEGREES = 180 / Math.PI;

    private final PoseLookup lookup;
    private final PoseBuffer poses;
    private final String[] words;

    ObjectPoses(int bodies) {
        lookup = new PoseLookup(bodies);
        poses = new PoseBuffer(bodies);
        words = new String[bodies];
    }

    /** Reads what the last tick up to the moment committed. */
    void read(StoreView view, Moment moment) {
        lookup.read(view, moment.tickRow(), poses);
        for (int body = 0; body < words.length; body++) {
            words[body] = lookup.found(body) ? words(body) : "";
        }
    }

    /** A position in metres, and the turn unless there is none; a dash without a body, and nothing where its pose is not known. */
    String of(int body) {
        return body < 0 || body >= words.length ? "–" : words[body] == null ? "" : words[body];
    }

    private String words(int body) {
        double sine = Math.hypot(Math.hypot(poses.get(body, 3), poses.get(body, 4)), poses.get(body, 5));
        double turned = 2 * Math.atan2(sine, Math.abs(poses.get(body, 6))) * DEGREES;
        String place = String.format(Locale.ROOT, "%.2f, %.2f, %.2f m", poses.get(body, 0), poses.get(body, 1), poses.get(body, 2));
        return turned < 0.05 ? place : place + String.format(Locale.ROOT, " · %.1f°", turned);
    }
}
