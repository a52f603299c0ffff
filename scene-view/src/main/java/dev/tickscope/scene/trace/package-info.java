/** What lies before the moment that is shown: trails, velocities, contacts and slices of time. Knows no toolkit. */
package dev.tickscope.scene.trace;
