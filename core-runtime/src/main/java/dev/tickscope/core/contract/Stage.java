package dev.tickscope.core.contract;

/**
 * One stage of a frame: the smallest piece that the timeline shows and a breakpoint can name.
 *
 * @param index its place in the plan's list of all stages, from 0
 * @param name its id in files and rows, such as {@code fixedUpdate}
 * @param title its name on screen, such as {@code FixedUpdate}
 * @param suspend where a breakpoint on it stops
 * @param reading what the simulation fields mean inside it
 */
public record Stage(int index, String name, String title, Phase phase, StageRole role, SuspendPoint suspend, ClockReading reading) {
    Stage at(int newIndex) {
        return new Stage(newIndex, name, title, phase, role, suspend, reading);
    }

    Stage reading(ClockReading newReading) {
        return new Stage(index, name, title, phase, role, suspend, newReading);
    }

    public boolean canStop() {
        return suspend != SuspendPoint.NONE;
    }
}
