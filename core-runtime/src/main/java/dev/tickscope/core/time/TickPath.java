package dev.tickscope.core.time;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that runs for every frame, tick or phase. It allocates nothing once warm: no streams, {@code Optional}, boxing,
 * formatting or logging. The build checks the calls, an allocation test the bytes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface TickPath {
}
