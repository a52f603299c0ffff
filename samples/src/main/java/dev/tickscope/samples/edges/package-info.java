/**
 * Keys in fixed ticks: edges, a buffer and a charge. {@code docs/examples/edges.json} presses them at ticks and once between two frames.
 */
package dev.tickscope.samples.edges;
