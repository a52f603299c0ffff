/** The command line. */
package dev.tickscope.core.cli;
