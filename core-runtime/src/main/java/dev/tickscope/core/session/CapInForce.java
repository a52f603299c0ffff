package dev.tickscope.core.session;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;

/** The catch-up cap that a frame ran under: the contract's, unless somebody changed it during the session. */
public final class CapInForce {
    private CapInForce() {
    }

    /**
     * In ticks a frame; {@link ClockContract#NO_CAP} for none.
     *
     * @param framePosition a FRAME row; one that is not there has the cap of the nearest that is, before the first the contract's
     */
    public static long ticks(StoreView view, ClockContract contract, long framePosition) {
        long row = Math.min(framePosition, view.frames().rowCount() - 1);
        if (row < 0 || view.frames().isEmpty()) {
            return contract.capTicks();
        }
        long changed = view.frames().getLong(Columns.Frame.CHANGED_CAP, Math.max(view.frames().atOrBefore(row), view.frames().firstRow()));
        return changed == FrameRow.CAP_OF_CONTRACT ? contract.capTicks() : changed == FrameRow.NO_CAP ? ClockContract.NO_CAP : changed;
    }
}
