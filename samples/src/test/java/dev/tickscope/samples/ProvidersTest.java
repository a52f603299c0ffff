package dev.tickscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.Debuggees;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ProvidersTest {
    private static final List<DebuggeeProvider> FOUND = ServiceLoader.load(DebuggeeProvider.class).stream().map(ServiceLoader.Provider::get)
            .toList();

    @Test
    void theServiceLoaderFindsEverySample() {
        assertEquals(List.of("metronome", "crates", "edges", "beat", "spiral", "probes", "badloop", "spawner", "rounding", "soft", "stack3d", "two-worlds"),
                FOUND.stream().map(DebuggeeProvider::id).toList());
    }

    @Test
    void theModuleProvidesTheSameSamplesAsTheClassPath() throws Exception {
        Path classes = Path.of(FOUND.get(0).getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
        ModuleDescriptor module = ModuleFinder.of(classes).find("dev.tickscope.samples").orElseThrow().descriptor();
        List<String> provided = module.provides().iterator().next().providers();
        assertEquals(FOUND.stream().map(p -> p.getClass().getName()).toList(), provided);
    }

    @Test
    void eachSampleGivesAFreshInstanceEveryTime() {
        for (DebuggeeProvider provider : FOUND) {
            assertNotSame(provider.create(), provider.create());
        }
    }

    @Test
    void theSchemaOfScenariosOffersEverySample() throws Exception {
        JsonNode schema = ContractReader.readTree(Path.of("..", "docs", "schema", "scenario.schema.json"));
        assertEquals(Debuggees.ids(), schema.at("/properties/debuggee/examples").valueStream().map(JsonNode::stringValue).toList());
    }
}
