package dev.tickscope.app.tabs;

/**
 * One action as the table shows it.
 *
 * @param held whether the device holds it down now
 * @param waiting edges that wait for a tick
 * @param lastSeen which tick saw an edge of it last, in words; a dash before the first
 */
public record InputLine(int action, String name, boolean held, int waiting, String lastSeen) {
}
