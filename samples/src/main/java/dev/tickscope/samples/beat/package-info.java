/**
 * A clock that beats against its screen. {@code docs/examples/beat.json} runs 60 ticks a second on 60 frames a second whose stamps
 * jitter by 2 ms.
 */
package dev.tickscope.samples.beat;
