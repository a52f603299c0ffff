/** Small game loops to look at, each in a package of its own. */
module dev.tickscope.samples {
    requires dev.tickscope.core;

    exports dev.tickscope.samples.crates;
    exports dev.tickscope.samples.metronome;

    provides dev.tickscope.core.host.DebuggeeProvider
            with dev.tickscope.samples.metronome.MetronomeProvider, dev.tickscope.samples.crates.CratesProvider;
}
