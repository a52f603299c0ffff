package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;

/** The columns of every table. Their meaning and units are those of the field of the same name in the row carriers of {@code core.event}. */
public final class Columns {
    private Columns() {
    }

    /** {@link EventKind#FRAME}: row number = frame position. */
    public static final class Frame {
        static final Schema SCHEMA = new Schema();
        public static final Column FLAGS = SCHEMA.ints("flags");
        public static final Column FRAME_INDEX = SCHEMA.longs("frameIndex");
        public static final Column REAL = SCHEMA.longs("realUnits");
        public static final Column REAL_DELTA = SCHEMA.longs("realDeltaUnits");
        public static final Column CLAMPED = SCHEMA.rareLongs("clampedUnits", 0);
        public static final Column ADJUSTED = SCHEMA.rareLongs("adjustedUnits", 0);
        public static final Column DISCARDED = SCHEMA.rareLongs("discardedUnits", 0);
        public static final Column DELTA = SCHEMA.longsLike("deltaUnits", REAL_DELTA);
        public static final Column FRAME_TIME = SCHEMA.longsLike("frameTimeUnits", REAL);
        public static final Column ACCUMULATOR_IN = SCHEMA.longs("accumulatorInUnits");
        public static final Column ACCUMULATOR_FULL = SCHEMA.longs("accumulatorFullUnits");
        public static final Column OWED = SCHEMA.rareLongs("owedTicks", 1);
        public static final Column PLANNED = SCHEMA.rareLongs("plannedTicks", 1);
        public static final Column TICKS_BEFORE = SCHEMA.longs("ticksBefore");
        public static final Column SIMULATION_TICK_BEFORE = SCHEMA.longsLike("simulationTickBefore", TICKS_BEFORE);
        public static final Column SIMULATION_TIME_BEFORE = SCHEMA.longs("simulationTimeBeforeUnits");
        public static final Column ALPHA_BEFORE = SCHEMA.longsLike("alphaBeforeUnits", ACCUMULATOR_IN);
        public static final Column DROPPED_TOTAL_BEFORE = SCHEMA.rareLongs("droppedTotalBeforeUnits", 0);
        public static final Column DROPPED_AT_START = SCHEMA.rareLongs("droppedAtStartUnits", 0);
        /** {@link dev.tickscope.core.event.FrameRow#changedCap}. */
        public static final Column CHANGED_CAP = SCHEMA.rareLongs("changedCap", 0);
        /** {@link dev.tickscope.core.event.FrameRow#changedStepUnits} and {@link dev.tickscope.core.event.FrameRow#alphaBeforeStepUnits}. */
        public static final Column CHANGED_STEP = SCHEMA.rareLongs("changedStepUnits", 0);
        public static final Column ALPHA_BEFORE_STEP = SCHEMA.rareLongs("alphaBeforeStepUnits", 0);
        public static final Column SCALE_NUMERATOR = SCHEMA.rareLongs("scaleNumerator", 1);
        public static final Column SCALE_DENOMINATOR = SCHEMA.rareLongs("scaleDenominator", 1);
        public static final Column BEGIN_NANOS = SCHEMA.longs("beginNanos");
        /** PHASE and STATE rows written before this frame began. */
        public static final Column PHASES_BEFORE = SCHEMA.longs("phaseRowsBefore");
        public static final Column STATES_BEFORE = SCHEMA.ints("stateRowsBefore");

        private Frame() {
        }
    }

