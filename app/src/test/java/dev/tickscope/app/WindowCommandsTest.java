package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.command.AppCommand;
import dev.tickscope.app.command.CommandIds;
import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.command.Stroke;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.MenuRow;
import dev.tickscope.app.shell.PastActions;
import dev.tickscope.app.shell.RunActions;
import dev.tickscope.app.shell.SessionMenu;
import dev.tickscope.app.work.SessionStarter;
import dev.tickscope.app.work.Trouble;
import dev.tickscope.app.work.Workbench;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The real list of commands, without its window. */
class WindowCommandsTest {
    private final List<String> called = new ArrayList<>();
    private final Commands commands = commands();

    private <T> T recorder(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
            called.add(method.getName());
            return method.getReturnType() == boolean.class ? false
                    : method.getReturnType() == LayoutMemory.class ? new LayoutMemory(Settings.load(Path.of("none")), null) : null;
        }));
    }

    private Commands commands() {
        Workbench workbench = new Workbench(SessionStarter.HOSTED, recorder(Trouble.class));
        return WindowCommands.list(workbench, new WindowCommands.Targets(recorder(MenuRow.Actions.class), recorder(RunActions.class),
                recorder(PastActions.class), recorder(SessionMenu.Actions.class), recorder(WindowCommands.More.class)), Settings.load(Path.of("none")));
    }

    @Test
    void noSchemeUsesAKeyTwice() {
        for (KeyScheme scheme : KeyScheme.values()) {
            for (boolean menuKey : new boolean[] {false, true}) {
                KeyTable keys = new KeyTable(commands, scheme, menuKey);
                for (String id : List.of(CommandIds.RESUME, CommandIds.PAUSE, CommandIds.STEP_TICK, CommandIds.STEP_PHASE, CommandIds.STEP_FRAME,
                        CommandIds.FINISH_FRAME, CommandIds.RUN_TO_CURSOR, CommandIds.BREAKPOINT)) {
                    assertFalse(keys.of(id).isEmpty(), scheme.title() + " has no key for " + id);
                }
            }
        }
        KeyTable given = new KeyTable(commands, KeyScheme.TICKSCOPE, true);
        assertEquals(CommandIds.CONTEXT_MENU, given.match(Stroke.parse("Shift+F10")).orElseThrow().id());
        assertEquals(CommandIds.STEP_FRAME, given.match(Stroke.parse("Ctrl+F11")).orElseThrow().id());
    }

    @Test
    void everyCommandHasWordsAndDoesOneThing() {
        assertTrue(commands.fixed().size() >= 55, "only " + commands.fixed().size());
        List<String> titles = new ArrayList<>();
        for (AppCommand command : commands.fixed()) {
            assertFalse(command.title().isBlank() || command.group().isBlank(), command.id());
            titles.add(command.group() + "/" + command.title());
            called.clear();
            command.run();
            assertEquals(1, called.size(), command.id() + " does " + called);
        }
        assertEquals(titles.size(), new HashSet<>(titles).size());
    }

    @Test
    void withoutASessionTheRunSaysWhyItCannot() {
        for (String id : List.of(CommandIds.RESUME, CommandIds.STEP_TICK, CommandIds.RUN_TO_CURSOR, "session.save")) {
            assertEquals("No session is open yet", commands.get(id).whyNot(), id);
        }
        assertEquals("Nothing is recorded yet", commands.get(CommandIds.BACK_TICK).whyNot());
    }
}
