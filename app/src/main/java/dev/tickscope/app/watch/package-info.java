/** Expressions of the condition language whose values are told at the instant that is shown. */
package dev.tickscope.app.watch;
