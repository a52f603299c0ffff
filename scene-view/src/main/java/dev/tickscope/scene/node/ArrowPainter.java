package dev.tickscope.scene.node;

import javafx.scene.canvas.GraphicsContext;

/** Draws arrows between two points of a canvas, in the stroke and fill that are set. */
final class ArrowPainter {
    private static final double HEAD_LENGTH = 8;
    private static final double HEAD_HALF_WIDTH = 4;
    private static final double BREAK_HALF_GAP = 3;
    private static final double BREAK_STROKE = 5;
    /** Below this length there is no room for a head. */
    private static final double SHORTEST = 2;

    private ArrowPainter() {
    }

    /** A shaft and a filled head; broken, the shaft has a gap in the middle. */
    static void draw(GraphicsContext g, double fromX, double fromY, double toX, double toY, boolean broken) {
        double length = Math.hypot(toX - fromX, toY - fromY);
        if (length < SHORTEST) {
            return;
        }
        double ux = (toX - fromX) / length;
        double uy = (toY - fromY) / length;
        double head = Math.min(HEAD_LENGTH, length);
        double neckX = toX - ux * head;
        double neckY = toY - uy * head;
        double half = HEAD_HALF_WIDTH * head / HEAD_LENGTH;
        if (broken) {
            drawBroken(g, fromX, fromY, neckX, neckY, ux, uy);
        } else {
            g.strokeLine(fromX, fromY, neckX, neckY);
        }
        g.beginPath();
        g.moveTo(toX, toY);
        g.lineTo(neckX - uy * half, neckY + ux * half);
        g.lineTo(neckX + uy * half, neckY - ux * half);
        g.closePath();
        g.fill();
    }

    /** A shaft with a gap in the middle and a slanted stroke at each side of it. */
    private static void drawBroken(GraphicsContext g, double fromX, double fromY, double toX, double toY, double ux, double uy) {
        for (int side = -1; side <= 1; side += 2) {
            double x = (fromX + toX) / 2 + side * ux * BREAK_HALF_GAP;
            double y = (fromY + toY) / 2 + side * uy * BREAK_HALF_GAP;
            g.strokeLine(side < 0 ? fromX : toX, side < 0 ? fromY : toY, x, y);
            g.strokeLine(x - uy * BREAK_STROKE - ux, y + ux * BREAK_STROKE - uy, x + uy * BREAK_STROKE + ux, y - ux * BREAK_STROKE + uy);
        }
    }

    /** A shaft and an open head of two strokes, unlike every filled one. */
    static void drawOpen(GraphicsContext g, double fromX, double fromY, double toX, double toY) {
        double length = Math.hypot(toX - fromX, toY - fromY);
        if (length < SHORTEST) {
            return;
        }
        double ux = (toX - fromX) / length;
        double uy = (toY - fromY) / length;
        double head = Math.min(HEAD_LENGTH, length);
        double half = HEAD_HALF_WIDTH * head / HEAD_LENGTH;
        g.strokeLine(fromX, fromY, toX, toY);
        g.strokeLine(toX, toY, toX - ux * head - uy * half, toY - uy * head + ux * half);
        g.strokeLine(toX, toY, toX - ux * head + uy * half, toY - uy * head - ux * half);
    }
}
