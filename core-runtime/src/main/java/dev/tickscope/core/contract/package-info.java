/** Clock contracts as data: every policy of one engine's clock, its phases and the fields it shows, read from JSON. */
package dev.tickscope.core.contract;
