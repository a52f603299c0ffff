/** Statistics of a range of frames, exact until they are written; knows no toolkit. */
package dev.tickscope.timeline.stats;
