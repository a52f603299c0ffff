package dev.tickscope.core.schema;

import java.util.regex.Pattern;

/**
 * What readers refuse and a schema cannot express: what other files, samples or contracts have, what depends on two values, and how a
 * number was written. The page on schemas lists the same.
 */
enum Unsaid {
    CONTRACT_FILE(" is neither a preset \\(.*\\) nor an existing contract file|: cannot be read: |no valid JSON|more than 8 contracts extend one another"),
    WHOLE_NUMBER_WITH_POINT(": expected (a whole|a program's name in quotes or its) number.*, found -?\\d+(\\.0+|E\\+\\d+)$"),
    STAGES("two phases are named|\\d+ phases; at most|expected at least one phase in a fixed tick"),
    RANGE_UPSIDE_DOWN("a time scale range runs from 0|settings\\.\\w+\\.max: expected a whole number from"),
    RATE_TOO_FINE("the tick rate .* is too fine"),
    SCALE_TOO_FINE("the fraction is too fine"),
    TIMES_TOO_FINE("the times are too fine for their length"),
    JITTER_OVER_AN_HOUR("jitter: expected a time from 0 to an hour"),
    SETTING_NOT_OFFERED(" settings: unknown key \"(fixedHz|maxStepsPerFrame|probeDelay|physicsOnFixed)\""),
    NO_PROBES("has no probes: its \"probeDelay\" is null|there are no probes that could be late"),
    RATIO_OUT_OF_RANGE("(snapWithin|tickMargin|jitterFix): expected a number from"),
    POLICIES_APART("needs the longest delta that makes sense|\"repeatOldest\" needs|jitterFix: needs|\"evenSplit\" leaves nothing over"),
    LIMITS("the engine runs 1 to|longer than the engine's limit"),
    SAMPLE("there is no sample|the sample has no (object|action)|at most 63 different actions"),
    STAGE_CANNOT_STOP("nothing can stop in"),
    CONDITION("(condition|log): characters \\d+ to \\d+"),
    BODIES("contact: expected (a sample with bodies|names of bodies)"),
    CAPTURE("pacing\\.capture: |no stream of .* fits");

    private final Pattern message;

    Unsaid(String message) {
        this.message = Pattern.compile(message);
    }

    boolean says(String refusal) {
        return message.matcher(refusal).find();
    }
}
