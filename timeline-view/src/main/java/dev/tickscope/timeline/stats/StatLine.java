package dev.tickscope.timeline.stats;

/**
 * One statistic with the words around it.
 *
 * @param id names it in files, such as {@code p99}
 * @param section the heading that it stands under
 * @param name on screen
 * @param formula how it is computed, in plain words
 * @param value with its unit, rounded for reading
 * @param exact the exact value: a whole number or a fraction; empty where there is none
 * @param unit of the exact value: {@code ns}, {@code s}, {@code fps}, or a noun for what is counted
 */
public record StatLine(String id, String section, String name, String formula, String value, String exact, String unit) {
}
