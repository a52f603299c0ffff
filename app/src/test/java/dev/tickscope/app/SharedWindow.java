package dev.tickscope.app;

import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/** One window for all tests of a class, each with a session of its own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SharedWindow extends WindowFlow {
    @Override
    @BeforeEach
    void open() throws TimeoutException {
        if (window == null) {
            super.open();
        }
    }

    @Override
    @AfterEach
    void close() throws TimeoutException {
        releaseAll();
    }

    @AfterAll
    void closeWindow() throws TimeoutException {
        super.close();
    }
}
