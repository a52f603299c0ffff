package dev.tickscope.core.host.game;

/** A committed world pose, copied: origin in metres and unit quaternion. */
public record SimulationPose(double x, double y, double z, double qx, double qy, double qz, double qw) {
}
