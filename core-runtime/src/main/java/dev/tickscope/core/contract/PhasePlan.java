package dev.tickscope.core.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The order of a frame: stages before the fixed ticks, the stages of each tick, stages after the ticks. Every stage has one index in
 * {@link #stages()}, which rows use instead of its name.
 */
public final class PhasePlan {
    /** A stop row names what it skipped in one long, a bit a stage. */
    public static final int MAX_STAGES = 62;

    private final List<Stage> before;
    private final List<Stage> tick;
    private final List<Stage> after;
    private final List<Stage> all;

    public PhasePlan(List<Stage> before, List<Stage> tick, List<Stage> after) {
        List<Stage> numbered = new ArrayList<>();
        before.forEach(s -> numbered.add(s.at(numbered.size())));
        tick.forEach(s -> numbered.add(s.at(numbered.size())));
        after.forEach(s -> numbered.add(s.at(numbered.size())));
        this.all = List.copyOf(numbered);
        this.before = all.subList(0, before.size());
        this.tick = all.subList(before.size(), before.size() + tick.size());
        this.after = all.subList(before.size() + tick.size(), all.size());
    }

    public List<Stage> before() {
        return before;
    }

    public List<Stage> tick() {
        return tick;
    }

    public List<Stage> after() {
        return after;
    }

    /** All stages in the order of a frame with one tick. */
    public List<Stage> stages() {
        return all;
    }

    public Stage stage(int index) {
        return all.get(index);
    }

    public boolean inTick(Stage stage) {
        return stage.index() >= before.size() && stage.index() < before.size() + tick.size();
    }

    public Optional<Stage> named(String name) {
        return all.stream().filter(s -> s.name().equals(name)).findFirst();
    }

    /** The stages that a bit mask of indices names, in order. */
    public List<Stage> fromMask(long mask) {
        return all.stream().filter(s -> (mask >>> s.index() & 1) == 1).toList();
    }
}
