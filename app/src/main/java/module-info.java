/** The program: window, menus, wiring. */
module dev.tickscope.app {
    requires dev.tickscope.core;
    requires dev.tickscope.timeline;
    requires dev.tickscope.scene;
    requires javafx.controls;
    requires javafx.swing;
    requires atlantafx.base;
    requires org.kordamp.ikonli.core;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.feather;
    requires info.picocli;

    exports dev.tickscope.app to javafx.graphics;
    opens dev.tickscope.app to info.picocli;

    uses dev.tickscope.core.host.DebuggeeProvider;
}
