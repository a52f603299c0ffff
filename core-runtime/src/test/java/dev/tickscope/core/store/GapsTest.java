package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class GapsTest {
    /** Against a row of marks. */
    @Test
    void everyQuestionIsAnsweredAsRowByRow() {
        SplittableRandom random = new SplittableRandom(3);
        for (int run = 0; run < 300; run++) {
            int rows = 60;
            boolean[] lost = new boolean[rows + 1];
            Gaps gaps = Gaps.NONE;
            int at = random.nextInt(6);
            while (at < rows - 4) {
                int end = Math.min(rows, at + 1 + random.nextInt(5));
                gaps = gaps.with(at, end);
                java.util.Arrays.fill(lost, at, end, true);
                at = end + random.nextInt(9);
            }
            for (int row = 0; row < rows; row++) {
                assertEquals(lost[row], gaps.lost(row));
                int after = row;
                while (lost[after]) {
                    after++;
                }
                assertEquals(after, gaps.atOrAfter(row));
                int before = row;
                while (before >= 0 && lost[before]) {
                    before--;
                }
                assertEquals(before, gaps.atOrBefore(row));
                int next = row;
                while (next < rows && !lost[next]) {
                    next++;
                }
                assertEquals(next == rows ? Long.MAX_VALUE : next, gaps.nextLost(row));
                int begin = row;
                while (!lost[row] && begin > 0 && !lost[begin - 1]) {
                    begin--;
                }
                if (!lost[row]) {
                    assertEquals(begin, gaps.runBegin(row));
                }
                for (int to = row; to <= rows; to++) {
                    int count = 0;
                    for (int i = row; i < to; i++) {
                        count += lost[i] ? 1 : 0;
                    }
                    assertEquals(count, gaps.lostIn(row, to));
                }
            }
        }
    }
}
