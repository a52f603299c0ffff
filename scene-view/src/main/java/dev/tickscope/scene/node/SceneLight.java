package dev.tickscope.scene.node;

/**
 * One light from above left of the camera, turning with it, over an even one: tops are brightest, faces to the left next, faces to the
 * right darkest, from wherever one looks.
 */
final class SceneLight {
    private static final double RIGHT = -0.27;
    private static final double UP = 0.906;
    private static final double TOWARDS = 0.323;

    private SceneLight() {
    }

    /** The x part of the unit vector towards the light, in world coordinates; y is {@link #y()}. */
    static double x(OrbitCamera camera) {
        double yaw = Math.toRadians(camera.yaw());
        return RIGHT * Math.cos(yaw) + TOWARDS * Math.sin(yaw);
    }

    static double y() {
        return UP;
    }

    static double z(OrbitCamera camera) {
        double yaw = Math.toRadians(camera.yaw());
        return -RIGHT * Math.sin(yaw) + TOWARDS * Math.cos(yaw);
    }

    /** The strength of the one light where the even one has this strength, so that a top is in full light. */
    static double directed(double ambient) {
        return (1 - ambient) / UP;
    }

    /** How much light a face with this unit normal gets, 0 to 1. */
    static double on(OrbitCamera camera, double ambient, double normalX, double normalY, double normalZ) {
        double facing = normalX * x(camera) + normalY * y() + normalZ * z(camera);
        return Math.min(1, ambient + directed(ambient) * Math.max(0, facing));
    }
}
