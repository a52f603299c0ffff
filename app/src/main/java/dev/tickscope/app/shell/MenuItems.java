package dev.tickscope.app.shell;

import dev.tickscope.app.command.AppCommand;
import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.command.Stroke;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** Menus made of commands. They are made anew each time one opens, so that they show what is possible and chosen at that moment. */
public final class MenuItems {
    private final Commands commands;
    private final Supplier<KeyTable> keys;

    public MenuItems(Commands commands, Supplier<KeyTable> keys) {
        this.commands = commands;
        this.keys = keys;
    }

    /** The menu of a group, with the menus in it. */
    Menu menu(String group) {
        Menu menu = new Menu(group);
        menu.setId("menu" + group.replace(" ", ""));
        // An empty menu does not open, so it is filled before anybody asks.
        menu.getItems().setAll(items(group));
        menu.setOnShowing(event -> {
            if (event.getTarget() == menu) {
                menu.getItems().setAll(items(group));
            }
        });
        return menu;
    }

    /** A context menu with the commands of some groups. */
    public ContextMenu contextMenu(List<String> groups) {
        ContextMenu menu = new ContextMenu();
        for (String group : groups) {
            if (!menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            menu.getItems().addAll(items(group));
        }
        return menu;
    }

    /** The items of a group; menus in it stand where their first command does. */
    List<MenuItem> items(String group) {
        List<MenuItem> items = new ArrayList<>();
        Map<String, Menu> menus = new LinkedHashMap<>();
        for (AppCommand command : commands.group(group)) {
            String below = command.group().length() > group.length() ? command.group().substring(group.length() + 1) : "";
            boolean newPlace = below.isEmpty() || !menus.containsKey(below);
            if (command.manner().apart() && newPlace && !items.isEmpty()) {
                items.add(new SeparatorMenuItem());
            }
            if (below.isEmpty()) {
                items.add(item(command));
            } else {
                menus.computeIfAbsent(below, name -> {
                    Menu menu = new Menu(name);
                    items.add(menu);
                    return menu;
                }).getItems().add(item(command));
            }
        }
        return items;
    }

    private MenuItem item(AppCommand command) {
        MenuItem item = command.on() == null ? new MenuItem() : command.manner().several() ? new CheckMenuItem() : new RadioMenuItem();
        item.setId(command.id());
        item.setMnemonicParsing(false);
        List<Stroke> strokes = keys.get().of(command.id());
        boolean named = command.manner().viewsKeys() || !strokes.isEmpty() && strokes.get(0).isCharacter();
        // Characters are only named: as accelerators they would act while somebody types.
        item.setText(strokes.isEmpty() || !named ? command.title() : command.title() + "  (" + strokes.get(0).text() + ")");
        item.setAccelerator(strokes.isEmpty() || named ? null : Strokes.accelerator(strokes.get(0)));
        item.setDisable(command.whyNot() != null);
        if (item instanceof CheckMenuItem check) {
            check.setSelected(command.on().getAsBoolean());
        } else if (item instanceof RadioMenuItem radio) {
            radio.setSelected(command.on().getAsBoolean());
        }
        item.setOnAction(event -> command.run());
        return item;
    }
}
