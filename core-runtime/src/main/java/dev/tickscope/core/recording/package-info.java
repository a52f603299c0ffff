/** Recorded sessions: their files, their repetition, and where a repetition first differs. */
package dev.tickscope.core.recording;
