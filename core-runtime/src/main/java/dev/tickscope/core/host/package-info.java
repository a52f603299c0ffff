/** Runs a debuggee in this program: its loop on a thread of its own, its session for the tool. */
package dev.tickscope.core.host;
