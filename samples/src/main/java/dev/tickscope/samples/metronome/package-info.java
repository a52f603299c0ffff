/** The smallest debuggee: a clock that beats, without physics. */
package dev.tickscope.samples.metronome;
