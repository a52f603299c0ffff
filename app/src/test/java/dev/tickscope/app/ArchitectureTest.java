package dev.tickscope.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.loop.Pacer;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;

/** The rules of the design that bytecode shows, over all modules; and those that only sources show. */
class ArchitectureTest {
    private static final String ROOT = "dev.tickscope.";
    private static final String CORE = ROOT + "core.";
    private static final int FEWEST_CLASSES = 180;
    private static final JavaClasses CLASSES = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.tickscope");
    /** A package imports lower layers only, never its own or a higher one. Sub-packages belong to their package. */
    private static final Map<String, Integer> LAYERS = Map.ofEntries(Map.entry("time", 0), Map.entry("event", 1), Map.entry("contract", 1),
            Map.entry("store", 2), Map.entry("input", 2), Map.entry("physics", 2), Map.entry("capture", 2), Map.entry("expression", 3),
            Map.entry("control", 4), Map.entry("loop", 5), Map.entry("session", 5), Map.entry("finding", 5), Map.entry("host", 6),
            Map.entry("stream", 6), Map.entry("scenario", 7), Map.entry("recording", 7), Map.entry("remote", 7), Map.entry("cli", 8));

    @Test
    void theScanSeesTheWholeProgram() {
        assertTrue(CLASSES.size() >= FEWEST_CLASSES, "only " + CLASSES.size() + " classes were scanned");
        for (String module : List.of("core", "timeline", "scene", "samples", "app")) {
            assertTrue(CLASSES.stream().anyMatch(type -> type.getPackageName().startsWith(ROOT + module)), "no classes of " + module);
        }
    }

    @Test
    void theCoreDoesNotKnowJavaFx() {
        noClasses().that().resideInAPackage(CORE + ".").should().dependOnClassesThat().resideInAnyPackage("javafx..", "com.sun.javafx..")
                .check(CLASSES);
    }

    @Test
    void theListOfCommandsKnowsNoToolkit() {
        noClasses().that().resideInAPackage(ROOT + "app.command..").should().dependOnClassesThat().resideInAnyPackage("javafx..", "com.sun.javafx..")
                .check(CLASSES);
    }

    @Test
    void packagesOfTheCoreImportLowerLayersOnly() {
        Set<String> wrong = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            String from = corePackage(type);
            for (JavaClass target : from == null ? Set.<JavaClass>of() : targets(type)) {
                String to = corePackage(target);
                if (to != null && !to.equals(from) && LAYERS.get(to) >= LAYERS.get(from)) {
                    wrong.add(type.getName() + " (layer " + LAYERS.get(from) + ") uses " + target.getName() + " (layer " + LAYERS.get(to) + ")");
                }
            }
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void everyPackageOfTheCoreHasALayer() {
        Set<String> unknown = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            String name = corePackage(type);
            if (name != null && !LAYERS.containsKey(name)) {
                unknown.add(name);
            }
        }
        assertEquals(Set.of(), unknown);
    }

    private static Set<JavaClass> targets(JavaClass type) {
        Set<JavaClass> targets = new java.util.HashSet<>();
        type.getDirectDependenciesFromSelf().forEach(dependency -> targets.add(dependency.getTargetClass().getBaseComponentType()));
        return targets;
    }

    /** {@code loop} of dev.tickscope.core.loop.X; null outside the core. */
    private static String corePackage(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith(CORE) ? name.substring(CORE.length()).split("\\.")[0] : null;
    }

    @Test
    void theViewsDoNotKnowEachOther() {
        noClasses().that().resideInAPackage(ROOT + "timeline..").should().dependOnClassesThat().resideInAPackage(ROOT + "scene..").check(CLASSES);
        noClasses().that().resideInAPackage(ROOT + "scene..").should().dependOnClassesThat().resideInAPackage(ROOT + "timeline..").check(CLASSES);
    }

    @Test
    void nobodyDependsOnTheAppOrTheSamples() {
        noClasses().that().resideOutsideOfPackage(ROOT + "app..").should().dependOnClassesThat().resideInAPackage(ROOT + "app..").check(CLASSES);
        noClasses().that().resideOutsideOfPackage(ROOT + "samples..").should().dependOnClassesThat().resideInAPackage(ROOT + "samples..")
                .check(CLASSES);
    }

