package dev.tickscope.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;

class RuleCoverageTest {
    @Test
    void everyClaimedRuleHasATestThatNamesIt() throws Exception {
        Set<String> missing = new TreeSet<>(claimed());
        missing.removeAll(proven());
        assertEquals(Set.of(), missing, "claimed without a test");
    }

    @Test
    void noTestNamesARuleThatIsNotClaimed() throws Exception {
        Set<String> unclaimed = new TreeSet<>(proven());
        unclaimed.removeAll(claimed());
        assertEquals(Set.of(), unclaimed, "named by a test but not claimed");
    }

    @Test
    void noRuleIsClaimedTwice() throws Exception {
        List<String> ids = claimedLines();
        Set<String> twice = ids.stream().filter(id -> ids.indexOf(id) != ids.lastIndexOf(id)).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), twice);
    }

    @Test
    void aRuleIsOnlyNamedWhereSomethingIsTested() throws Exception {
        List<String> idle = new ArrayList<>();
        for (Class<?> type : testClasses()) {
            boolean tests = Arrays.stream(type.getDeclaredMethods()).anyMatch(RuleCoverageTest::isTest);
            if (type.isAnnotationPresent(Rule.class) && !tests) {
                idle.add(type.getName());
            }
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(Rule.class) && !isTest(method)) {
                    idle.add(type.getName() + "." + method.getName());
                }
            }
        }
        assertEquals(List.of(), idle);
    }

    private static boolean isTest(Method method) {
        return method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(ParameterizedTest.class)
                || method.isAnnotationPresent(TestFactory.class) || method.isAnnotationPresent(Property.class);
    }

    private static Set<String> claimed() throws IOException {
        return new TreeSet<>(claimedLines());
    }

    private static List<String> claimedLines() throws IOException {
        try (InputStream in = RuleCoverageTest.class.getResourceAsStream("claimed-rules.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Arrays.stream(line.strip().split("\\s+"))).filter(id -> !id.isEmpty()).toList();
        }
    }

    private static Set<String> proven() throws Exception {
        Set<String> ids = new TreeSet<>();
        for (Class<?> type : testClasses()) {
            collect(type, ids);
            for (Method method : type.getDeclaredMethods()) {
                collect(method, ids);
            }
        }
        return ids;
    }

    private static void collect(AnnotatedElement element, Set<String> ids) {
        Rule rule = element.getAnnotation(Rule.class);
        if (rule != null) {
            ids.addAll(Arrays.asList(rule.value()));
        }
    }

    private static List<Class<?>> testClasses() throws Exception {
        Path root = Path.of(RuleCoverageTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString();
                types.add(Class.forName(name.substring(0, name.length() - ".class".length()).replace(file.getFileSystem().getSeparator(), "."),
                        false, RuleCoverageTest.class.getClassLoader()));
            }
        }
        assertTrue(types.size() > 20, "the scan found only " + types.size() + " classes in " + root);
        return types;
    }
}