    /** {@link EventKind#FRAME_END}: row number = frame position. */
    public static final class FrameEnd {
        static final Schema SCHEMA = new Schema();
        /** The frame's flags, final. */
        public static final Column FLAGS = SCHEMA.ints("flags");
        public static final Column TICKS = SCHEMA.ints("ticks");
        public static final Column HELD = SCHEMA.rareLongs("heldTicks", 0);
        public static final Column ACCUMULATOR = SCHEMA.longs("accumulatorUnits");
        public static final Column ACCUMULATOR_PART = SCHEMA.rareLongs("accumulatorPart", 0);
        /** These four are 0 unless the contract models floating arithmetic. */
        public static final Column EXACT = SCHEMA.rareLongs("exactUnits", 0);
        public static final Column EXACT_PART = SCHEMA.rareLongs("exactPart", 0);
        public static final Column MODELLED = SCHEMA.rareLongs("modelledBits", 0);
        public static final Column EXACT_TICKS = SCHEMA.rareLongs("exactTicks", 0);
        public static final Column DENOMINATOR = SCHEMA.rareLongs("denominator", 1);
        public static final Column ALPHA = SCHEMA.longsLike("alphaUnits", ACCUMULATOR);
        public static final Column ALPHA_STEP = SCHEMA.rareLongs("alphaStepUnits", 0);
        public static final Column PRESENTED = SCHEMA.rareInts("presented", 1);
        public static final Column DROPPED = SCHEMA.rareLongs("droppedUnits", 0);
        public static final Column DROPPED_TOTAL = SCHEMA.rareLongs("droppedTotalUnits", 0);
        public static final Column DROPPED_SESSION = SCHEMA.rareLongs("droppedSessionUnits", 0);
        public static final Column SIMULATION_TIME = SCHEMA.longs("simulationTimeUnits");
        public static final Column TICKS_AFTER = SCHEMA.longs("ticksAfter");
        public static final Column SIMULATION_TICK = SCHEMA.longsLike("simulationTick", TICKS_AFTER);
        public static final Column FED = SCHEMA.longs("fedUnits");
        public static final Column SCALED = SCHEMA.longsLike("scaledUnits", FED);
        public static final Column SCALED_PART = SCHEMA.rareLongs("scaledPart", 0);
        public static final Column END_NANOS = SCHEMA.longs("endNanos");
        /** POSE and OBJECT rows written up to the end of this frame. */
        public static final Column POSES_AFTER = SCHEMA.longs("poseRowsAfter");
        public static final Column OBJECTS_AFTER = SCHEMA.ints("objectRowsAfter");
        /** The LEDGER row in force at the end of this frame. */
        public static final Column LEDGER_ROW = SCHEMA.ints("ledgerRow");

        private FrameEnd() {
        }
    }

    /** {@link EventKind#LEDGER}. */
    public static final class Ledger {
        static final Schema SCHEMA = new Schema();
        public static final Column PAUSED = SCHEMA.longs("pausedUnits");
        public static final Column WENT_BACK = SCHEMA.longs("wentBackUnits");
        public static final Column REFUSED = SCHEMA.longs("refusedUnits");
        public static final Column CLAMPED = SCHEMA.longs("clampedUnits");
        public static final Column START_DISCARDED = SCHEMA.longs("startDiscardedUnits");
        public static final Column REPLACED = SCHEMA.longs("replacedUnits");
        public static final Column STEPPED = SCHEMA.longs("steppedUnits");
        public static final Column CLEARED = SCHEMA.longs("clearedUnits");
        public static final Column CLEARED_PART = SCHEMA.longs("clearedPart");
        public static final Column ROUNDED = SCHEMA.longs("roundedUnits");
        public static final Column ROUNDED_PART = SCHEMA.longs("roundedPart");
        public static final Column DROPPED_PART = SCHEMA.longs("droppedPart");
        public static final Column ADJUSTED = SCHEMA.rareLongs("adjustedUnits", 0);
        public static final Column STRETCHED = SCHEMA.rareLongs("stretchedUnits", 0);
        public static final Column STRETCHED_PART = SCHEMA.rareLongs("stretchedPart", 0);
        public static final Column UNITS_PER_ONE = SCHEMA.rareLongs("unitsPerOne", 0);
        /** {@link dev.tickscope.core.event.LedgerRow#rateTicks} and what belongs to it. */
        public static final Column RATE_TICKS = SCHEMA.rareLongs("rateTicks", 0);
        public static final Column RATE_UNITS = SCHEMA.rareLongs("rateUnits", 0);
        public static final Column RATE_STEP = SCHEMA.rareLongs("rateStepUnits", 0);

