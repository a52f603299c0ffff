package dev.tickscope.core.control;

/**
 * Something that a user or a script does to an object of the game, by its name. It acts as if game code had asked for it: when it takes
 * effect is the contract's rule.
 *
 * @param x where to, in metres; with y and angle, for {@link Verb#TELEPORT} only
 * @param angle in radians, counterclockwise
 */
public record ObjectAction(Verb verb, String object, double x, double y, double angle) {
    /** What is done. */
    public enum Verb {
        SPAWN, REMOVE, TELEPORT, ENABLE, DISABLE
    }

    /** An action without a place. */
    public ObjectAction(Verb verb, String object) {
        this(verb, object, 0, 0, 0);
    }
}
