package dev.tickscope.timeline.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.PanelRun;
import java.math.BigDecimal;
import java.util.List;
import java.util.SplittableRandom;
import dev.tickscope.core.time.TickRate;
import org.junit.jupiter.api.Test;

/** Nothing is ever missing: at the end of every frame, after every tick and at every stop, whatever the contract and the schedule. */
class BalanceReaderTest {
    private static final List<String> CONTRACTS = List.of("phase", "scaled", "ordered",
            "{\"extends\":\"phase\",\"maxDelta\":\"50ms\",\"discardAt\":\"end\"}",
            "{\"extends\":\"ordered\",\"excess\":\"keep\",\"cap\":2,\"rate\":\"60000/1001\"}",
            "{\"extends\":\"scaled\",\"capTest\":\"ticks\",\"discardAt\":\"end\",\"cap\":3}",
            "{\"extends\":\"phase\",\"maxScaledDelta\":\"40ms\",\"cap\":null,\"pause\":\"clear\",\"singleStep\":\"wholeFrame\"}");
    private static final List<String> SCALES = List.of("1", "1/2", "5/2", "1/3", "0", "7/1000", "100");

    private static void act(PanelRun run, SplittableRandom random) {
        switch (random.nextInt(17)) {
            case 0 -> run.apply(new Command.Pause());
            case 1, 2, 3 -> run.apply(new Command.Resume());
            case 4 -> run.apply(new Command.StepTick(), random.nextInt(30) + "ms");
            case 5 -> run.apply(new Command.StepFrame(), random.nextInt(30) + "ms");
            case 6 -> run.scale(SCALES.get(random.nextInt(SCALES.size())));
            case 7 -> run.frames((run.running() ? "-" : "") + random.nextInt(1, 9) + "ms");
            case 9 -> run.apply(new Command.SetRate(TickRate.hz(List.of(30L, 60L, 100L, 75L).get(random.nextInt(4)))));
            case 8 -> run.apply(random.nextInt(3) == 0 ? new Command.Restart() : new Command.LoadScene());
            default -> run.frames(random.nextInt(1, random.nextInt(5) == 0 ? 400_000_000 : 30_000_000) + "ns");
        }
    }

    private static PanelRun random(String contract, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PanelRun run = PanelRun.of(contract);
        run.breakpoint(1, "fixedUpdate", random.nextInt(3, 9)).breakpoint(2, "update", 0).apply(new Command.EnableBreakpoint(2, false));
        for (int i = 0; i < 60; i++) {
            if (i % 20 == 7) {
                run.apply(new Command.EnableBreakpoint(2, i % 40 == 7));
            }
            act(run, random);
        }
        return run;
    }

    @Test
    void nothingIsMissingAtAnyMoment() {
        for (String contract : CONTRACTS) {
            for (int seed = 0; seed < 6; seed++) {
                PanelRun run = random(contract, seed);
                for (long position = 0; position < run.view().frames().rowCount(); position++) {
                    complete(run, run.frame(position));
                }
                for (long row = 0; row < run.view().ticks().rowCount(); row++) {
                    complete(run, run.tick(row));
                }
                complete(run, run.live());
            }
        }
    }

    private static void complete(PanelRun run, Moment moment) {
        StoreView view = run.view();
        LedgerViewModel model = new LedgerViewModel(run.info());
        model.update(view, moment);
        for (LedgerBar bar : model.bars()) {
            assertEquals("residue 0 ns", bar.residue(), moment + " " + bar);
            assertTrue(bar.balanced());
            digitsAddUp(bar);
        }
    }

    /** The shown amounts of a bar add up to the total in its caption. */
    private static void digitsAddUp(LedgerBar bar) {
        BigDecimal sum = BigDecimal.ZERO;
        for (LedgerPart part : bar.parts()) {
            sum = sum.add(number(part.amount()));
        }
        String caption = bar.caption();
        BigDecimal total = caption.contains("=") ? number(caption.substring(caption.indexOf('=') + 2))
                : caption.contains("became") ? number(caption.substring(caption.indexOf("became") + 7)) : number(caption);
        assertEquals(0, total.compareTo(sum), bar.toString());
        if (caption.contains("=")) {
            BigDecimal left = BigDecimal.ZERO;
            String terms = caption.substring(caption.contains("became") ? caption.indexOf("became") + 7 : 0, caption.indexOf('='));
            for (String term : terms.split(" \\+ ")) {
                left = left.add(number(term));
            }
            assertEquals(0, total.compareTo(left), bar.toString());
        }
    }

    private static BigDecimal number(String text) {
        return new BigDecimal(text.substring(0, text.indexOf(' ')).replace('\u2212', '-'));
    }

    @Test
    void theEndOfAFrameIsTheLedgerOfTheLoop() {
        PanelRun run = random("ordered", 3);
        BalanceReader reader = new BalanceReader(run.info());
        for (long position = 0; position < run.view().frameEnds().rowCount(); position++) {
            TimeLedger ledger = TimeLedger.at(run.view(), position, run.info().stepUnits());
            Balance balance = reader.at(run.view(), run.frame(position));
            assertEquals(ledger.oneLine(), balance.oneLine());
            assertEquals(Rational.of(ledger.realUnits()), balance.real());
            assertEquals(ledger.amount(ledger.accumulatorUnits(), ledger.accumulatorPart()), balance.accumulator());
            assertEquals(ledger.amount(ledger.droppedUnits(), ledger.droppedPart()), balance.dropped());
        }
    }

    @Test
    void theLastTickOfAFrameThatDropsNothingLateHasTheBalanceOfItsEnd() {
        PanelRun run = PanelRun.of("scaled").frames("10ms").scale("1/3").frames("290ms", "40ms").scale("7/1000").frames("1");
        BalanceReader reader = new BalanceReader(run.info());
        for (long row = 0; row < run.view().ticks().rowCount(); row++) {
            Moment tick = run.tick(row);
            Moment end = run.frame(tick.framePosition());
            if (end.tickRow() == row) {
                assertEquals(reader.at(run.view(), end), reader.at(run.view(), tick));
            }
        }
        assertEquals(6, run.view().ticks().rowCount());
    }
}
