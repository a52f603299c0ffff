/** Pictures of a session, made without a window: what to show, how large, and into which file. */
package dev.tickscope.app.picture;
