package dev.tickscope.timeline.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What reaches a surface of rectangles side by side, and of lines that only run level and upright. */
class RunsTest {
    private final List<String> drawn = new ArrayList<>();
    private final Surface surface = (Surface) Proxy.newProxyInstance(Surface.class.getClassLoader(), new Class<?>[] {Surface.class}, (proxy, method, args) -> {
        if (method.getName().equals("rect") || method.getName().equals("line")) {
            drawn.add(method.getName() + List.of(args));
        }
        return null;
    });

    private Pen pen(double scale) {
        return new Pen(surface, 10, scale, Palette.DARK, null, null);
    }

    @Test
    void neighboursThatCoverTheSamePixelsBecomeOne() {
        Runs runs = pen(1).runs(Token.FIXED);
        runs.rect(0, 1, 3.2, 8.4);
        runs.rect(1, 2, 2.8, 7.6);
        runs.rect(2, 3, 3, 9);
        runs.rect(4, 5, 3, 9);
        runs.end();
        assertEquals(List.of("rect[10.0, 3.0, 2.0, 5.0]", "rect[12.0, 3.0, 1.0, 6.0]", "rect[14.0, 3.0, 1.0, 6.0]"), drawn);
    }

    @Test
    void neighboursOfTheSameLevelAreLaidInLayers() {
        Runs runs = pen(1).runs(Token.FIXED);
        int[] tops = {6, 2, 6, 4, 3, 8};
        for (int x = 0; x < tops.length; x++) {
            runs.rect(x, x + 1, tops[x], 10);
        }
        runs.end();
        assertEquals(List.of("rect[11.0, 2.0, 1.0, 4.0]", "rect[14.0, 3.0, 1.0, 1.0]", "rect[13.0, 4.0, 2.0, 2.0]", "rect[10.0, 6.0, 5.0, 2.0]",
                "rect[10.0, 8.0, 6.0, 2.0]"), drawn);
    }

    /** Each pixel of each rectangle once, which see-through colours need, and no other. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 20})
    void everyPixelIsCoveredOnce(int levels) {
        Random random = new Random(levels);
        int width = 400;
        int[][] wanted = new int[width][60];
        Runs runs = pen(1).runs(Token.FIXED);
        for (int x = 0; x < width; x++) {
            int top = random.nextInt(levels * 2);
            int level = random.nextInt(10) == 0 ? 40 + random.nextInt(3) : 40;
            if (random.nextInt(12) > 0) {
                runs.rect(x, x + 1, top, level);
                Arrays.fill(wanted[x], top, level, 1);
            }
        }
        runs.end();
        int[][] covered = new int[width][60];
        for (String rect : drawn) {
            int[] box = Stream.of(rect.substring(5, rect.length() - 1).split(", ")).mapToInt(number -> (int) Double.parseDouble(number)).toArray();
            for (int x = box[0] - 10; x < box[0] - 10 + box[2]; x++) {
                for (int y = box[1]; y < box[1] + box[3]; y++) {
                    covered[x][y]++;
                }
            }
        }
        assertArrayEquals(wanted, covered);
        assertTrue(drawn.size() < width, drawn.size() + " rectangles");
    }

    @Test
    void edgesLieOnDevicePixels() {
        Runs runs = pen(2).runs(Token.FIXED);
        runs.rect(0, 1, 3.2, 8.4);
        runs.rect(1, 2, 3.3, 8.6);
        runs.end();
        assertEquals(List.of("rect[10.0, 3.0, 1.0, 0.5]", "rect[10.0, 3.5, 2.0, 5.0]"), drawn);
    }

    @Test
    void aLineIsNeverTooThinToSee() {
        Runs runs = pen(1).runs(Token.FIXED);
        runs.line(0, 1, 5.1, 5.2);
        runs.line(1, 2, 5, 5);
        runs.rect(2, 3, 5.1, 5.2);
        runs.end();
        assertEquals(List.of("rect[10.0, 5.0, 2.0, 1.0]"), drawn);
    }

    @Test
    void stepsAreLevelAndUprightLines() {
        pen(1).steps(new double[] {0, 4, 7, 7, 9, 9, 12}, new double[] {20, 20, 20, 10, 10, 4, 4}, 7, Token.DROPPED, 2);
        assertEquals(List.of("line[10.0, 20.0, 17.0, 20.0]", "line[17.0, 9.0, 17.0, 21.0]", "line[17.0, 10.0, 19.0, 10.0]", "line[19.0, 3.0, 19.0, 11.0]",
                "line[19.0, 4.0, 22.0, 4.0]"), drawn);
    }
}
