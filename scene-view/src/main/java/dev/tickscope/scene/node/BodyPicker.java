package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;

/** Finds the body that is seen at a pixel: the nearest whose committed, or else presented, pose the line of sight meets. Knows no toolkit. */
public final class BodyPicker {
    private final Placement placement = new Placement();
    private final double[] origin = new double[3];
    private final double[] direction = new double[3];

    /** @return the body at a pixel, or −1 */
    public int bodyAt(double pixelX, double pixelY, OrbitCamera camera, ScenePicture picture) {
        camera.sight(pixelX, pixelY, direction);
        for (int axis = 0; axis < 3; axis++) {
            origin[axis] = camera.eye(axis);
        }
        int solid = nearest(picture, picture.committed(), picture.showsCommitted());
        return solid >= 0 ? solid : nearest(picture, picture.presented(), picture.showsPresented());
    }

    private int nearest(ScenePicture picture, BodyPoses poses, boolean shown) {
        int best = -1;
        double least = Double.MAX_VALUE;
        for (int body = 0; shown && body < picture.bodies().size(); body++) {
            if (poses.has(body)) {
                BodyShape shape = picture.bodies().get(body);
                placement.set(shape, poses, body);
                double at = shape.kind() == BodyShape.Kind.BALL ? ball(shape.halfX()) : box();
                if (at >= 0 && at < least) {
                    least = at;
                    best = body;
                }
            }
        }
        return best;
    }

    /** How far along the line of sight a ball begins; negative if it is missed. */
    private double ball(double radius) {
        double along = 0;
        double square = 0;
        for (int i = 0; i < 3; i++) {
            double to = placement.centre[i] - origin[i];
            along += to * direction[i];
            square += to * to;
        }
        double half = radius * radius - square + along * along;
        return half < 0 ? -1 : along - Math.sqrt(half);
    }

    /** The same for a box: the line is between both faces of each axis from the last entry to the first exit. */
    private double box() {
        double enter = 0;
        double leave = Double.MAX_VALUE;
        for (int axis = 0; axis < 3; axis++) {
            double from = 0;
            double speed = 0;
            for (int i = 0; i < 3; i++) {
                from += (origin[i] - placement.centre[i]) * placement.axes[axis][i];
                speed += direction[i] * placement.axes[axis][i];
            }
            if (Math.abs(speed) < 1e-12) {
                if (Math.abs(from) > placement.half[axis]) {
                    return -1;
                }
            } else {
                double a = (-placement.half[axis] - from) / speed;
                double b = (placement.half[axis] - from) / speed;
                enter = Math.max(enter, Math.min(a, b));
                leave = Math.min(leave, Math.max(a, b));
            }
        }
        return enter <= leave ? enter : -1;
    }
}
