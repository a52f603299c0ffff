/**
 * The small language in which breakpoints, log points and searches say what they wait for: conditions over the numbers of a clock. Text is
 * parsed and checked once and compiled to typed nodes that compute exactly and allocate nothing.
 */
package dev.tickscope.core.expression;
