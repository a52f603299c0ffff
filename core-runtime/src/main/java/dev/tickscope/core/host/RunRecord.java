package dev.tickscope.core.host;

/**
 * Everything that it takes to repeat a run, and to tell whether the repetition is the same.
 *
 * @param journal grows as long as the run goes on
 * @param hashes what phases and ticks left behind, or null if that was not recorded
 */
public record RunRecord(RunSetup setup, RunJournal journal, HashTrace hashes) {
}
