/** The scene panel: where bodies were, are and were shown. */
module dev.tickscope.scene {
    requires transitive dev.tickscope.core;
    requires transitive javafx.controls;
    requires org.fxyz3d.core;

    exports dev.tickscope.scene;
}
