/** What the clock and its store cost; {@code ./tickscope bench} runs them, docs/performance.md says what came out. */
package dev.tickscope.samples.bench;
