package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.Token;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/** The control as it is drawn. */
class TimelineLookTest {
    private static final double WIDTH = 992;
    private static final double HEIGHT = 568;

    private static String theme(Palette palette) {
        StringBuilder css = new StringBuilder();
        for (Token token : Token.values()) {
            css.append(token.property()).append(": ").append(palette.hex(token)).append("; ");
        }
        return css.toString();
    }

    static void draw(TimelineRun run, String name, java.util.function.Consumer<TimelineViewModel> prepare) {
        draw(run, Playhead.LIVE, name, Palette.DARK, view -> prepare.accept(view.model()));
    }

    private static WritableImage draw(TimelineRun run, Playhead playhead, String name, Palette palette,
            java.util.function.Consumer<TimelineView> prepare) {
        return draw(run, playhead, name, palette, WIDTH, HEIGHT, prepare);
    }

    private static WritableImage draw(TimelineRun run, Playhead playhead, String name, Palette palette, double width, double height,
            java.util.function.Consumer<TimelineView> prepare) {
        return Toolkit.on(() -> {
            TimelineView view = new TimelineView(new TimelineViewModel());
            Scene scene = Toolkit.scene(view, width, height, theme(palette));
            view.setSession(run.info());
            view.update(run.view(), playhead);
            prepare.accept(view);
            view.update(run.view(), playhead);
            return Toolkit.picture(scene, name);
        });
    }

    @Test
    void theWorkedExampleIsDrawnInBothThemes() {
        for (Palette palette : new Palette[] {Palette.DARK, Palette.LIGHT}) {
            boolean dark = palette == Palette.DARK;
            WritableImage image = draw(TimelineRun.workedExample(), Playhead.LIVE, dark ? "worked-dark" : "worked-light", palette, view -> { });
            assertEquals(palette.get(Token.PANEL), image.getPixelReader().getColor(5, 300), "lane heads have the panel's colour");
            assertTrue(count(image, palette.get(Token.FIXED)) > 2_000, "ticks are drawn");
            assertTrue(count(image, palette.get(Token.STOP_FILL)) > 500, "the playhead's flag is drawn");
        }
    }

    @Test
    void thePointersDetailsAreDrawnOverTheLanes() {
        draw(TimelineRun.workedExample(), Playhead.LIVE, "hover", Palette.DARK, view -> view.hover(136 + 620, 32 + 48 + 80, true));
    }

