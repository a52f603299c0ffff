/** What a user asks of a running clock: commands, breakpoints, and the queue through which they reach it. */
package dev.tickscope.core.control;
