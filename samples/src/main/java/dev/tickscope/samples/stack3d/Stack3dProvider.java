package dev.tickscope.samples.stack3d;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.samples.jolt.JoltLibrary;

/** Offers the {@link Stack3d}. */
public final class Stack3dProvider implements DebuggeeProvider {
    private final int boxes;

    public Stack3dProvider() {
        this(Stack3d.BOXES);
    }

    /** @param boxes how many boxes are stacked, 1 or more */
    public Stack3dProvider(int boxes) {
        this.boxes = boxes;
    }

    @Override
    public String id() {
        return "stack3d";
    }

    @Override
    public String title() {
        return "Stack in 3D";
    }

    @Override
    public String description() {
        return "Boxes stacked in space, hit by a heavy ball: a spatial world that repeats to the last bit.";
    }

    @Override
    public String missing() {
        return JoltLibrary.missing();
    }

    @Override
    public Debuggee create() {
        return new Stack3d(boxes);
    }
}
