package dev.tickscope.core.physics.dyn4j;

import org.dyn4j.geometry.Rotation;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;

/**
 * A body's pose that turns by {@link StrictMath}. dyn4j turns by {@code Math.sin} and {@code Math.cos}, whose last bit differs between
 * processors, and one bit is enough for two worlds to part after a few contacts.
 *
 * <p>dyn4j changes poses through the body's getters and reads them through fields, too; {@code mirror} is the transform in that field
 * and always has the same value.
 */
final class StrictTransform extends Transform {
    private final Transform mirror;
    private final StrictRotation turn = new StrictRotation();

    StrictTransform(Transform mirror) {
        this.mirror = mirror;
    }

    @Override
    public void rotate(double angle, double aboutX, double aboutY) {
        super.rotate(turn.by(angle), aboutX, aboutY);
        mirror.set(this);
    }

    @Override
    public void translate(double byX, double byY) {
        super.translate(byX, byY);
        mirror.set(this);
    }

    @Override
    public void translate(Vector2 by) {
        translate(by.x, by.y);
    }

    @Override
    public void set(Transform other) {
        super.set(other);
        mirror.set(this);
    }

    @Override
    public void setTranslation(double toX, double toY) {
        super.setTranslation(toX, toY);
        mirror.set(this);
    }

    void turnTo(double angle) {
        cost = StrictMath.cos(angle);
        sint = StrictMath.sin(angle);
        mirror.set(this);
    }

    @Override
    public Rotation setRotation(Rotation to) {
        Rotation before = super.setRotation(to);
        mirror.set(this);
        return before;
    }

    /** Part of the way from here to another pose, the short way round. */
    @Override
    public void lerp(Transform end, double part, Transform into) {
        double intoX = (1 - part) * x + part * end.getTranslationX();
        double intoY = (1 - part) * y + part * end.getTranslationY();
        double from = angle(cost, sint);
        double way = angle(end.getCost(), end.getSint()) - from;
        if (way < -Math.PI) {
            way += 2 * Math.PI;
        } else if (way > Math.PI) {
            way -= 2 * Math.PI;
        }
        into.setRotation(turn.by(from + way * part));
        into.setTranslation(intoX, intoY);
    }

    private static double angle(double cos, double sin) {
        double angle = StrictMath.acos(cos);
        return sin >= 0 ? angle : -angle;
    }

    /** Part of the way along a movement and a turn. */
    @Override
    public void lerp(Vector2 movement, double angle, double part, Transform into) {
        into.set(this);
        into.rotate(turn.by(angle * part), x, y);
        into.translate(movement.x * part, movement.y * part);
    }

    private static final class StrictRotation extends Rotation {
        StrictRotation by(double angle) {
            cost = StrictMath.cos(angle);
            sint = StrictMath.sin(angle);
            return this;
        }
    }
}