    @Test
    void librariesHaveOneHomeEach() {
        noClasses().that().resideOutsideOfPackages(CORE + "physics.dyn4j..", ROOT + "samples..").should().dependOnClassesThat()
                .resideInAPackage("org.dyn4j..").check(CLASSES);
        noClasses().that().resideOutsideOfPackage(ROOT + "samples.jolt..").should().dependOnClassesThat()
                .resideInAPackage("com.github.stephengold..").check(CLASSES);
        noClasses().that().resideOutsideOfPackage(ROOT + "scene.fxyz..").should().dependOnClassesThat().resideInAPackage("org.fxyz3d..")
                .check(CLASSES);
        noClasses().that().resideOutsideOfPackages(CORE + "contract..", CORE + "stream..", CORE + "scenario..", CORE + "recording..",
                CORE + "remote..", CORE + "cli..").should().dependOnClassesThat().resideInAPackage("tools.jackson..").check(CLASSES);
    }

    @Test
    void theLoopNeverAsksWhichContractItRuns() throws IOException {
        noClasses().that().resideInAPackage(CORE + "loop..").should().callMethod(ClockContract.class, "id").check(CLASSES);
        for (Path source : sources("core-runtime", "dev/tickscope/core/loop")) {
            String text = Files.readString(source);
            for (String preset : ContractReader.PRESETS) {
                assertTrue(!text.contains("\"" + preset + "\""), source + " names the preset " + preset);
            }
        }
    }

    @Test
    void onlyClocksAndPacersReadTheMachinesTime() {
        DescribedPredicate<JavaClass> others = describe("are neither NanoSource nor a Pacer",
                type -> !type.isEquivalentTo(NanoSource.class) && !type.isAssignableTo(Pacer.class));
        noClasses().that(others).should().callMethod(System.class, "nanoTime").orShould().callMethod(System.class, "currentTimeMillis")
                .orShould().callMethod(Thread.class, "sleep", long.class).check(CLASSES);
    }

    @Test
    void onePulseDrawsEverything() {
        noClasses().that().doNotHaveFullyQualifiedName(Pulse.class.getName()).should().dependOnClassesThat()
                .haveFullyQualifiedName(AnimationTimer.class.getName()).check(CLASSES);
        noClasses().that().resideOutsideOfPackage(ROOT + "app..").should().callMethod(Platform.class, "runLater", Runnable.class).check(CLASSES);
    }

    @Test
    void viewModelsKnowNoSceneGraph() {
        noClasses().that().haveSimpleNameEndingWith("ViewModel").should().dependOnClassesThat().resideInAPackage("javafx.scene..")
                .allowEmptyShould(true).check(CLASSES);
    }

    @Test
    void theTickPathCallsNothingThatAllocatesUnseen() {
        classes().that().areAnnotatedWith(TickPath.class).should(new ArchCondition<>("call no streams, Optional, boxing, format or logging") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (JavaAccess<?> access : type.getAccessesFromSelf()) {
                    if (allocates(access.getTargetOwner().getName(), access.getName())) {
                        events.add(SimpleConditionEvent.violated(type, access.getDescription()));
                    }
                }
            }
        }).check(CLASSES);
    }

    private static boolean allocates(String owner, String name) {
        boolean boxing = name.equals("valueOf") && Set.of("java.lang.Long", "java.lang.Integer", "java.lang.Double", "java.lang.Boolean",
                "java.lang.Byte", "java.lang.Short", "java.lang.Character", "java.lang.Float").contains(owner);
        boolean format = owner.equals("java.lang.String") && (name.equals("format") || name.equals("formatted"));
        return boxing || format || owner.startsWith("java.util.stream.") || owner.startsWith("java.util.Optional")
                || owner.startsWith("java.util.logging.") || owner.startsWith("java.lang.System$Logger") || owner.startsWith("org.slf4j.");
    }

    @Test
    void namesOfTimesCarryTheirUnit() {
        fields().should(new ArchCondition<JavaField>("not be named time, delta or duration alone") {
            @Override
            public void check(JavaField field, ConditionEvents events) {
                if (Set.of("time", "delta", "duration").contains(field.getName())) {
                    events.add(SimpleConditionEvent.violated(field, field.getFullName() + " has no unit in its name"));
                }
            }
        }).check(CLASSES);
    }

    @Test
    void sourcesStayShort() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (String module : List.of("core-runtime", "timeline-view", "scene-view", "samples", "app")) {
            for (Path source : sources(module, "dev/tickscope")) {
                long lines = Files.readAllLines(source).size();
                if (lines > 480) {
                    tooLong.add(source.getFileName() + ": " + lines + " lines");
                }
            }
        }
        assertEquals(List.of(), tooLong);
    }

    /** Java sources of a module below a folder, wherever the build was started. */
    private static List<Path> sources(String module, String folder) throws IOException {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(root.resolve("core-runtime"))) {
            root = root.getParent();
        }
        try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/main/java").resolve(folder))) {
            return files.filter(path -> path.toString().endsWith(".java")).toList();
        }
    }
}
