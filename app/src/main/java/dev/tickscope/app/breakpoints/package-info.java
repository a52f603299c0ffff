/** The table of breakpoints, folded from rows, and the sentences that say what a stop means. */
package dev.tickscope.app.breakpoints;
