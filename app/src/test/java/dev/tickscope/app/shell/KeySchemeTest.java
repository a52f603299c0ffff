package dev.tickscope.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

class KeySchemeTest {
    private static Optional<DebugKey> pressed(KeyScheme scheme, KeyCode code, boolean shift, boolean control) {
        return scheme.match(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
    }

    @Test
    void noSchemeUsesAKeyTwice() {
        for (KeyScheme scheme : KeyScheme.values()) {
            assertEquals(scheme.keys.size(), new HashSet<>(scheme.keys.values()).size(), scheme.title());
        }
    }

    @Test
    void everySchemeCanResumePauseAndStep() {
        for (KeyScheme scheme : KeyScheme.values()) {
            for (DebugKey key : List.of(DebugKey.RESUME, DebugKey.PAUSE, DebugKey.STEP_TICK, DebugKey.STEP_PHASE, DebugKey.STEP_FRAME,
                    DebugKey.FINISH_FRAME, DebugKey.RUN_TO_CURSOR, DebugKey.BREAKPOINT)) {
                assertTrue(scheme.key(key).isPresent(), scheme.title() + " has no key for " + key);
            }
        }
    }

    @Test
    void modifiersMatter() {
        assertEquals(Optional.of(DebugKey.STEP_TICK), pressed(KeyScheme.TICKSCOPE, KeyCode.F10, false, false));
        assertEquals(Optional.of(DebugKey.STEP_FRAME), pressed(KeyScheme.TICKSCOPE, KeyCode.F10, true, false));
        assertEquals(Optional.of(DebugKey.RUN_TO_CURSOR), pressed(KeyScheme.TICKSCOPE, KeyCode.F10, false, true));
        assertEquals(Optional.empty(), pressed(KeyScheme.TICKSCOPE, KeyCode.F10, true, true));
        assertEquals(Optional.of(DebugKey.FINISH_FRAME), pressed(KeyScheme.JETBRAINS, KeyCode.F8, true, false));
    }

    @Test
    void aLetterIsACharacterAndAFunctionKeyIsNot() {
        assertTrue(KeyScheme.JOLT.isCharacter(DebugKey.STEP_TICK));
        assertFalse(KeyScheme.JOLT.isCharacter(DebugKey.RESUME));
    }

    @Test
    void anUnknownNameIsTheProgramsOwnScheme() {
        assertEquals(KeyScheme.TICKSCOPE, KeyScheme.named("emacs"));
        assertEquals(KeyScheme.JETBRAINS, KeyScheme.named(KeyScheme.JETBRAINS.id()));
    }
}
