package dev.tickscope.timeline.ledger;

import java.util.List;

/**
 * One bar with everything written around it.
 *
 * @param title such as "Frame 512"
 * @param caption the sum in numbers
 * @param parts in their fixed order, none of them 0
 * @param residue such as "residue 0 ns"
 * @param balanced whether the residue is 0
 */
public record LedgerBar(String title, String caption, List<LedgerPart> parts, String residue, boolean balanced) {
    public LedgerBar {
        parts = List.copyOf(parts);
    }

    /** The bar in words, for a screen reader. */
    public String spoken() {
        StringBuilder text = new StringBuilder(title).append(", ").append(caption);
        for (LedgerPart part : parts) {
            text.append("; ").append(part.kind().label()).append(' ').append(part.amount());
            if (!part.note().isEmpty()) {
                text.append(", ").append(part.note());
            }
        }
        return text.append("; ").append(residue).toString();
    }
}
