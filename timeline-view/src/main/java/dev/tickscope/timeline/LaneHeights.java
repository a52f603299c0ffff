package dev.tickscope.timeline;

/** Gives each lane its height: what it wants if there is room, the surplus to one lane, and less for all if there is not. */
final class LaneHeights {
    private static final double LEAST = 24;

    private LaneHeights() {
    }

    /**
     * @param wanted by lane
     * @param growing the lane that takes the surplus
     * @return whole pixels by lane; their sum may exceed {@code available} only if every lane is at its least
     */
    static double[] distribute(double[] wanted, int growing, double available) {
        double[] heights = wanted.clone();
        double surplus = available;
        for (double height : wanted) {
            surplus -= height;
        }
        if (surplus >= 0) {
            heights[growing] += Math.floor(surplus);
            return heights;
        }
        double spare = 0;
        for (double height : wanted) {
            spare += Math.max(0, height - LEAST);
        }
        double keep = spare <= 0 ? 0 : Math.max(0, 1 + surplus / spare);
        for (int i = 0; i < heights.length; i++) {
            heights[i] = Math.floor(Math.min(wanted[i], LEAST + Math.max(0, wanted[i] - LEAST) * keep));
        }
        return heights;
    }
}
