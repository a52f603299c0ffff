/** Small game loops to look at, each in a package of its own. */
module dev.tickscope.samples {
    requires dev.tickscope.core;
    // Optional when the program runs.
    requires static jolt.jni.Linux64;

    exports dev.tickscope.samples.badloop;
    exports dev.tickscope.samples.beat;
    exports dev.tickscope.samples.crates;
    exports dev.tickscope.samples.edges;
    exports dev.tickscope.samples.jolt;
    exports dev.tickscope.samples.metronome;
    exports dev.tickscope.samples.probes;
    exports dev.tickscope.samples.rounding;
    exports dev.tickscope.samples.soft;
    exports dev.tickscope.samples.spawner;
    exports dev.tickscope.samples.spiral;
    exports dev.tickscope.samples.stack3d;
    exports dev.tickscope.samples.twoworlds;

    provides dev.tickscope.core.host.DebuggeeProvider
            with dev.tickscope.samples.metronome.MetronomeProvider, dev.tickscope.samples.crates.CratesProvider,
            dev.tickscope.samples.edges.EdgesProvider,
            dev.tickscope.samples.beat.BeatProvider,
            dev.tickscope.samples.spiral.SpiralProvider,
            dev.tickscope.samples.probes.ProbesProvider,
            dev.tickscope.samples.badloop.BadLoopProvider,
            dev.tickscope.samples.spawner.SpawnerProvider,
            dev.tickscope.samples.rounding.RoundingProvider,
            dev.tickscope.samples.soft.SoftProvider,
            dev.tickscope.samples.stack3d.Stack3dProvider,
            dev.tickscope.samples.twoworlds.TwoWorldsProvider;
}
