/** The scene panel and what it knows: which poses are previous, committed and presented, and how far the last of them lags. */
package dev.tickscope.scene;
