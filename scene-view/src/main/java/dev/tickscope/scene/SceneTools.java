package dev.tickscope.scene;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The row under the header: chips for what lies before the moment, and the camera's buttons. */
final class SceneTools extends HBox {
    SceneTools(SceneChips chips) {
        getStyleClass().add("scene-tools");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(chips.extras());
        getChildren().add(gap);
    }
}
