package dev.tickscope.scene.node;

/** What a camera looks at. */
public interface Subject {
    /** Turns the camera to the first look and takes in everything. */
    void look(OrbitCamera camera);

    /** Takes in everything from the direction in which the camera looks. */
    void frame(OrbitCamera camera);
}
