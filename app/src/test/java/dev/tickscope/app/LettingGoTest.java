package dev.tickscope.app;

import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Playhead;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.concurrent.Callable;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A view of the rows keeps them alive, lost ones too. So a panel that is hidden holds none, or memory would grow past the history that was
 * chosen, and nothing holds a session that was closed.
 */
class LettingGoTest extends WindowFlow {
    private CountedSession session() {
        awaitSession();
        return onFx(() -> {
            DebuggeeProvider sample = window.workbench().sample("crates").orElseThrow();
            long[] frames = new long[200];
            Arrays.fill(frames, 17_000_000);
            SessionPlan plan = new SessionPlan(sample, ContractReader.preset("phase"), new PacingChoice.Script("script", frames, false, false));
            CountedSession session = new CountedSession(new HostedSession.Builder(plan.contract(), sample).pacing("script", plan.pacing()::pacer)
                    .startPaused(true).build().start());
            show(new Workbench.OpenSession(session, plan));
            return session;
        });
    }

    private void lookAtEverything() {
        for (LayoutChoice choice : LayoutChoice.values()) {
            layout(choice);
            if (choice == LayoutChoice.DEBUG) {
                TABS.forEach(tab -> onFx(() -> {
                    ((ToggleButton) window.scene().lookup("#" + tab)).setSelected(true);
                    return null;
                }));
            }
        }
    }

    /** Finds the hit before the newest tick, and returns. */
    private void lookForHits() {
        key(KeyCode.F9);
        await("the breakpoint is listed", () -> window.workbench().breakpoints().lines().size() == 1);
        key(KeyCode.ALT, KeyCode.LEFT);
        await("a hit is found", () -> !(window.workbench().playheadProperty().get() instanceof Playhead.Live));
        key(KeyCode.END);
        await("the newest row shows", () -> window.workbench().playheadProperty().get() instanceof Playhead.Live);
    }

    /** Asks where something held, so that its hits show with their values. */
    private void askWhereHeld() {
        onFx(() -> {
            window.layout(LayoutChoice.DEBUG);
            ((ToggleButton) window.scene().lookup("#heldTab")).setSelected(true);
            lookup("#heldCondition").queryAs(TextField.class).setText("tickInFrame > 0");
            lookup("#heldCondition").query().requestFocus();
            return null;
        });
        key(KeyCode.ENTER);
        await("it found hits", () -> lookup("#heldHeadline").queryAs(Labeled.class).getText().startsWith("held at"));
    }

    private void layout(LayoutChoice choice) {
        onFx(() -> {
            window.layout(choice);
            return null;
        });
        step();
    }

    private void step() {
        long ticks = rows().ticks().rowCount();
        window.workbench().current().session().submit(new Command.StepTick());
        awaitTicks(ticks + 1);
    }

    private void awaitCollected(String what, Callable<Boolean> condition) {
        await(what, () -> {
            System.gc();
            return condition.call();
        });
    }

    @ParameterizedTest
    @EnumSource(LayoutChoice.class)
    void panelsThatAreHiddenHoldNoRows(LayoutChoice last) {
        CountedSession session = session();
        lookAtEverything();
        lookForHits();
        askWhereHeld();
        layout(last);
        step();
        step();
        long newest = session.hosted().view().releases();
        awaitCollected("all older views are let go", () -> session.oldestHeld() >= newest);
    }

    /** A menu keeps the items that it showed last. */
    private void openTheMenus() {
        for (Node node : lookup((Node any) -> any instanceof MenuBar || any instanceof MenuButton).queryAll()) {
            onFx(() -> {
                if (node instanceof MenuBar bar) {
                    bar.getMenus().forEach(menu -> {
                        menu.show();
                        menu.hide();
                    });
                } else {
                    ((MenuButton) node).show();
                    ((MenuButton) node).hide();
                }
                return null;
            });
        }
    }

    @Test
    void aSessionThatWasClosedIsHeldByNothing() {
        WeakReference<DebugSession> old = new WeakReference<>(session());
        lookAtEverything();
        openTheMenus();
        script("phase", 17, 17);
        awaitCollected("the closed session is gone", () -> old.get() == null);
    }
}
