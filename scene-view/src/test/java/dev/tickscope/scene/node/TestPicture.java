package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import java.util.List;
import java.util.function.IntPredicate;

/** Bodies whose three poses are the same; only the committed ones are shown. */
class TestPicture implements ScenePicture {
    private final List<BodyShape> bodies;
    private final BodyPoses poses;

    TestPicture(List<BodyShape> bodies, PoseBuffer at, IntPredicate there) {
        this.bodies = bodies;
        poses = new BodyPoses() {
            @Override
            public int bodies() {
                return at.bodies();
            }

            @Override
            public boolean has(int body) {
                return there.test(body);
            }

            @Override
            public double get(int body, int part) {
                return at.get(body, part);
            }
        };
    }

    /** Bodies that stand upright at given places. */
    static TestPicture upright(List<BodyShape> bodies, double[][] at) {
        PoseBuffer poses = new PoseBuffer(at.length);
        for (int body = 0; body < at.length; body++) {
            poses.set(body, at[body][0], at[body][1], at[body][2], 0, 0, 0, 1);
        }
        return new TestPicture(bodies, poses, body -> true);
    }

    @Override
    public List<BodyShape> bodies() {
        return bodies;
    }

    @Override
    public BodyPoses previous() {
        return poses;
    }

    @Override
    public BodyPoses committed() {
        return poses;
    }

    @Override
    public BodyPoses presented() {
        return poses;
    }

    @Override
    public boolean showsPrevious() {
        return false;
    }

    @Override
    public boolean showsCommitted() {
        return true;
    }

    @Override
    public boolean showsPresented() {
        return false;
    }

    @Override
    public boolean showsLag() {
        return false;
    }

    @Override
    public int lagBody() {
        return -1;
    }

    @Override
    public boolean lagBroken() {
        return false;
    }
}