        private Ledger() {
        }
    }

    /** {@link EventKind#TICK}: row number = ticks completed in the session before it. */
    public static final class Tick {
        static final Schema SCHEMA = new Schema();
        public static final Column TICK_INDEX = SCHEMA.longs("tickIndex");
        public static final Column SIMULATION_TIME = SCHEMA.longs("simulationTimeUnits");
        public static final Column FRAME_POSITION = SCHEMA.longs("framePosition");
        public static final Column TICK_IN_FRAME = SCHEMA.ints("tickInFrame");
        public static final Column STEPPED = SCHEMA.rareInts("stepped", 0);
        public static final Column ACCUMULATOR = SCHEMA.longs("accumulatorUnits");
        public static final Column INPUT_PRESSED = SCHEMA.rareLongs("inputPressed", 0);
        public static final Column INPUT_RELEASED = SCHEMA.rareLongs("inputReleased", 0);
        public static final Column INPUT_HELD = SCHEMA.rareLongs("inputHeld", 0);
        public static final Column CONTACTS = SCHEMA.rareInts("contacts", 0);
        public static final Column STATE_HASH = SCHEMA.rareLongs("stateHash", 0);
        public static final Column BEGIN_NANOS = SCHEMA.longs("beginNanos");
        public static final Column END_NANOS = SCHEMA.longs("endNanos");
        /** POSE and OBJECT rows written up to and with this tick. */
        public static final Column POSES_AFTER = SCHEMA.longs("poseRowsAfter");
        public static final Column OBJECTS_AFTER = SCHEMA.ints("objectRowsAfter");

        private Tick() {
        }
    }

    /** {@link EventKind#PHASE}. */
    public static final class Phase {
        static final Schema SCHEMA = new Schema();
        /** A contract has 64 stages at most. */
        public static final Column STAGE = SCHEMA.counts("stage", 7);
        public static final Column FRAME_POSITION = SCHEMA.near("framePosition", 13);
        public static final Column TICK_ROW = SCHEMA.near("tickRow", 13);
        /** How long it took, cut at 2.1 s. */
        public static final Column LENGTH_NANOS = SCHEMA.counts("lengthNanos", 31);
        public static final Column BEGIN_NANOS = SCHEMA.longs("beginNanos");

        private Phase() {
        }
    }

    /** {@link EventKind#POSE}. */
    public static final class Pose {
        /** Every tick whose row number is a multiple of this writes all bodies that are there; others only those that moved. */
        public static final int KEYFRAME_TICKS = 64;
        static final Schema SCHEMA = new Schema();
        /** Ordinal of {@link dev.tickscope.core.event.PoseKind}. */
        public static final Column KIND = SCHEMA.bytes("kind");
        public static final Column BODY = SCHEMA.ints("body");
        public static final Column X = SCHEMA.doubles("x");
        public static final Column Y = SCHEMA.doubles("y");
        public static final Column Z = SCHEMA.rareDoubles("z");
        public static final Column QX = SCHEMA.rareDoubles("qx");
        public static final Column QY = SCHEMA.rareDoubles("qy");
        public static final Column QZ = SCHEMA.doubles("qz");
        public static final Column QW = SCHEMA.doubles("qw");

        private Pose() {
        }
    }

