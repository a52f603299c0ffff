package dev.tickscope.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Something that the window can do, with all that menus, keys and lists say about it.
 *
 * @param id stays the same from version to version, such as {@code run.stepTick}
 * @param group the menu that it stands in; with a slash, a menu in that menu, such as {@code View/Theme}
 * @param title for menus and lists
 * @param action carries it out
 * @param keys the keys of the program's own scheme, the usual one first
 * @param why tells why it cannot be done now, or null if it can
 * @param on whether what it chooses is chosen; null if it chooses nothing
 * @param manner how its keys and its menu item behave
 */
public record AppCommand(String id, String group, String title, Runnable action, List<Stroke> keys, Supplier<String> why, BooleanSupplier on,
        Manner manner) {
    /**
     * How a command behaves.
     *
     * @param repeats whether a key that is held does it again and again
     * @param viewsKeys whether its keys are those of a view, which acts on them itself; here they are only named
     * @param apart whether a line is drawn above it in its menu
     * @param several whether it can be on together with others of its menu, as a check mark
     */
    public record Manner(boolean repeats, boolean viewsKeys, boolean apart, boolean several) {
        static final Manner PLAIN = new Manner(false, false, false, false);
    }

    /** A plain one, without a key and always possible. */
    public static AppCommand of(String id, String group, String title, Runnable action) {
        return new AppCommand(id, group, title, action, List.of(), () -> null, null, Manner.PLAIN);
    }

    /** With these keys in the program's own scheme. */
    public AppCommand keys(String... strokes) {
        return new AppCommand(id, group, title, action, Arrays.stream(strokes).map(Stroke::parse).toList(), why, on, manner);
    }

    /** With keys that a view acts on itself. */
    public AppCommand viewsKeys(String... strokes) {
        return keys(strokes).manner(new Manner(manner.repeats, true, manner.apart, manner.several));
    }

    /** Impossible while there is a reason. @param reason gives it in words, or null while there is none */
    public AppCommand unless(Supplier<String> reason) {
        return new AppCommand(id, group, title, action, keys, reason, on, manner);
    }

    /** One choice of several, or one that is on together with others. */
    public AppCommand on(boolean several, BooleanSupplier chosen) {
        return new AppCommand(id, group, title, action, keys, why, chosen, new Manner(manner.repeats, manner.viewsKeys, manner.apart, several));
    }

    /** Again and again while its key is held. */
    public AppCommand repeating() {
        return manner(new Manner(true, manner.viewsKeys, manner.apart, manner.several));
    }

    /** Below a line in its menu. */
    public AppCommand apart() {
        return manner(new Manner(manner.repeats, manner.viewsKeys, true, manner.several));
    }

    private AppCommand manner(Manner newManner) {
        return new AppCommand(id, group, title, action, keys, why, on, newManner);
    }

    /** Why it cannot be done now, or null if it can. */
    public String whyNot() {
        return why.get();
    }

    /** Carries it out. */
    public void run() {
        action.run();
    }

    /** {@code View, Theme}: the group in words. */
    public String groupWords() {
        return group.replace("/", ", ");
    }
}
