package dev.tickscope.core.event;

/** A command that was carried out or refused. Reused. */
public final class CommandRow {
    public CommandKind kind = CommandKind.PAUSE;
    public CommandAnswer answer = CommandAnswer.APPLIED;
    /** What was asked and what came of it, where the command has a value: a time scale or rate as numerator and denominator. */
    public long askedNumerator;
    public long askedDenominator = 1;
    public long appliedNumerator;
    public long appliedDenominator = 1;
    /** The FRAME row before which it was carried out. */
    public long framePosition;
    public long realUnits;
    public long nanos;
}
