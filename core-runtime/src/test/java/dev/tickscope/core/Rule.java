package dev.tickscope.core;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the contract rules, readings and worked examples that a test proves. On a class it counts for the class as a whole. Every id of
 * {@code claimed-rules.txt} has at least one test that carries it, and no test carries another one.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Rule {
    /** Ids such as {@code A12}, {@code BR1}, {@code D3} or {@code X22}. */
    String[] value();
}
