/** The bar with the mode badge, the transport buttons, the time scale and the pickers. */
package dev.tickscope.app.transport;
