/** The session that is open: what it is made of, how it is started, and what the user looks at. No scene graph. */
package dev.tickscope.app.work;
