/** Games made of objects with a lifecycle, run by the rules of a contract: who is called when, and when changes take effect. */
package dev.tickscope.core.host.game;