    @Test
    void whatMovesWithThePointerLeavesNothingBehind() {
        TimelineRun run = TimelineRun.workedExample();
        WritableImage alone = draw(run, Playhead.LIVE, "pointer-gone", Palette.DARK, view -> { });
        WritableImage moved = Toolkit.on(() -> {
            TimelineView view = new TimelineView(new TimelineViewModel());
            Scene scene = Toolkit.scene(view, WIDTH, HEIGHT, theme(Palette.DARK));
            view.setSession(run.info());
            for (double x : new double[] {300, 420, 500}) {
                view.hover(x, 200, true);
                view.update(run.view(), Playhead.LIVE);
                if (x == 420) {
                    // The lanes are drawn at the same time.
                    view.setHeader(true);
                    view.update(run.view(), Playhead.LIVE);
                }
            }
            view.hoverEnds();
            view.update(run.view(), Playhead.LIVE);
            return Toolkit.picture(scene, "pointer-moved");
        });
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                Color before = alone.getPixelReader().getColor(x, y);
                Color after = moved.getPixelReader().getColor(x, y);
                // What is drawn over the lanes from a canvas of its own is rounded once more.
                double apart = Math.max(Math.abs(before.getRed() - after.getRed()),
                        Math.max(Math.abs(before.getGreen() - after.getGreen()), Math.abs(before.getBlue() - after.getBlue())));
                assertTrue(apart < 2.5 / 255, "pixel " + x + ", " + y + ": " + before + ", " + after);
            }
        }
    }

    @Test
    void everyKindOfSessionIsDrawn() {
        draw(TimelineRun.of("phase"), Playhead.LIVE, "empty", Palette.DARK, view -> { });
        draw(TimelineRun.workedExampleRunning(480), Playhead.LIVE, "running", Palette.DARK, view -> { });
        draw(TimelineRun.workedExample(), Playhead.LIVE, "all", Palette.DARK, view -> view.model().fitAll());
        draw(TimelineRun.workedExample(), Playhead.LIVE, "dense", Palette.DARK, view -> view.model().fitLast(150));
        draw(TimelineRun.workedExample(), new Playhead.AtFrame(505), "past-frame", Palette.DARK, view -> { });
        draw(TimelineRun.workedExample(), new Playhead.AtTick(425), "past-tick", Palette.LIGHT, view -> view.model().setLensOn(false));
        TimelineRun resumed = TimelineRun.workedExample().apply(new Command.Resume()).frames("17.1ms", "16.6ms", "16.7ms");
        draw(resumed, Playhead.LIVE, "resumed", Palette.DARK, view -> { });
        TimelineRun paused = TimelineRun.workedExampleRunning(75);
        draw(paused, Playhead.LIVE, "paused-span", Palette.DARK, view -> view.model().fitLast(25));
        TimelineRun stepped = TimelineRun.workedExample().apply(new Command.StepTick(), "500ms").apply(new Command.StepTick(), "300ms")
                .apply(new Command.StepTick(), "700ms").apply(new Command.StepTick(), "1ms");
        draw(stepped, Playhead.LIVE, "stepped", Palette.DARK, view -> { });
        TimelineRun scaled = TimelineRun.of("scaled").frames("16.7ms", "17ms", "110ms", "16ms").breakpoint(1, "update", 0).frames("36.7ms");
        draw(scaled, Playhead.LIVE, "scaled", Palette.DARK, view -> { });
        TimelineRun ordered = TimelineRun.of("ordered").frames("16ms", "17ms", "16ms").breakpoint(3, "fixedUpdate", 5).frames("16ms", "54ms");
        draw(ordered, Playhead.LIVE, "ordered", Palette.DARK, view -> { });
        draw(ordered, Playhead.LIVE, "deep", Palette.DARK, view -> {
            view.model().setLensOn(false);
            view.model().zoom(0.02, 750);
        });
        TimelineRun order = TimelineRun.withoutCosts("phase").breakpoint(1, "contacts", 3).frames("16.7ms", "20ms", "40ms");
        draw(order, Playhead.LIVE, "order-only", Palette.DARK, view -> { });
    }

    @Test
    void anySizeIsDrawn() {
        WritableImage small = draw(TimelineRun.workedExample(), Playhead.LIVE, "small", Palette.DARK, 560, 320, view -> { });
        assertTrue(count(small, Palette.DARK.get(Token.FIXED)) > 500);
        draw(TimelineRun.workedExample(), Playhead.LIVE, "large", Palette.LIGHT, 1_560, 860, view -> { });
        TimelineRun many = TimelineRun.of("phase");
        for (int i = 0; i < 3_000; i++) {
            many.frames(i % 500 == 400 ? "130ms" : "16.9ms");
        }
        many.breakpoint(7, "contacts", 0).frames("60ms");
        draw(many, Playhead.LIVE, "many-lens", Palette.DARK, view -> view.model().fitAll());
    }

    @Test
    void aChangeOfThemeRepaints() {
        Toolkit.on(() -> {
            TimelineRun run = TimelineRun.workedExample();
            TimelineView view = new TimelineView(new TimelineViewModel());
            Scene scene = Toolkit.scene(view, WIDTH, HEIGHT, theme(Palette.DARK));
            view.setSession(run.info());
            view.update(run.view(), Playhead.LIVE);
            assertEquals(Palette.DARK.get(Token.PANEL), scene.snapshot(null).getPixelReader().getColor(5, 300));
            scene.getRoot().setStyle(theme(Palette.LIGHT));
            scene.getRoot().applyCss();
            view.update(run.view(), Playhead.LIVE);
            assertEquals(Palette.LIGHT.get(Token.PANEL), scene.snapshot(null).getPixelReader().getColor(5, 300));
            return null;
        });
    }

    @Test
    void withoutAnyStyleSheetTheDarkColoursHold() {
        Toolkit.on(() -> {
            TimelineView view = new TimelineView(new TimelineViewModel());
            Scene scene = Toolkit.scene(view, WIDTH, HEIGHT, "");
            TimelineRun run = TimelineRun.of("phase");
            view.setSession(run.info());
            view.update(run.view(), Playhead.LIVE);
            assertEquals("waiting for the first frame", view.getAccessibleText());
            assertEquals(Palette.DARK.get(Token.PANEL), scene.snapshot(null).getPixelReader().getColor(5, 300));
            return null;
        });
    }

    @Test
    void theOverviewIsDrawn() {
        for (Palette palette : new Palette[] {Palette.DARK, Palette.LIGHT}) {
            Toolkit.on(() -> {
                TimelineRun run = TimelineRun.workedExample();
                TimelineViewModel model = new TimelineViewModel();
                OverviewView view = new OverviewView(model);
                Scene scene = Toolkit.scene(view, 1_600, 56, theme(palette));
                model.setSession(run.info());
                view.update(run.view(), Playhead.LIVE);
                return Toolkit.picture(scene, "overview-" + (palette == Palette.DARK ? "dark" : "light"));
            });
        }
    }

    private static int count(WritableImage image, Color color) {
        int found = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                found += image.getPixelReader().getColor(x, y).equals(color) ? 1 : 0;
            }
        }
        return found;
    }
}
