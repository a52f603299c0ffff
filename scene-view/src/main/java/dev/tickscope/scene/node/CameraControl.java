package dev.tickscope.scene.node;

/**
 * Where the camera is to go: the first look, views along an axis, nearer and further, and after a body. Moves take a moment if they may
 * be smooth, and their time is that of the pulses. Knows no toolkit.
 */
public final class CameraControl {
    /** Degrees of a view along an axis: round the upright axis and above the ground. */
    public enum Side {
        FRONT(0, 0), SIDE(90, 0), TOP(0, 90);

        final double yaw;
        final double pitch;

        Side(double yaw, double pitch) {
            this.yaw = yaw;
            this.pitch = pitch;
        }
    }

    private final OrbitCamera camera;
    private Subject subject;
    private final ScenePicture picture;
    private final OrbitCamera goal = new OrbitCamera();
    private final CameraMove move = new CameraMove();
    private boolean smooth = true;
    private boolean follow;
    /** The camera is where the first look put it, or on its way there: it may follow a change of size. */
    private boolean firstLook = true;
    private long seen = -1;

    public CameraControl(OrbitCamera camera, Subject subject, ScenePicture picture) {
        this.camera = camera;
        this.subject = subject;
        this.picture = picture;
    }

    /** Something else to look at, whose first look is yet to come. */
    public void reset(Subject other) {
        subject = other;
        move.cancel();
        firstLook = true;
        follow = false;
    }

    /** Looks at something else from now on, at once. */
    public void setSubject(Subject other) {
        reset(other);
        look();
    }

    /** Without smooth moves the camera is there at once, for people who ask for reduced motion. */
    public void setSmooth(boolean on) {
        smooth = on;
    }

    /** Whether the camera is where the first look put it. */
    public boolean atFirstLook() {
        return firstLook;
    }

    /** Takes the first look at once. */
    public void look() {
        subject.look(camera);
        seen = camera.changes();
    }

    /** Goes back to the first look. */
    public void home() {
        follow = false;
        begin();
        subject.look(goal);
        go();
        firstLook = true;
    }

    /** Looks along an axis at all bodies; at the followed one from as far as before. */
    public void view(Side side) {
        begin();
        goal.turnTo(side.yaw, side.pitch);
        if (!follow) {
            subject.frame(goal);
        }
        go();
    }

    /** Goes nearer with a factor below 1. */
    public void zoom(double factor) {
        begin();
        goal.zoomBy(factor);
        go();
    }

    private void begin() {
        goal.resize(camera.width(), camera.height());
        goal.lookFrom(camera.yaw(), camera.pitch(), camera.targetX(), camera.targetY(), camera.targetZ(), camera.distance());
        firstLook = false;
    }

    private void go() {
        move.begin(camera, goal);
        if (!smooth) {
            move.finish(camera);
        }
        seen = camera.changes();
    }

    /** Keeps the selected body in the middle, or no longer does. */
    public void setFollow(boolean on) {
        follow = on;
    }

    public boolean follows() {
        return follow;
    }

    /**
     * Moves on, before a picture is drawn.
     *
     * @param nowNanos the time of the pulse; {@link Long#MAX_VALUE} ends a move at once
     * @return whether a move is still under way
     */
    public boolean advance(long nowNanos) {
        if (camera.changes() != seen) {
            // Somebody took it by hand.
            firstLook &= seen < 0;
            move.cancel();
        }
        if (move.running()) {
            if (nowNanos == Long.MAX_VALUE) {
                move.finish(camera);
            } else {
                move.advance(camera, nowNanos);
            }
        }
        if (follow && !move.running()) {
            follow();
        }
        seen = camera.changes();
        return move.running();
    }

    private void follow() {
        int body = picture.selected();
        if (body < 0) {
            follow = false;
            return;
        }
        BodyPoses poses = picture.showsPresented() && picture.presented().has(body) ? picture.presented() : picture.committed();
        if (body < poses.bodies() && poses.has(body)) {
            firstLook = false;
            camera.lookAt(poses.get(body, 0), poses.get(body, 1), poses.get(body, 2));
        }
    }
}
