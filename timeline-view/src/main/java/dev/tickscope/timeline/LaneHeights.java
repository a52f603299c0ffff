package dev.tickscope.timeline;

/** Gives each lane its height: what it wants if there is room, the surplus to one lane, and less for all if there is not. */
final class LaneHeights {
    private LaneHeights() {
    }

    /**
     * @param wanted by lane
     * @param fixed heights that a user chose, by lane; 0 where they did not. These stay
     * @param growing the lane that takes the surplus, unless its height is fixed; −1 for none
     * @return whole pixels by lane; their sum exceeds {@code available} only if every lane is fixed or at its least
     */
    static double[] distribute(double[] wanted, int[] fixed, int growing, double available) {
        double[] heights = new double[wanted.length];
        double surplus = available;
        double spare = 0;
        for (int i = 0; i < wanted.length; i++) {
            heights[i] = fixed[i] > 0 ? fixed[i] : wanted[i];
            surplus -= heights[i];
            spare += fixed[i] > 0 ? 0 : Math.max(0, wanted[i] - LaneSetup.LEAST);
        }
        if (surplus >= 0) {
            if (growing >= 0 && fixed[growing] == 0) {
                heights[growing] += Math.floor(surplus);
            }
            return heights;
        }
        double keep = spare <= 0 ? 0 : Math.max(0, 1 + surplus / spare);
        for (int i = 0; i < heights.length; i++) {
            if (fixed[i] == 0) {
                heights[i] = Math.floor(Math.min(wanted[i], LaneSetup.LEAST + Math.max(0, wanted[i] - LaneSetup.LEAST) * keep));
            }
        }
        return heights;
    }
}
