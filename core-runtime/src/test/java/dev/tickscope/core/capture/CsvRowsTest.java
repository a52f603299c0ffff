package dev.tickscope.core.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CsvRowsTest {
    private static List<List<String>> all(String text) throws IOException {
        CsvRows rows = new CsvRows(new StringReader(text));
        List<List<String>> lines = new ArrayList<>();
        while (rows.next()) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < rows.cellCount(); i++) {
                cells.add(rows.text(i));
            }
            lines.add(cells);
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {"a,b\nc,d\n", "a,b\r\nc,d\r\n", "a,b\rc,d\r", "a,b\nc,d", "a,b\r\nc,d\r", " a ,\tb\nc,d\n"})
    void everyLineEndGivesTheSameCells(String text) throws IOException {
        assertEquals(List.of(List.of("a", "b"), List.of("c", "d")), all(text));
    }

    @Test
    void aLineFeedAfterACarriageReturnCountsAsOneLineEvenAcrossBlocks() throws IOException {
        String wide = "x".repeat((1 << 14) - 1);
        CsvRows rows = new CsvRows(new StringReader(wide + "\r\nlast"));
        assertTrue(rows.next());
        assertTrue(rows.next());
        assertEquals(2, rows.lineNumber());
        assertEquals("last", rows.text(0));
        assertFalse(rows.next());
    }

    @Test
    void quotationMarksKeepCommasAndDoubledOnesStandForOne() throws IOException {
        assertEquals(List.of(List.of("MSI (X, Y)", "a \"b\" c", "", "5\"", "tail")),
                all("\"MSI (X, Y)\",\"a \"\"b\"\" c\",\"\",5\",tail"));
    }

    @Test
    void aLostQuotationMarkCostsOneLineOnly() throws IOException {
        assertEquals(List.of(List.of("a", "b,c"), List.of("d", "e")), all("a,\"b,c\nd,e\n"));
    }

    @Test
    void blankLinesKeepTheirLineNumber() throws IOException {
        CsvRows rows = new CsvRows(new StringReader("\n  \nx\n"));
        rows.next();
        assertTrue(rows.isBlankLine());
        rows.next();
        assertTrue(rows.isBlankLine());
        rows.next();
        assertFalse(rows.isBlankLine());
        assertEquals(3, rows.lineNumber());
    }

    @Test
    void aLineOfMegabytesIsReadOverAndTheNextOneIsFine() throws IOException {
        CsvRows rows = new CsvRows(new StringReader("y,".repeat(2_000_000) + "\na,b\n"));
        rows.next();
        assertTrue(rows.isTooLong());
        rows.next();
        assertFalse(rows.isTooLong());
        assertEquals("b", rows.text(1));
    }

    @Test
    void onlyALastLineWithoutNewlineCanBeCutOff() throws IOException {
        CsvRows rows = new CsvRows(new StringReader("a\nb"));
        rows.next();
        assertTrue(rows.hasNewlineAtEnd());
        rows.next();
        assertFalse(rows.hasNewlineAtEnd());
    }

    @ParameterizedTest
    @CsvSource({"0.10, 0.10", "-5, -5", "+5, 5", ".5, 0.5", "5., 5", "1.5E-05, 0.000015", "1e3, 1000",
        "0.00334499999999949, 0.00334499999999949"})
    void decimalsAreExact(String text, BigDecimal expected) {
        assertEquals(0, expected.compareTo(DecimalText.parse(text.toCharArray(), 0, text.length())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".", "1,5", "1.2.3", "NaN", "Infinity", "0x1F", "1e", "1e999", "e5", "1 2", "١٢",
        "5f", "--5", "1_000"})
    void everythingElseIsNoDecimal(String text) {
        assertNull(DecimalText.parse(text.toCharArray(), 0, text.length()));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0", "1.5, 2", "2.5, 2", "2.51, 3", "-0.5, 0", "-1.5, -2"})
    void nanosecondsAreRoundedHalfToEven(BigDecimal exact, long expected) {
        assertEquals(expected, DecimalText.quantise(exact));
    }
}
