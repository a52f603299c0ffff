package dev.tickscope.app.work;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.HitIndex;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.Replay;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;

/**
 * Moves the playhead through the recorded past: plays it, jumps to hits and marks, and keeps the marks of the session. Nothing that it
 * does reaches the session. JavaFX thread only.
 */
public final class LookingBack implements AutoCloseable {
    private final ObjectProperty<Playhead> playhead;
    private final Trouble trouble;
    private final Marks marks = new Marks();
    private final PastWorker worker = new PastWorker();
    private final Supplier<List<Breakpoint>> breakpoints;
    private final HitSearch search = new HitSearch(worker);
    /** Where the run stopped; hits that passed by are found by what the breakpoints are now. */
    private final HitIndex stops = new HitIndex(false);
    private Replay replay = new Replay(1);
    private StoreView view;
    private SessionInfo info;

    /**
     * @param playhead the instant that all views show
     * @param breakpoints those that are armed or logging now
     */
    public LookingBack(ObjectProperty<Playhead> playhead, Supplier<List<Breakpoint>> breakpoints, Trouble trouble) {
        this.playhead = playhead;
        this.breakpoints = breakpoints;
        this.trouble = trouble;
    }

    /** Another session is open: its past has no marks yet. */
    public void setSession(SessionInfo newInfo) {
        info = newInfo;
        replay = new Replay(info.timeBase().unitsPerNano());
        marks.clear();
        stops.clear();
        search.clear();
        view = null;
    }

    /** Takes in the rows of a pulse and plays on; call it before anything is shown. */
    public void pulse(StoreView newView, long nowNanos) {
        view = newView;
        stops.update(view);
        List<Marks.Mark> lost = marks.dropLost(view);
        if (!lost.isEmpty()) {
            trouble.note((lost.size() == 1 ? "A mark was" : lost.size() + " marks were") + " dropped: the rows no longer fit into memory.",
                    String.join(", ", lost.stream().map(Marks.Mark::name).toList()));
        }
        if (replay.playing() && !playhead.get().equals(replay.shown())) {
            // Somebody moved it.
            replay.stop();
        }
        if (replay.playing()) {
            playhead.set(replay.advance(view, nowNanos));
        }
        followSearch(nowNanos);
    }

    private Moment moment() {
        return Moment.of(view, playhead.get());
    }

    private boolean empty() {
        return view == null || view.frames().isEmpty();
    }

    // Playing.

    /** Which way the past is played, or null. */
    public Replay.Way way() {
        return replay.way();
    }

    /** Whether further pulses do something: it plays, or looks for a hit. */
    public boolean busy() {
        return replay.playing() || search.busy();
    }

    /** Plays that way; if it does so already, stops. */
    public void play(Replay.Way way) {
        if (replay.way() == way) {
            replay.stop();
        } else if (whyNotPlay(way) == null) {
            replay.start(view, moment(), way);
            playhead.set(replay.shown());
        }
    }

    /** Stops playing where it is, and gives up looking for a hit. @return whether it did either */
    public boolean stopPlaying() {
        boolean played = replay.playing();
        replay.stop();
        return search.cancel() || played;
    }

    /** Why the past cannot be played that way from here, or null. */
    public String whyNotPlay(Replay.Way way) {
        if (empty()) {
            return "Nothing is recorded yet";
        }
        if (way == Replay.Way.FORWARD) {
            return playhead.get() instanceof Playhead.Live ? "The newest row is shown" : null;
        }
        return whyNotBack();
    }

    /** Why there is nothing further back, or null. */
    public String whyNotBack() {
        if (empty()) {
            return "Nothing is recorded yet";
        }
        return LookBack.isOldest(view, moment()) ? "This is the oldest row that is kept" : null;
    }

    /** Why it cannot go back to the newest row, or null. */
    public String whyNotLive() {
        return playhead.get() instanceof Playhead.Live ? "The newest row is shown" : null;
    }

    // Hits and marks.

