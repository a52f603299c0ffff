package dev.tickscope.scene.fxyz;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.Material;
import javafx.scene.transform.Rotate;
import org.fxyz3d.geometry.Point3D;
import org.fxyz3d.shapes.composites.PolyLine3D;

/**
 * A square grid of lines on the plane y = 0, in the toolkit's coordinates. A polyline's ribbon is as wide as asked along z and has no
 * width where it runs along z, so one that winds to and fro shows exactly the lines of one direction; two of them, one turned by a
 * quarter, are the grid.
 */
public final class GroundGrid extends Group {
    private final PolyLine3D along;
    private final PolyLine3D across;

    /**
     * @param halfCells cells from the middle to the edge, at least 1
     * @param spacing side of a cell in metres
     * @param lineWidth in metres
     */
    public GroundGrid(int halfCells, double spacing, double lineWidth) {
        List<Point3D> points = new ArrayList<>();
        double edge = halfCells * spacing;
        double side = -edge;
        for (int line = -halfCells; line <= halfCells; line++) {
            double z = line * spacing - lineWidth / 2;
            points.add(new Point3D(side, 0, z));
            points.add(new Point3D(-side, 0, z));
            side = -side;
        }
        along = new PolyLine3D(points, (float) lineWidth, Color.GRAY, PolyLine3D.LineType.RIBBON);
        across = new PolyLine3D(points, (float) lineWidth, Color.GRAY, PolyLine3D.LineType.RIBBON);
        across.getTransforms().add(new Rotate(90, Rotate.Y_AXIS));
        getChildren().addAll(along, across);
    }

    public void setMaterial(Material material) {
        along.meshView.setMaterial(material);
        across.meshView.setMaterial(material);
    }
}
