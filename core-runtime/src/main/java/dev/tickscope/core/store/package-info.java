/** The columnar history of a session: one writer, append-only rows, immutable views, retention by a byte budget, summaries for zooming out. */
package dev.tickscope.core.store;
