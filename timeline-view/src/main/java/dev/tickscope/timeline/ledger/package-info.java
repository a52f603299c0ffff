/** The time ledger: where the time of one frame and of the whole session went, in bars whose digits add up. */
package dev.tickscope.timeline.ledger;
