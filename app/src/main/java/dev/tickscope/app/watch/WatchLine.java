package dev.tickscope.app.watch;

/**
 * One watched expression at an instant.
 *
 * @param number what it is known by while the list lasts
 * @param value rounded where it is long, or what is wrong with the expression
 * @param exact the value without rounding
 * @param change since the row before: "=" for none, "–" where there is nothing to compare with
 * @param exactChange the same without rounding
 * @param wrong whether the expression is not understood in this session
 */
record WatchLine(int number, String expression, String value, String exact, String change, String exactChange, boolean wrong) {
}
