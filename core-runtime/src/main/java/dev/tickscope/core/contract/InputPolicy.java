package dev.tickscope.core.contract;

/** How edges reach fixed ticks. */
public record InputPolicy(InputLatch latch, InputOnPause onPause) {
}
