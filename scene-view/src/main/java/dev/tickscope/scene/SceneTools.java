package dev.tickscope.scene;

import dev.tickscope.scene.node.CameraControl;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;

/** The row under the header: chips for what lies before the moment, and the camera's buttons. */
final class SceneTools extends HBox {
    private static final String CUBE = "M7 0.8 L12.6 3.9 L12.6 10.1 L7 13.2 L1.4 10.1 L1.4 3.9 Z M1.4 3.9 L7 7 L12.6 3.9 M7 7 L7 13.2";
    private static final String TOP_FACE = "M7 0.8 L12.6 3.9 L7 7 L1.4 3.9 Z";
    private static final String FRONT_FACE = "M1.4 3.9 L7 7 L7 13.2 L1.4 10.1 Z";
    private static final String SIDE_FACE = "M12.6 3.9 L7 7 L7 13.2 L12.6 10.1 Z";
    private static final double ZOOM = 0.8;

    /** What the buttons do. */
    interface Actions {
        void home();

        void zoom(double factor);

        void view(CameraControl.Side side);

        void follow(boolean on);
    }

    private final ToggleButton follow = new ToggleButton();
    private final HBox camera = new HBox();

    SceneTools(SceneChips chips, Actions actions) {
        getStyleClass().add("scene-tools");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        camera.getStyleClass().add("scene-camera");
        dress(follow, "sceneFollow", "Follow the selected body (C)",
                icon("M7 0.5 V3.5 M7 10.5 V13.5 M0.5 7 H3.5 M10.5 7 H13.5 M7 3.2 A3.8 3.8 0 1 1 6.99 3.2 Z", "M7 5.4 A1.6 1.6 0 1 1 6.99 5.4 Z"));
        follow.setOnAction(event -> actions.follow(follow.isSelected()));
        camera.getChildren().addAll(follow,
                button("sceneZoomIn", "Nearer (+)", icon("M7 2 V12 M2 7 H12", ""), () -> actions.zoom(ZOOM)),
                button("sceneZoomOut", "Further away (−)", icon("M2 7 H12", ""), () -> actions.zoom(1 / ZOOM)),
                button("sceneFront", "From the front (1)", icon(CUBE, FRONT_FACE), () -> actions.view(CameraControl.Side.FRONT)),
                button("sceneSide", "From the side (2)", icon(CUBE, SIDE_FACE), () -> actions.view(CameraControl.Side.SIDE)),
                button("sceneTop", "From the top (3)", icon(CUBE, TOP_FACE), () -> actions.view(CameraControl.Side.TOP)),
                button("sceneHome", "Back to the first look (Home)", icon("M1 7 L7 1.2 L13 7 M3 5.6 V12.6 H11 V5.6 M5.8 12.6 V8.6 H8.2 V12.6", ""),
                        actions::home));
        getChildren().addAll(chips.extras());
        getChildren().addAll(gap, camera);
    }

    private static Button button(String id, String words, Group icon, Runnable action) {
        Button button = new Button();
        dress(button, id, words, icon);
        button.setOnAction(event -> action.run());
        return button;
    }

    private static void dress(ButtonBase button, String id, String words, Group icon) {
        button.setId(id);
        button.setGraphic(icon);
        button.getStyleClass().add("scene-button");
        button.setTooltip(new Tooltip(words));
        button.setAccessibleText(words);
    }

    private static Group icon(String lines, String face) {
        SVGPath filled = new SVGPath();
        filled.setContent(face);
        filled.getStyleClass().add("face");
        SVGPath drawn = new SVGPath();
        drawn.setContent(lines);
        drawn.getStyleClass().add("lines");
        // Icons of different extents stay alike in size and place.
        SVGPath square = new SVGPath();
        square.setContent("M0 0 H14 V14 H0 Z");
        square.getStyleClass().add("space");
        return new Group(square, filled, drawn);
    }

    /** @param world whether there is anything to look at */
    void show(boolean world, boolean selected, boolean follows) {
        camera.setDisable(!world);
        follow.setDisable(!selected);
        follow.setSelected(follows);
    }
}
