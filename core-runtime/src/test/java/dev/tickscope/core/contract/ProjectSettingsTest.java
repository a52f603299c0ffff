package dev.tickscope.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.Setting.Kind;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectSettingsTest {
    private final List<String> notes = new ArrayList<>();
    private final ProjectSettings untouched = ProjectSettings.untouched("scaled");

    @Rule({"B8", "BR22", "X36"})
    @ParameterizedTest
    @CsvSource({"FIXED_HZ, 0, 1", "FIXED_HZ, 500, 240", "FIXED_HZ, 59.9, 59", "MAX_STEPS_PER_FRAME, 0, 1", "MAX_STEPS_PER_FRAME, 99, 20",
        "MAX_STEPS_PER_FRAME, 2.9, 2", "PROBE_DELAY, -1, 0", "PROBE_DELAY, 17, 16", "PROBE_DELAY, 3.7, 3", "FIXED_HZ, 1e30, 240"})
    void aValueIsClampedAndTheClampIsTold(Kind kind, String asked, long applied) {
        ProjectSettings project = untouched.with(kind, new BigDecimal(asked), notes);
        assertEquals(applied, project.value(kind));
        assertEquals(1, notes.size());
        assertEquals(project, ProjectSettings.untouched("scaled").with(kind, BigDecimal.valueOf(applied), notes));
        assertEquals(1, notes.size(), "a value in range is not worth a note");
    }

    @Rule("B8")
    @Test
    void theDefaultsAreThoseOfTheEngine() {
        assertEquals(List.of(60L, 5L, 2L, 0L), List.of(untouched.value(Kind.FIXED_HZ), untouched.value(Kind.MAX_STEPS_PER_FRAME),
                untouched.value(Kind.PROBE_DELAY), untouched.value(Kind.PHYSICS_ON_FIXED)));
        assertEquals(ContractReader.preset("scaled").toString().replaceAll("@[0-9a-f]+", ""), untouched.contract().toString().replaceAll("@[0-9a-f]+", ""));
    }

    @Rule("B8")
    @Test
    void aProjectThatChangesNothingSavesNothingForThem() {
        assertFalse(untouched.json().contains("settings"), untouched.json());
        ProjectSettings back = untouched.with(Kind.FIXED_HZ, BigDecimal.TEN, notes).with(Kind.FIXED_HZ, BigDecimal.valueOf(60), notes);
        assertEquals(untouched.json(), back.json());
    }

    @Rule("B8")
    @Test
    void aSavedFileReadsBackToTheSameSettings(@TempDir Path folder) throws Exception {
        ProjectSettings project = untouched.with(Kind.FIXED_HZ, BigDecimal.valueOf(120), notes).with(Kind.PROBE_DELAY, BigDecimal.ZERO, notes)
                .with(Kind.PHYSICS_ON_FIXED, BigDecimal.ONE, notes);
        Path file = folder.resolve("project.json");
        project.save(file);
        ProjectSettings loaded = ProjectSettings.load(file, notes);
        assertEquals(project, loaded);
        assertEquals(project.json(), loaded.json());
        assertEquals("120", loaded.contract().rate().perSecond().toString());
        assertEquals(0, loaded.contract().hold().probeDelay());
        assertEquals(PhysicsCadence.PER_TICK, loaded.contract().physics());
        assertEquals(List.of(), notes);
    }

    @Rule("B17")
    @Test
    void aFileFromBeforeASettingExistedLoadsWithItsDefault(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("old.json");
        Files.writeString(file, "{\"contract\": \"scaled\", \"settings\": {\"fixedHz\": 30}}");
        ProjectSettings loaded = ProjectSettings.load(file, notes);
        assertEquals(30, loaded.value(Kind.FIXED_HZ));
        assertEquals(0, loaded.value(Kind.PHYSICS_ON_FIXED));
        assertEquals(PhysicsCadence.PER_FRAME, loaded.contract().physics());
        Files.writeString(file, "{\"contract\": \"scaled\"}");
        assertEquals(untouched, ProjectSettings.load(file, notes));
    }

    @Rule("BR22")
    @Test
    void aValueInAFileIsClampedOnLoading(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("wild.json");
        Files.writeString(file, "{\"contract\": \"scaled\", \"settings\": {\"maxStepsPerFrame\": 99.5}}");
        assertEquals(20, ProjectSettings.load(file, notes).value(Kind.MAX_STEPS_PER_FRAME));
        assertEquals(List.of("setting maxStepsPerFrame: 99.5 was taken as 20 (range 1 to 20)"), notes);
    }

    @Test
    void whatIsNoSettingIsRefusedByName(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("wrong.json");
        Files.writeString(file, "{\"contract\": \"scaled\", \"settings\": {\"fixedHertz\": 30}}");
        assertEquals(true, assertThrows(InputException.class, () -> ProjectSettings.load(file, notes)).getMessage()
                .contains("unknown key \"fixedHertz\""));
        assertThrows(IllegalArgumentException.class, () -> ProjectSettings.untouched("phase").with(Kind.FIXED_HZ, BigDecimal.TEN, notes));
        Files.writeString(file, "{\"contract\": \"scaled\", \"settings\": {\"fixedHz\": \"fast\"}}");
        assertEquals(file + ": settings.fixedHz: expected a number, found \"fast\"",
                assertThrows(InputException.class, () -> ProjectSettings.load(file, notes)).getMessage());
    }
}
