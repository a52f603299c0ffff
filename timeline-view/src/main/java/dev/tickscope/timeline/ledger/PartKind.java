package dev.tickscope.timeline.ledger;

import java.util.Locale;

/** What a piece of time became. Every kind has a name and a pattern of its own; each bar shows its kinds in a fixed order. */
public enum PartKind {
    CONSUMED("consumed"),
    SIMULATED("simulated"),
    FED("fed"),
    PAUSED("paused"),
    CARRIED("carried"),
    DROPPED("dropped"),
    CLAMPED("clamped"),
    SCALED_AWAY("scaled away"),
    REFUSED("refused"),
    START_FRAME("start frame"),
    START_FRAMES("start frames"),
    REPLACED("replaced"),
    CLEARED("cleared"),
    ROUNDED("rounded"),
    ADJUSTED("adjusted"),
    STRETCHED("stretched"),
    ROUNDING("rounding");

    private final String label;

    PartKind(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** The style class of its bar piece and swatch, such as {@code part-scaled-away}. */
    public String styleClass() {
        return "part-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
