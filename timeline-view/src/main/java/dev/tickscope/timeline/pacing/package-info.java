/** The pacing layout: histogram and statistics of a range of frames, and the frames that were picked from them. */
package dev.tickscope.timeline.pacing;
