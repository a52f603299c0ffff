/** The rows that a running clock publishes, one reused carrier a kind, and the sink that copies them. */
package dev.tickscope.core.event;
