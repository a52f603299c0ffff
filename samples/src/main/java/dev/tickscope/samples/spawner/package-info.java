/** Objects that come and go: when they come to life is the contract's rule. */
package dev.tickscope.samples.spawner;
