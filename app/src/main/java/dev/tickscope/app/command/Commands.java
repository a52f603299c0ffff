package dev.tickscope.app.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** All commands of the window, each once, in the order of the menus. */
public final class Commands {
    private final Map<String, AppCommand> fixed = new LinkedHashMap<>();
    private final List<Supplier<List<AppCommand>>> changing = new ArrayList<>();

    /**
     * Adds commands after those that are there.
     *
     * @throws IllegalArgumentException if there is one of that id already
     */
    public void add(AppCommand... commands) {
        for (AppCommand command : commands) {
            if (fixed.putIfAbsent(command.id(), command) != null) {
                throw new IllegalArgumentException("there is a command " + command.id() + " already");
            }
        }
    }

    /** Adds commands that come and go, such as one for each file that was opened lately. They have no keys. */
    public void addChanging(Supplier<List<AppCommand>> commands) {
        changing.add(commands);
    }

    /** Those that are always there. */
    public List<AppCommand> fixed() {
        return List.copyOf(fixed.values());
    }

    /** All that there are at the moment. */
    public List<AppCommand> all() {
        List<AppCommand> all = new ArrayList<>(fixed.values());
        changing.forEach(supplier -> all.addAll(supplier.get()));
        return all;
    }

    /** Those of a menu and of the menus in it, in their order. */
    public List<AppCommand> group(String menu) {
        return all().stream().filter(command -> command.group().equals(menu) || command.group().startsWith(menu + "/")).toList();
    }

    /**
     * One of those that are always there.
     *
     * @throws IllegalArgumentException if there is none of that id
     */
    public AppCommand get(String id) {
        AppCommand command = fixed.get(id);
        if (command == null) {
            throw new IllegalArgumentException("there is no command " + id);
        }
        return command;
    }
}
