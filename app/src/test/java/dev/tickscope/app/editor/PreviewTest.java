package dev.tickscope.app.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.core.capture.CaptureException;
import dev.tickscope.core.capture.CaptureProgress;
import dev.tickscope.core.capture.CaptureReader;
import dev.tickscope.core.capture.FrameCapture;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractDraft;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.Rational;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A clock without a game under contracts of all kinds, and its numbers. */
class PreviewTest {
    /** 100 ms in six frames, 158 ms in one, 150 ms in nine. */
    private static final PreviewPacing LONG = PreviewPacing.builtIn().get(0);

    private static Preview run(ClockContract contract) {
        return Preview.run(contract, LONG, () -> false);
    }

    private static ClockContract changed(String preset, String... changes) {
        ContractDraft draft = ContractDraft.of(ContractReader.preset(preset));
        for (int i = 0; i < changes.length; i += 2) {
            draft = draft.with(changes[i], changes[i + 1]);
        }
        return draft.contract().orElseThrow();
    }

    @Test
    void theNumbersAreExact() {
        Preview.Totals totals = run(ContractReader.preset("phase")).totals();
        // 6 ticks, then 4 of 9 and 5 dropped, then 9; 8 ms are over.
        assertEquals(new Preview.Totals(16, 19, 4, 2, Rational.ZERO, Rational.of(5, 60), Rational.of(8, 1000), Rational.of(12, 25)), totals);
        assertEquals("19 ticks ran, 83.333 ms were dropped, 8.000 ms are carried, alpha is 0.4800 at the end.", PreviewWords.sentence(totals));
        Preview.Totals all = run(changed("phase", "cap", "2", "excess", "dropRest", "maxDelta", "150ms")).totals();
        assertEquals(new Preview.Totals(16, 17, 2, 5, Rational.of(8, 1000), Rational.of(7, 60), Rational.ZERO, Rational.ZERO), all);
        Preview.Totals scaled = run(ContractReader.preset("scaled")).totals();
        assertNull(scaled.alphaFraction());
        assertTrue(PreviewWords.sentence(scaled).endsWith("and there is no alpha."));
    }

    @Test
    void bothAreComparedLineByLine() {
        Preview edited = run(changed("phase", "cap", "5"));
        Preview base = run(ContractReader.preset("phase"));
        assertEquals("They part in frame 7: 5 ticks instead of 4.", PreviewWords.parting(edited, base));
        List<PreviewWords.Line> lines = PreviewWords.lines(edited.totals(), base.totals());
        assertEquals(List.of(new PreviewWords.Line("Ticks", "20", "19"), new PreviewWords.Line("Most in a frame", "5", "4"),
                new PreviewWords.Line("Dropped", "66.667 ms", "83.333 ms")), lines.stream().filter(PreviewWords.Line::differs).toList());
        assertEquals("In these frames both do the same.", PreviewWords.parting(base, run(changed("phase", "pause", "clear"))));
        assertEquals("They part in frame 7: 91.333 ms instead of 83.333 ms dropped.",
                PreviewWords.parting(run(changed("phase", "excess", "dropRest")), base));
    }

    @Test
    void everyPresetRunsUnderEveryPacing() {
        for (String id : ContractReader.PRESETS) {
            for (PreviewPacing pacing : PreviewPacing.builtIn()) {
                Preview preview = Preview.run(ContractReader.preset(id), pacing, () -> false);
                assertNull(preview.trouble(), id);
                assertEquals(pacing.frameSeconds().size(), preview.totals().frames(), id);
                assertTrue(TimeLedger.at(preview.view(), preview.totals().frames() - 1, preview.info().stepUnits()).balanced(), id);
            }
        }
    }

    @Test
    void ofACaptureTheBeginningIsRun() throws CaptureException {
        StringBuilder csv = new StringBuilder("Application,ProcessID,SwapChainAddress,Runtime,Dropped,TimeInSeconds,msBetweenPresents,msUntilDisplayed\n");
        for (int i = 1; i <= 60; i++) {
            int endMillis = 20 * i + (i < 2 ? 0 : 80);
            csv.append("game.exe,7,0x1,DXGI,0,").append(endMillis / 1000.0).append(',').append(i == 2 ? "100" : "20").append(",20.5\n");
        }
        byte[] bytes = csv.toString().getBytes(StandardCharsets.UTF_8);
        FrameCapture capture = CaptureReader.read("game.csv", new ByteArrayInputStream(bytes), bytes.length, CaptureProgress.none());
        PreviewPacing pacing = PreviewPacing.of((PacingChoice.Capture) PacingChoice.of(capture, capture.defaultStream()));
        assertEquals("game.csv", pacing.title());
        assertEquals(48, pacing.frameSeconds().size());
        assertEquals(Rational.of(1, 10), pacing.frameSeconds().get(1));
        assertEquals(4, Preview.run(ContractReader.preset("phase"), pacing, () -> false).totals().mostTicks());
    }

    @Test
    void whatWouldBeTooMuchToDrawIsNotRun() {
        Preview preview = run(changed("unity", "rate", "1000000000"));
        assertEquals("More than 20000 ticks would run in these frames: too many to draw.", preview.trouble());
        assertNull(preview.view());
        // A cap keeps it small.
        assertNotNull(run(changed("phase", "rate", "1000000", "cap", "100")).view());
    }

    @Test
    void whatNobodyWantsAnyMoreIsLeft() {
        assertNull(Preview.run(ContractReader.preset("phase"), LONG, () -> true));
    }

    @Test
    void aNumberTooLargeForTheClockIsSaid() {
        Preview preview = run(changed("phase", "maxDelta", "1/1000000007", "maxBacklog", "1/999999937"));
        assertTrue(preview.trouble() == null || preview.trouble().startsWith("A clock cannot run under it: "), preview.trouble());
        Preview none = run(changed("phase", "rate", "1/99999999999999"));
        assertTrue(none.trouble() == null || none.trouble().startsWith("A clock cannot run under it: "), none.trouble());
    }
}
