package dev.tickscope.app.shell;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;

/**
 * How often a view shows what runs. Numbers that change with every tick cannot be read, and a strip of all frames hardly changes from one to
 * the next: while rows come, such a view shows them in every so manieth pulse only, views in turn. What stands, or is looked back at, shows at once.
 */
public final class Pace {
    private final int every;
    private final int turn;
    private long releases;
    private int pulses;

    /**
     * @param every in how many pulses once
     * @param turn in which of them, from 0
     */
    public Pace(int every, int turn) {
        this.every = every;
        this.turn = turn;
        restart();
    }

    /** Another session: its first rows show at once. */
    public void restart() {
        releases = -1;
        pulses = 0;
    }

    /** Asked once a pulse. @return whether the view is to show these rows now */
    public boolean due(StoreView view, Playhead playhead) {
        boolean first = releases < 0;
        boolean came = view.releases() != releases;
        releases = view.releases();
        return first || !came || !(playhead instanceof Playhead.Live) || pulses++ % every == turn;
    }
}
