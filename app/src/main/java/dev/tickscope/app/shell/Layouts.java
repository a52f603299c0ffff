package dev.tickscope.app.shell;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * All layouts, of which one shows. They share their panels, which move from one to the other; what a panel shows, such as its zoom and
 * selection, goes with it.
 */
public final class Layouts extends StackPane {
    /** The panels that there are, in the order of the layouts. */
    public record Panels(Region timeline, Region scene, Region fields, Region tabs, Region ledger, Region histogram, Region statistics) {
    }

    private final DebugLayout debug = new DebugLayout();
    private final PacingLayout pacing = new PacingLayout();
    private LayoutChoice shown;
    private Panels panels;

    /** Shows the places of a layout; its panels come with {@link #fill}. */
    public Layouts(LayoutChoice first) {
        show(first);
    }

    /** Puts the panels into their places. */
    public void fill(Panels all) {
        panels = all;
        LayoutChoice first = shown;
        shown = null;
        show(first);
    }

    public LayoutChoice shown() {
        return shown;
    }

    /** Shows a layout. */
    public void show(LayoutChoice choice) {
        if (choice == shown) {
            return;
        }
        shown = choice;
        getChildren().setAll(choice == LayoutChoice.PACING ? pacing : debug);
        if (panels != null && choice == LayoutChoice.PACING) {
            pacing.fill(panels.timeline, panels.ledger, panels.histogram, panels.statistics);
        } else if (panels != null) {
            debug.fill(panels.timeline, panels.scene, panels.fields, panels.tabs, panels.ledger);
        }
    }
}
