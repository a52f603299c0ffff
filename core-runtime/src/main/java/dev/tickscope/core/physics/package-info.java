/** How a physics world is driven and read, whatever engine it is. */
package dev.tickscope.core.physics;
