package dev.tickscope.samples.metronome;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers the {@link Metronome}. */
public final class MetronomeProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "metronome";
    }

    @Override
    public String title() {
        return "Metronome";
    }

    @Override
    public String description() {
        return "A beat every " + Metronome.TICKS_PER_BEAT + " ticks and nothing else: the clock alone, without physics.";
    }

    @Override
    public Debuggee create() {
        return new Metronome();
    }
}
