package dev.tickscope.timeline.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.converter.ColorConverter;
import javafx.scene.Node;
import javafx.scene.paint.Color;

/**
 * Makes the tokens styleable properties of a control. They are inherited, so a theme only has to define them once on its root. Without
 * any style sheet they have the dark theme's values.
 */
public final class PaletteStyle {
    private final List<SimpleStyleableObjectProperty<Color>> properties = new ArrayList<>();
    private Palette palette = Palette.DARK;
    private boolean stale;

    /**
     * @param metaData of the control's class, made with {@link #metaData}
     * @param changed called when a colour changed; ask for the palette later, when all have
     */
    public PaletteStyle(Node bean, List<CssMetaData<? extends Styleable, ?>> metaData, Runnable changed) {
        for (Token token : Token.values()) {
            @SuppressWarnings("unchecked")
            CssMetaData<Styleable, Color> data = (CssMetaData<Styleable, Color>) find(metaData, token);
            SimpleStyleableObjectProperty<Color> property = new SimpleStyleableObjectProperty<>(data, bean, token.property(), token.dark());
            property.addListener((observable, before, now) -> {
                stale = true;
                changed.run();
            });
            properties.add(property);
        }
    }

    private static CssMetaData<? extends Styleable, ?> find(List<CssMetaData<? extends Styleable, ?>> all, Token token) {
        return all.stream().filter(data -> data.getProperty().equals(token.property())).findFirst().orElseThrow();
    }

    /** The palette as of now. */
    public Palette palette() {
        if (stale) {
            stale = false;
            palette = new Palette(token -> properties.get(token.ordinal()).get());
        }
        return palette;
    }

    /** Style data for a control class that adds the tokens to those of its parent. */
    public static <S extends Styleable> List<CssMetaData<? extends Styleable, ?>> metaData(
            List<CssMetaData<? extends Styleable, ?>> parent, Function<S, PaletteStyle> style) {
        List<CssMetaData<? extends Styleable, ?>> all = new ArrayList<>(parent);
        for (Token token : Token.values()) {
            all.add(new CssMetaData<S, Color>(token.property(), ColorConverter.getInstance(), token.dark(), true) {
                @Override
                public boolean isSettable(S styleable) {
                    return !style.apply(styleable).properties.get(token.ordinal()).isBound();
                }

                @Override
                public StyleableProperty<Color> getStyleableProperty(S styleable) {
                    return style.apply(styleable).properties.get(token.ordinal());
                }
            });
        }
        return List.copyOf(all);
    }
}
