package dev.tickscope.timeline.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.timeline.table.RowsText.Format;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowsTextTest {
    private record Line(String name, String shown, String exact) {
    }

    private static final List<Column<Line>> COLUMNS = List.of(Column.words("Name, unit", Line::name), Column.values("Value", Line::shown, Line::exact));
    private static final List<Line> LINES = List.of(new Line("a", "≈1.23", "37/30"), new Line("b\t\"c\"\nd", "2", "2"));

    private static RowsText<Line> of(Format format) {
        return new RowsText<>(COLUMNS, LINES::get, LINES.size(), format);
    }

    @Test
    void textHasTabsAndExactValues() {
        RowsText<Line> text = of(Format.TABS);
        assertTrue(text.work(10));
        assertEquals("a\t37/30\nb \"c\" d\t2", text.text());
    }

    @Test
    void csvHasTitlesAndCellsAsTheyAre() {
        RowsText<Line> text = of(Format.CSV);
        assertFalse(text.work(1));
        assertEquals(50, text.percent());
        assertTrue(text.work(1));
        assertEquals("\"Name, unit\",Value\na,37/30\n\"b\t\"\"c\"\"\nd\",2\n", text.text());
    }
}
