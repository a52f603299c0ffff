package dev.tickscope.core.loop;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.time.TickPath;

/** Fills and writes the rows of completed stages and ticks. */
@TickPath
final class RunRows {
    private final EventSink sink;
    private final PhaseHandler handler;
    private final LoopClock clock;
    private final ClockReader reader;
    private final PhaseRow phaseRow = new PhaseRow();
    private final TickRow tickRow = new TickRow();
    private final StateHash hash = new StateHash();
    private PhaseHashes hashes;

    RunRows(EventSink sink, PhaseHandler handler, LoopClock clock, ClockReader reader) {
        this.sink = sink;
        this.handler = handler;
        this.clock = clock;
        this.reader = reader;
    }

    /** What each phase leaves behind goes there; null to leave it out. */
    void hashes(PhaseHashes newHashes) {
        hashes = newHashes;
    }

    /** A stage has run. */
    void phase(Stage stage, long framePosition, boolean inTick, long beginNanos, long endNanos) {
        reader.fill(phaseRow);
        phaseRow.stage = stage.index();
        phaseRow.framePosition = framePosition;
        phaseRow.tickRow = inTick ? clock.ticks() : -1;
        phaseRow.beginNanos = beginNanos;
        phaseRow.endNanos = endNanos;
        sink.phase(phaseRow);
        if (hashes != null) {
            hashes.phase(phaseRow, hash(handler.stateHash(stage)));
        }
    }

    /** What the phase read of the clock, mixed into the hash of the game. */
    private long hash(long gameHash) {
        return hash.reset().add(gameHash).add(phaseRow.stage).add(phaseRow.tickRow).add(phaseRow.frameIndex).add(phaseRow.deltaUnits)
                .add(phaseRow.frameTimeUnits).add(phaseRow.simulationTick).add(phaseRow.simulationTimeUnits).add(phaseRow.alphaUnits)
                .add(phaseRow.droppedTotalUnits).value();
    }

    void beginTick(long beginNanos) {
        tickRow.beginNanos = beginNanos;
    }

    /** A tick is complete and counted. */
    void tick(FrameRow frame, boolean stepped, long endNanos) {
        tickRow.row = clock.ticks() - 1;
        tickRow.tickIndex = clock.tickIndex();
        tickRow.simulationTimeUnits = clock.simulationTimeUnits();
        tickRow.framePosition = frame.position;
        tickRow.frameIndex = clock.currentFrameIndex();
        tickRow.tickInFrame = frame.ticks;
        tickRow.stepped = stepped;
        tickRow.accumulatorUnits = clock.accumulatorUnits();
        tickRow.inputPressed = 0;
        tickRow.inputReleased = 0;
        tickRow.inputHeld = 0;
        tickRow.contacts = 0;
        tickRow.stateHash = 0;
        tickRow.endNanos = endNanos;
        handler.tickCommitted(tickRow, sink);
        if (hashes != null) {
            hashes.tick(tickRow);
        }
        sink.tick(tickRow);
    }

    /** The last completed tick. */
    TickRow lastTick() {
        return tickRow;
    }
}
