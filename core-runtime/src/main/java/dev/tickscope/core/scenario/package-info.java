/** Scenario files: a contract, its pacing and what happens when, run exactly and printed as rows. */
package dev.tickscope.core.scenario;
