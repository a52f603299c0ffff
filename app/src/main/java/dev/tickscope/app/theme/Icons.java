package dev.tickscope.app.theme;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Icons of 16 px. Feather where it has one; the icons of stepping and the octagon are drawn here, since they repeat the shapes of the
 * lanes. Their colour is {@code -ts-icon}, which styles set.
 */
public final class Icons {
    private static final double SIZE = 16;

    private Icons() {
    }

    public static FontIcon feather(Feather icon) {
        FontIcon node = FontIcon.of(icon, (int) SIZE);
        node.getStyleClass().add("ts-feather");
        return node;
    }

    /** A filled triangle. */
    public static Node play() {
        return icon(filled(new Polygon(4, 2.7, 13.3, 8, 4, 13.3)));
    }

    /** A bar, and a triangle that points back to it. */
    public static Node backTick() {
        return icon(filled(new Rectangle(2.7, 2.7, 2, 10.6)), filled(new Polygon(13.3, 2.7, 5.3, 8, 13.3, 13.3)));
    }

    /** The outline of a triangle that points back: what it plays has happened. */
    public static Node reverse() {
        return icon(stroked(new Polygon(12, 3.3, 4, 8, 12, 12.7)));
    }

    /** A triangle that points to a bar: the newest row. */
    public static Node toLive() {
        return icon(filled(new Polygon(2.7, 2.7, 10.7, 8, 2.7, 13.3)), filled(new Rectangle(11.3, 2.7, 2, 10.6)));
    }

    /** Two filled bars. */
    public static Node pause() {
        return icon(filled(new Rectangle(4, 2.7, 2.7, 10.6)), filled(new Rectangle(9.3, 2.7, 2.7, 10.6)));
    }

    /** A square, as ticks are drawn, with an arrow to the next. */
    public static Node stepTick() {
        Rectangle square = filled(new Rectangle(2, 8.7, 5.3, 5.3));
        square.setArcWidth(2);
        square.setArcHeight(2);
        return icon(square, stroked(path("M4.7 6c0-2.7 2-4 4-4s4 1.3 4 4")), stroked(path("M10.3 4.3l2.4 2l2-2.3")));
    }

    /** A tall outline, as frames are drawn, with an arrow out of it. */
    public static Node stepFrame() {
        Rectangle outline = stroked(new Rectangle(1.7, 2.7, 6, 11.3));
        outline.setArcWidth(2);
        outline.setArcHeight(2);
        return icon(outline, stroked(new Line(9, 8.3, 14, 8.3)), stroked(path("M11.7 5.7l2.7 2.7l-2.7 2.7")));
    }

    /** The sign of a breakpoint. Styles {@code .octagon} fill and outline it. */
    public static SVGPath octagon(double radius) {
        double side = radius * 0.414;
        SVGPath shape = path("M" + -side + " " + -radius + "H" + side + "L" + radius + " " + -side + "V" + side + "L" + side + " " + radius
                + "H" + -side + "L" + -radius + " " + side + "V" + -side + "Z");
        shape.getStyleClass().add("octagon");
        return shape;
    }

    /** The sign of a breakpoint that only logs. Styles {@code .octagon.logs} fill and outline it. */
    public static SVGPath diamond(double radius) {
        SVGPath shape = path("M0 " + -radius + "L" + radius + " 0L0 " + radius + "L" + -radius + " 0Z");
        shape.getStyleClass().addAll("octagon", "logs");
        return shape;
    }

    /** The program's mark: a bar of real time, one of simulation, one that is owed. */
    public static Node logo() {
        Rectangle real = bar(1, 2, 3, 12, "logo-real");
        Rectangle simulation = bar(6, 6, 3, 8, "logo-simulation");
        Rectangle owed = bar(11.5, 2.5, 3, 11, "logo-owed");
        return icon(real, simulation, owed);
    }

    private static Rectangle bar(double x, double y, double width, double height, String style) {
        Rectangle bar = new Rectangle(x, y, width, height);
        bar.setArcWidth(2);
        bar.setArcHeight(2);
        bar.getStyleClass().add(style);
        return bar;
    }

    private static SVGPath path(String content) {
        SVGPath path = new SVGPath();
        path.setContent(content);
        return path;
    }

    private static <S extends Shape> S filled(S shape) {
        shape.getStyleClass().add("ts-icon-fill");
        return shape;
    }

    private static <S extends Shape> S stroked(S shape) {
        shape.getStyleClass().add("ts-icon-stroke");
        return shape;
    }

    /** Keeps the 16 px square whatever the shapes take of it. */
    private static Node icon(Node... shapes) {
        Group group = new Group();
        Rectangle bounds = new Rectangle(SIZE, SIZE);
        bounds.setFill(null);
        bounds.setMouseTransparent(true);
        group.getChildren().add(bounds);
        group.getChildren().addAll(shapes);
        StackPane pane = new StackPane(group);
        pane.setMinSize(SIZE, SIZE);
        pane.setPrefSize(SIZE, SIZE);
        pane.setMaxSize(SIZE, SIZE);
        pane.getStyleClass().add("ts-icon");
        return pane;
    }
}
