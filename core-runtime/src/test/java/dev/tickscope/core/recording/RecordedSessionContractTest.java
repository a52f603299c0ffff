package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.DebugSessionContractTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session out of a file keeps what every session promises. */
class RecordedSessionContractTest extends DebugSessionContractTest {
    @TempDir
    private Path folder;

    @Override
    protected DebugSession create(boolean bare) {
        HostedSession session = HostedSessionContractTest.some(bare);
        Path file = folder.resolve("session.ndjson");
        try (session) {
            new SessionFileWriter(file, session, session.record()).close();
            return RecordedSession.open(file);
        } catch (IOException | InputException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    @Test
    void itOffersNothingButLookingAt() {
        try (DebugSession session = create(false)) {
            assertTrue(Set.of(Capability.POSES).containsAll(session.capabilities()));
        }
    }
}
