/** The clock-field table: what the game's clock reads at the moment that is shown, exactly, with what each number means right now. */
package dev.tickscope.timeline.field;
