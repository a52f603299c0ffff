package dev.tickscope.scene.node;

import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;

/** Materials of the 3D scene, built for one theme. */
final class Materials {
    final PhongMaterial still;
    final PhongMaterial moving;
    final PhongMaterial edge;
    final PhongMaterial floor;
    final PhongMaterial floorLine;
    final PhongMaterial trail;

    Materials(SceneColors colors) {
        still = new PhongMaterial(colors.still());
        moving = new PhongMaterial(colors.moving());
        edge = glowing(colors.edge());
        floor = glowing(colors.floor());
        floorLine = glowing(colors.floorLine());
        trail = glowing(colors.previous());
    }

    /** Looks the same in any light. */
    private static PhongMaterial glowing(Color color) {
        WritableImage pixel = new WritableImage(1, 1);
        PixelWriter writer = pixel.getPixelWriter();
        writer.setColor(0, 0, color);
        PhongMaterial material = new PhongMaterial(Color.BLACK);
        material.setSelfIlluminationMap(pixel);
        return material;
    }
}
