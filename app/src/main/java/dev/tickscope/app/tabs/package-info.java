/** The tabs at the lower left: what is in the game and what goes into it, beside the breakpoints. */
package dev.tickscope.app.tabs;
