/** Input edges, and what became of each. */
package dev.tickscope.timeline.edge;
