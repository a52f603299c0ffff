package dev.tickscope.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The registry, the key tables and the search, without any window. */
class CommandsTest {
    private final List<String> done = new ArrayList<>();
    private final Commands commands = new Commands();

    private AppCommand command(String id, String group, String title) {
        return AppCommand.of(id, group, title, () -> done.add(id));
    }

    private static List<String> ids(List<AppCommand> commands) {
        return commands.stream().map(AppCommand::id).toList();
    }

    private KeyTable own() {
        return new KeyTable(commands, KeyScheme.TICKSCOPE, false);
    }

    private void debugger() {
        commands.add(command(CommandIds.RESUME, "Run", "Resume").keys("F5"), command(CommandIds.PAUSE, "Run", "Pause").keys("F6"),
                command(CommandIds.STEP_TICK, "Run", "Step tick").keys("F10", ".").unless(() -> "Only while paused"),
                command(CommandIds.STEP_FRAME, "Run", "Step frame").keys("Shift+F10"), command("past.mark", "Look back", "Mark").keys("M"),
                command("view.theme.dark", "View/Theme", "Dark"));
    }

    @Test
    void groupsKeepTheOrderAndHaveWhatIsInThem() {
        debugger();
        assertEquals(List.of("view.theme.dark"), ids(commands.group("View")));
        assertEquals(List.of(CommandIds.RESUME, CommandIds.PAUSE, CommandIds.STEP_TICK, CommandIds.STEP_FRAME), ids(commands.group("Run")));
        assertEquals("View, Theme", commands.get("view.theme.dark").groupWords());
    }

    @Test
    void anIdIsTakenOnce() {
        debugger();
        assertThrows(IllegalArgumentException.class, () -> commands.add(command("past.mark", "Run", "Again")));
        assertThrows(IllegalArgumentException.class, () -> commands.get("nothing"));
    }

    @Test
    void commandsThatComeAndGoAreAskedForEachTime() {
        List<AppCommand> files = new ArrayList<>();
        commands.addChanging(() -> List.copyOf(files));
        assertEquals(List.of(), commands.all());
        files.add(command("file.recent.a", "File/Recent", "a.csv"));
        assertEquals(List.of("file.recent.a"), ids(commands.group("File")));
        assertEquals(List.of(), commands.fixed());
    }

    @Test
    void aReasonIsToldAndNoneIsNull() {
        debugger();
        assertEquals("Only while paused", commands.get(CommandIds.STEP_TICK).whyNot());
        assertNull(commands.get(CommandIds.RESUME).whyNot());
    }

    @Test
    void keysFindTheirCommandAndModifiersMatter() {
        debugger();
        own().match(Stroke.parse("F10")).orElseThrow().run();
        own().match(Stroke.parse(".")).orElseThrow().run();
        own().match(Stroke.parse("Shift+F10")).orElseThrow().run();
        assertEquals(List.of(CommandIds.STEP_TICK, CommandIds.STEP_TICK, CommandIds.STEP_FRAME), done);
        assertTrue(own().match(Stroke.parse("Ctrl+Shift+F10")).isEmpty());
        assertEquals("F10 or .", own().words(CommandIds.STEP_TICK));
        assertEquals("⇧F10", own().shown(CommandIds.STEP_FRAME));
        assertEquals("", own().words("view.theme.dark"));
    }

    @Test
    void aSchemeReplacesTheKeysThatItNames() {
        debugger();
        KeyTable jetBrains = new KeyTable(commands, KeyScheme.JETBRAINS, false);
        assertEquals(CommandIds.STEP_TICK, jetBrains.match(Stroke.parse("F8")).orElseThrow().id());
        assertEquals(CommandIds.RESUME, jetBrains.match(Stroke.parse("F9")).orElseThrow().id());
        assertTrue(jetBrains.match(Stroke.parse("F10")).isEmpty());
        assertEquals("M", jetBrains.words("past.mark"));
    }

    @Test
    void shiftF10CanBeGivenBackToContextMenus() {
        debugger();
        KeyTable given = new KeyTable(commands, KeyScheme.TICKSCOPE, true);
        assertTrue(given.match(Stroke.parse("Shift+F10")).isEmpty());
        assertEquals("Ctrl+F11", given.words(CommandIds.STEP_FRAME));
    }

    @Test
    void aKeyThatWouldDoTwoThingsIsRefused() {
        debugger();
        commands.add(command("other", "Run", "Other").keys("F5"));
        assertThrows(IllegalArgumentException.class, this::own);
    }

    @Test
    void theSearchRanksPlacesAndNeedsEveryWord() {
        debugger();
        assertEquals(List.of(CommandIds.STEP_TICK, CommandIds.STEP_FRAME), ids(CommandSearch.find(commands.all(), own(), "step")));
        assertEquals(List.of(CommandIds.STEP_FRAME), ids(CommandSearch.find(commands.all(), own(), "fr step")));
        assertEquals(List.of(CommandIds.STEP_TICK), ids(CommandSearch.find(commands.all(), own(), "st ti")));
        assertEquals(List.of("past.mark"), ids(CommandSearch.find(commands.all(), own(), "mark")));
        assertEquals(List.of("view.theme.dark"), ids(CommandSearch.find(commands.all(), own(), "theme")));
        assertEquals(List.of(CommandIds.STEP_FRAME), ids(CommandSearch.find(commands.all(), own(), "shift+f10")));
        assertEquals(List.of("past.mark"), ids(CommandSearch.find(commands.all(), own(), "BACK")));
        assertEquals(List.of(), CommandSearch.find(commands.all(), own(), "step nothing"));
        assertEquals(commands.all(), CommandSearch.find(commands.all(), own(), "  "));
        // "sf" are the first letters of Step frame, and stand in no title.
        assertEquals(List.of(CommandIds.STEP_FRAME), ids(CommandSearch.find(commands.all(), own(), "sf")));
    }

    @Test
    void aBetterPlaceComesFirst() {
        commands.add(command("a", "X", "Compare again"), command("b", "X", "Paint"), command("c", "X", "The pain"), command("d", "Pa", "Other"));
        assertEquals(List.of("b", "c", "a", "d"), ids(CommandSearch.find(commands.all(), own(), "pa")));
    }

    @Test
    void anUnknownSchemeIsTheProgramsOwn() {
        assertEquals(KeyScheme.TICKSCOPE, KeyScheme.named("emacs"));
        assertEquals(KeyScheme.JETBRAINS, KeyScheme.named(KeyScheme.JETBRAINS.id()));
    }
}
