package dev.tickscope.core.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContactPairsTest {
    private final ContactPairs pairs = new ContactPairs();

    private String told() {
        pairs.endStep();
        List<String> told = new ArrayList<>();
        for (int i = 0; i < pairs.count(); i++) {
            told.add(switch (pairs.kind(i)) {
                case MovableWorld.BEGAN -> "began";
                case MovableWorld.PERSISTS -> "persists";
                default -> "ended";
            } + " " + pairs.bodyA(i) + "-" + pairs.bodyB(i));
        }
        pairs.beginStep();
        return String.join(", ", told);
    }

    @Test
    void aPairBeginsWithItsFirstPointAndEndsWithItsLast() {
        pairs.pointBegan(5, 2);
        pairs.pointBegan(2, 5);
        assertEquals("began 2-5", told());
        pairs.pointEnded(2, 5);
        assertEquals("persists 2-5", told());
        pairs.pointEnded(5, 2);
        assertEquals("ended 2-5", told());
        assertEquals("", told());
    }

    @Test
    void pairsAreToldInTheOrderOfTheirIds() {
        pairs.pointBegan(9, 3);
        pairs.pointBegan(1, 20);
        pairs.pointBegan(3, 4);
        pairs.pointBegan(1, 2);
        assertEquals("began 1-2, began 1-20, began 3-4, began 3-9", told());
    }

    @Test
    void pointsThatTakeTurnsDoNotEndAPair() {
        pairs.pointBegan(1, 2);
        told();
        pairs.pointEnded(1, 2);
        pairs.pointBegan(1, 2);
        assertEquals("persists 1-2", told());
    }

    @Test
    void aTouchWithinOneStepIsToldAsBoth() {
        pairs.pointBegan(1, 2);
        pairs.pointEnded(1, 2);
        assertEquals("began 1-2, ended 1-2", told());
        assertEquals("", told());
    }

    @Test
    void aBodyThatLeftIsForgottenWithoutAWord() {
        pairs.pointBegan(1, 2);
        pairs.pointBegan(1, 3);
        told();
        pairs.forget(2);
        assertEquals("persists 1-3", told());
        pairs.pointEnded(1, 2);
        assertEquals("persists 1-3", told());
    }

    @Test
    void thereMayBeManyPairs() {
        for (int body = 100; body > 0; body--) {
            pairs.pointBegan(0, body);
        }
        pairs.endStep();
        assertEquals(100, pairs.count());
        for (int i = 0; i < 100; i++) {
            assertEquals(i + 1, pairs.bodyB(i));
        }
    }
}
