package dev.tickscope.scene.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;
import org.junit.jupiter.api.Test;

class PainterOrderTest {
    private final OrbitCamera camera = new OrbitCamera();
    private final PainterOrder order = new PainterOrder();

    @Test
    void aLongFloorIsPaintedBeforeWhatStandsOnItFromEveryDirection() {
        List<BodyShape> bodies = List.of(BodyShape.box("Crate", 1, 1, 1, false), BodyShape.box("Floor", 60, 1, 20, true),
                BodyShape.box("Other crate", 1, 1, 1, false));
        double[][] at = {{-25, 0.5, 8}, {0, -0.5, 0}, {25, 0.5, -8}};
        for (int yaw = 0; yaw < 360; yaw += 20) {
            look(yaw, 20, 80);
            order.sort(TestPicture.upright(bodies, at), camera);
            assertEquals(3, order.count());
            assertEquals(1, order.body(0), "yaw " + yaw);
        }
    }

    @Test
    void theNearerOfTwoBoxesIsPaintedLast() {
        List<BodyShape> bodies = List.of(BodyShape.box("Front", 1, 1, 1, false), BodyShape.box("Back", 1, 1, 1, false));
        look(0, 10, 20);
        order.sort(TestPicture.upright(bodies, new double[][] {{0, 0, 2}, {0, 0, -2}}), camera);

        assertEquals(1, order.body(0));
        assertEquals(0, order.body(1));
    }

    @Test
    void inATowerTheUpperBoxIsPaintedAfterTheLowerOne() {
        List<BodyShape> bodies = List.of(BodyShape.box("Top", 1, 1, 1, false), BodyShape.box("Middle", 1, 1, 1, false),
                BodyShape.box("Bottom", 1, 1, 1, false));
        look(30, 25, 20);
        order.sort(TestPicture.upright(bodies, new double[][] {{0, 2.5, 0}, {0, 1.5, 0}, {0, 0.5, 0}}), camera);

        assertEquals(List.of(2, 1, 0), List.of(order.body(0), order.body(1), order.body(2)));
    }

    @Test
    void aLargeWorldIsSortedFromFarToNear() {
        List<BodyShape> bodies = new java.util.ArrayList<>();
        double[][] at = new double[300][];
        for (int i = 0; i < 300; i++) {
            bodies.add(BodyShape.box("Box " + i, 0.5, 0.5, 0.5, false));
            at[i] = new double[] {i * 7 % 300 - 150, 0, i * 11 % 300 - 150};
        }
        look(0, 30, 600);
        order.sort(TestPicture.upright(bodies, at), camera);

        assertEquals(300, order.count());
        double last = Double.MAX_VALUE;
        for (int place = 0; place < 300; place++) {
            double[] centre = at[order.body(place)];
            double distance = Math.sqrt(Math.pow(centre[0] - camera.eye(0), 2) + Math.pow(centre[1] - camera.eye(1), 2)
                    + Math.pow(centre[2] - camera.eye(2), 2));
            assertTrue(distance <= last + 1e-9);
            last = distance;
        }
    }

    private void look(double yaw, double pitch, double extent) {
        camera.resize(600, 300);
        camera.turnTo(yaw, pitch);
        double half = extent / 2;
        camera.frame(new double[] {-half, 0, -half, half, 1, half}, 6);
    }
}
