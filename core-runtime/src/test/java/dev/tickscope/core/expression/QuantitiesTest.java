package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuantitiesTest {
    private static final TickRate RATE = TickRate.hz(60);
    private static final TimeBase BASE = TimeBase.of(RATE);
    private static final Names NAMES = new Names(ContractReader.preset("phase"), BASE, BASE.step(RATE), List.of("Ball `8", "Box"),
            dev.tickscope.core.input.ActionMap.NONE);

    @Test
    void eachNameIsToldOnceInTheOrderOfTheText() {
        assertEquals(List.of("accumulator", "frame.capped", "timeScale"), Expressions.quantities(
                "previous(accumulator) > 10 ms and not frame.capped or changed(timeScale) and accumulator < 1 s", NAMES));
        assertEquals(List.of(), Expressions.quantities("1 < 2", NAMES));
        assertEquals(List.of(), Expressions.quantities("no such", NAMES));
    }

    @Test
    void quotedNamesStandForThemselves() {
        List<String> names = Expressions.quantities("\"Ball `8\".x > box.y", NAMES);
        assertEquals(List.of("`Ball ``8`.x", "box.y"), names);
        names.forEach(name -> Expressions.template("{" + name + "}", NAMES).orThrow());
    }
}
