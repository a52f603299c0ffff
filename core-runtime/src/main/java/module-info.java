/** The clock, its contracts, the loop, the store, control, sessions and the command line. No JavaFX. */
module dev.tickscope.core {
    requires java.base;

    exports dev.tickscope.core.capture;
}
