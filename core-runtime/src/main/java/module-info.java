/** The clock, its contracts, the loop, the store, control, sessions and the command line. No JavaFX. */
module dev.tickscope.core {
    requires transitive tools.jackson.databind;
    requires org.dyn4j;
    requires info.picocli;

    exports dev.tickscope.core.capture;
    exports dev.tickscope.core.cli;
    exports dev.tickscope.core.contract;
    exports dev.tickscope.core.control;
    exports dev.tickscope.core.event;
    exports dev.tickscope.core.expression;
    exports dev.tickscope.core.host;
    exports dev.tickscope.core.host.game;
    exports dev.tickscope.core.input;
    exports dev.tickscope.core.loop;
    exports dev.tickscope.core.physics;
    exports dev.tickscope.core.physics.dyn4j;
    exports dev.tickscope.core.recording;
    exports dev.tickscope.core.scenario;
    exports dev.tickscope.core.session;
    exports dev.tickscope.core.store;
    exports dev.tickscope.core.time;

    opens dev.tickscope.core.cli to info.picocli;

    uses dev.tickscope.core.host.DebuggeeProvider;
}