    /** {@link EventKind#STATE}. */
    public static final class State {
        static final Schema SCHEMA = new Schema();
        /** Ordinal of {@link dev.tickscope.core.event.RunEvent}. */
        public static final Column EVENT = SCHEMA.bytes("event");
        /** Ordinal of {@link dev.tickscope.core.event.StopCause}. */
        public static final Column CAUSE = SCHEMA.bytes("cause");
        public static final Column BREAKPOINT = SCHEMA.ints("breakpointId");
        public static final Column BREAKPOINTS_HIT = SCHEMA.ints("breakpointsHit");
        public static final Column HIT_STAGE = SCHEMA.bytes("hitStage");
        public static final Column STOPPED_STAGE = SCHEMA.bytes("stoppedStage");
        public static final Column FRAME_POSITION = SCHEMA.longs("framePosition");
        public static final Column FRAME_INDEX = SCHEMA.longs("frameIndex");
        public static final Column TICK_ROW = SCHEMA.longs("tickRow");
        public static final Column TICK_INDEX = SCHEMA.longs("tickIndex");
        public static final Column SKIPPED = SCHEMA.longs("skippedStages");
        public static final Column OWED = SCHEMA.longs("owedTicks");
        public static final Column ACCUMULATOR = SCHEMA.longs("accumulatorUnits");
        public static final Column SUSPENDED = SCHEMA.bytes("frameSuspended");
        public static final Column REAL = SCHEMA.longs("realUnits");
        public static final Column HIT_NANOS = SCHEMA.longs("hitNanos");
        public static final Column NANOS = SCHEMA.longs("nanos");
        /** POSE and OBJECT rows written before this change. */
        public static final Column POSES_BEFORE = SCHEMA.longs("poseRowsBefore");
        public static final Column OBJECTS_BEFORE = SCHEMA.ints("objectRowsBefore");
        /** PHASE rows written before this change. */
        public static final Column PHASES_BEFORE = SCHEMA.longs("phaseRowsBefore");

        private State() {
        }
    }

    /** {@link EventKind#BREAKPOINT}. */
    public static final class Breakpoint {
        static final Schema SCHEMA = new Schema();
        /** Ordinal of {@link dev.tickscope.core.event.BreakpointRow.Change}. */
        public static final Column CHANGE = SCHEMA.bytes("change");
        public static final Column ID = SCHEMA.ints("breakpointId");
        public static final Column STAGE = SCHEMA.bytes("stage");
        public static final Column ONLY_TICK = SCHEMA.longs("onlyTick");
        public static final Column EVERY_HITS = SCHEMA.longs("everyHits");
        public static final Column HITS = SCHEMA.longs("hits");
        public static final Column FRAME_POSITION = SCHEMA.longs("framePosition");
        public static final Column TICK_INDEX = SCHEMA.longs("tickIndex");
        public static final Column NANOS = SCHEMA.longs("nanos");
        /** PHASE rows written before it: with a hit inside a tick, the stage that was hit is the last of them. */
        public static final Column PHASES_BEFORE = SCHEMA.longs("phaseRowsBefore");

        private Breakpoint() {
        }
    }

    /** {@link EventKind#COMMAND}. */
    public static final class Command {
        static final Schema SCHEMA = new Schema();
        /** Ordinal of {@link dev.tickscope.core.event.CommandKind}. */
        public static final Column KIND = SCHEMA.bytes("kind");
        /** Ordinal of {@link dev.tickscope.core.event.CommandAnswer}. */
        public static final Column ANSWER = SCHEMA.bytes("answer");
        public static final Column ASKED_NUMERATOR = SCHEMA.longs("askedNumerator");
        public static final Column ASKED_DENOMINATOR = SCHEMA.longs("askedDenominator");
        public static final Column APPLIED_NUMERATOR = SCHEMA.longs("appliedNumerator");
        public static final Column APPLIED_DENOMINATOR = SCHEMA.longs("appliedDenominator");
        public static final Column FRAME_POSITION = SCHEMA.longs("framePosition");
        public static final Column REAL = SCHEMA.longs("realUnits");
        public static final Column NANOS = SCHEMA.longs("nanos");

        private Command() {
        }
    }

