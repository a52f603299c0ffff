/** The timeline control, its overview, and what they show of a session. */
package dev.tickscope.timeline;