    /**
     * To the nearest place before (−1) or after (+1) the instant where the run stopped at a breakpoint, or where one that is on now would
     * have been hit; the newest row if there is none after. The playhead moves in a later pulse, once the rows are read.
     */
    public void hit(int step) {
        if (search.busy()) {
            search.queue(step);
        } else if (!empty()) {
            try {
                search.begin(view, info, breakpoints.get(), moment(), step);
            } catch (IllegalArgumentException e) {
                trouble.report("A breakpoint cannot be evaluated over the past: " + e.getMessage(), "Switch it off, or change its condition.", null);
            }
        }
    }

    private void followSearch(long nowNanos) {
        HitSearch.Answer answer;
        try {
            answer = search.poll();
        } catch (RuntimeException e) {
            trouble.report("The recorded past cannot be searched for hits: " + e.getMessage(), "Nothing is lost.", e);
            return;
        }
        String news = search.news(nowNanos);
        if (news != null) {
            trouble.note(news, "");
        }
        if (answer != null) {
            goTo(answer);
        }
        int queued = search.takeQueued();
        if (queued != 0) {
            hit(queued);
        }
    }

    private void goTo(HitSearch.Answer answer) {
        boolean back = answer.step() < 0;
        Playhead found = HitSearch.nearer(view, answer, back ? stops.before(view, answer.from()) : stops.after(view, answer.from()));
        if (found != null) {
            playhead.set(found);
        } else if (!back && !(playhead.get() instanceof Playhead.Live)) {
            playhead.set(Playhead.LIVE);
        } else {
            trouble.note("No breakpoint was hit, or would have been, " + (back ? "before" : "after") + " this instant."
                    + (search.recordedOnly() ? " Contacts and hooks of single objects are known only where they were hit." : ""), "");
        }
    }

    /** Where work is done that reads all recorded rows. */
    public PastWorker worker() {
        return worker;
    }

    /** Ends the worker's thread. */
    @Override
    public void close() {
        search.clear();
        worker.close();
    }

    /** The marks of the session. */
    public Marks marks() {
        return marks;
    }

    /** Marks the instant; a mark there that is not kept is taken away. */
    public void mark() {
        if (empty()) {
            trouble.note("There is nothing to mark before the first frame.", "");
            return;
        }
        Marks.Mark there = marks.at(view, moment());
        if (there == null) {
            marks.add(view, moment());
        } else if (!there.kept()) {
            marks.remove(there.id());
        } else {
            trouble.note("\"" + there.name() + "\" marks this instant already. It is kept; remove it in the tab Marks.", "");
        }
    }

    /** Keeps the mark at the instant, and makes one if there is none. @return it, to be named; null before the first frame */
    public Marks.Mark keep() {
        if (empty()) {
            trouble.note("There is nothing to mark before the first frame.", "");
            return null;
        }
        Marks.Mark mark = marks.add(view, moment());
        marks.keep(mark.id(), "");
        return marks.at(view, moment());
    }

    /** The nearest mark that way, or the first difference of a repeated run if that is nearer; null if neither is there. */
    private Playhead markOrDifference(int step) {
        Marks.Mark mark = marks.next(view, moment(), step);
        Divergence difference = Divergence.first(view, info);
        boolean ahead = difference != null && difference.compareTo(view, moment()) * step < 0 && Moment.kept(view, difference.playhead(view));
        if (ahead && (mark == null || difference.compareTo(view, Moment.of(view, mark.playhead())) * step > 0)) {
            return difference.playhead(view);
        }
        return mark == null ? null : mark.playhead();
    }

    /** To the mark, or the first difference of a repeated run, before or after the instant. */
    public void goToMark(int step) {
        Playhead found = empty() ? null : markOrDifference(step);
        if (found != null) {
            playhead.set(found);
        } else {
            trouble.note(marks.all().isEmpty() ? "There are no marks. M sets one." : "No mark lies " + (step < 0 ? "before" : "after")
                    + " this instant.", "");
        }
    }

    /** To a mark. */
    public void goTo(Marks.Mark mark) {
        playhead.set(mark.playhead());
    }
}