    /** {@link EventKind#INPUT}. */
    public static final class Input {
        static final Schema SCHEMA = new Schema();
        public static final Column ACTION = SCHEMA.bytes("action");
        /** 1 for pressed, 0 for released. */
        public static final Column DOWN = SCHEMA.bytes("down");
        public static final Column STAMPED_TICK = SCHEMA.rareLongs("stampedTick", 0);
        public static final Column FRAME_POSITION = SCHEMA.longs("framePosition");
        public static final Column REAL = SCHEMA.longs("realUnits");
        public static final Column NANOS = SCHEMA.longs("nanos");

        private Input() {
        }
    }

    /** {@link EventKind#OBJECT}. */
    public static final class Obj {
        static final Schema SCHEMA = new Schema();
        /** Ordinal of {@link dev.tickscope.core.event.ObjectRow.Change}. */
        public static final Column CHANGE = SCHEMA.bytes("change");
        public static final Column OBJECT = SCHEMA.ints("object");
        public static final Column BODY = SCHEMA.ints("body");
        public static final Column STAGE = SCHEMA.bytes("stage");
        public static final Column FRAME_POSITION = SCHEMA.longs("framePosition");
        public static final Column TICK_INDEX = SCHEMA.longs("tickIndex");
        public static final Column TICKS_BEFORE = SCHEMA.longs("ticksBefore");
        /** PHASE rows written before it. */
        public static final Column PHASES_BEFORE = SCHEMA.longs("phaseRowsBefore");

        private Obj() {
        }
    }

    /** {@link EventKind#DIVERGENCE}. */
    public static final class Divergence {
        static final Schema SCHEMA = new Schema();
        public static final Column STAGE = SCHEMA.bytes("stage");
        public static final Column PART = SCHEMA.bytes("part");
        public static final Column BODY = SCHEMA.ints("body");
        public static final Column TICK_ROW = SCHEMA.longs("tickRow");
        public static final Column TICK_INDEX = SCHEMA.longs("tickIndex");
        public static final Column FRAME_POSITION = SCHEMA.longs("framePosition");
        public static final Column EXPECTED_HASH = SCHEMA.longs("expectedHash");
        public static final Column ACTUAL_HASH = SCHEMA.longs("actualHash");
        public static final Column EXPECTED_VALUE = SCHEMA.doubles("expectedValue");
        public static final Column ACTUAL_VALUE = SCHEMA.doubles("actualValue");

        private Divergence() {
        }
    }

    /** {@link EventKind#CONTACT}: the points of a tick follow one another, and those of later ticks come later. */
    public static final class Contact {
        static final Schema SCHEMA = new Schema();
        public static final Column BODY_A = SCHEMA.ints("bodyA");
        public static final Column BODY_B = SCHEMA.ints("bodyB");
        public static final Column TICK_ROW = SCHEMA.longs("tickRow");
        public static final Column X = SCHEMA.doubles("x");
        public static final Column Y = SCHEMA.doubles("y");
        public static final Column Z = SCHEMA.rareDoubles("z");
        public static final Column NX = SCHEMA.doubles("nx");
        public static final Column NY = SCHEMA.doubles("ny");
        public static final Column NZ = SCHEMA.rareDoubles("nz");

        private Contact() {
        }
    }

    static Schema schema(EventKind kind) {
        return switch (kind) {
            case FRAME -> Frame.SCHEMA;
            case FRAME_END -> FrameEnd.SCHEMA;
            case LEDGER -> Ledger.SCHEMA;
            case TICK -> Tick.SCHEMA;
            case PHASE -> Phase.SCHEMA;
            case POSE -> Pose.SCHEMA;
            case STATE -> State.SCHEMA;
            case BREAKPOINT -> Breakpoint.SCHEMA;
            case COMMAND -> Command.SCHEMA;
            case INPUT -> Input.SCHEMA;
            case OBJECT -> Obj.SCHEMA;
            case DIVERGENCE -> Divergence.SCHEMA;
            case CONTACT -> Contact.SCHEMA;
        };
    }
}
