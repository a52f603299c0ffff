package dev.tickscope.timeline.ledger;

/**
 * A piece of a bar.
 *
 * @param share its share of the bar, 0 to 1
 * @param amount with its unit, rounded so that the bar's digits add up
 * @param note what it is made of, such as "2 ticks run"; may be empty
 * @param exact the exact amount, for copying
 */
public record LedgerPart(PartKind kind, double share, String amount, String note, String exact) {
}
