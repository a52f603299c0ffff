/** What the tool itself costs, on screen and as a file to send to others. */
package dev.tickscope.app.diagnostics;
