/** What all tables share: rows made when they are asked for, their order, filter and copies, and the keys and menu for these. */
package dev.tickscope.timeline.table;
