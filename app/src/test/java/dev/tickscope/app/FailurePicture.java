package dev.tickscope.app;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.util.WaitForAsyncUtils;

/** Keeps a picture of the window when a test fails, under target/screenshots. */
final class FailurePicture implements AfterTestExecutionCallback {
    @Override
    public void afterTestExecution(ExtensionContext context) {
        if (context.getExecutionException().isPresent() && context.getRequiredTestInstance() instanceof WindowFlow flow) {
            Path file = Path.of("target", "screenshots", context.getRequiredTestClass().getSimpleName() + "." + context.getRequiredTestMethod().getName() + ".png");
            WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
                WindowPicture.write(flow.window.scene(), file);
                return null;
            });
        }
    }
}
