/** Conditions over the recorded past: where one held, and with which values. */
package dev.tickscope.app.held;
