/** The one kind of table that all tabs use. */
package dev.tickscope.app.table;
