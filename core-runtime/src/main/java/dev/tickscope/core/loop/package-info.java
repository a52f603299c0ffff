/** The frame loop: a resumable interpreter of clock contracts, and what paces it. */
package dev.tickscope.core.loop;
