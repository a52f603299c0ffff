package dev.tickscope.core.physics;

/** Builds a world in its first state: equal calls give worlds that behave alike to the last bit. */
@FunctionalInterface
public interface PhysicsPortFactory {
    PhysicsPort create();
}
