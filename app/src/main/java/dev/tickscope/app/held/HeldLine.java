package dev.tickscope.app.held;

import java.util.List;

/**
 * One hit in words.
 *
 * @param index its place among the hits
 * @param values of the quantities that the condition names
 * @param exactReal the real time without rounding
 * @param exactSimulation the simulation time likewise
 * @param exact the values where those are rounded
 * @param message the log message there; empty without one
 */
record HeldLine(int index, String frame, String tick, String real, String simulation, String exactReal, String exactSimulation,
        List<String> values, List<String> exact, String message) {
}
