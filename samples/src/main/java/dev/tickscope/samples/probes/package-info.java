/**
 * Steps that wait for copies. {@code docs/examples/probes.json} lets one copy come late under {@code scaled}: steps are held, then
 * caught up.
 */
package dev.tickscope.samples.probes;
