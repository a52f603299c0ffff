/** One class a lane: first it decides from the rows what to show, then it draws that. */
package dev.tickscope.timeline.track;
