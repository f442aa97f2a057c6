// Text modifiers that return `Text`, so that the result can still be concatenated.

import Foundation

extension Text {
    func adding(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    /// Sets the font; nil inherits it.
    public nonisolated func font(_ font: Font?) -> Text { adding(.font(font)) }

    /// Sets the colour; nil inherits it.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { adding(.foreground(color.map { AnyShapeStyle($0) })) }

    /// Paints the text with a style.
    public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { adding(.foreground(AnyShapeStyle(style))) }

    /// Sets the weight; nil for the font's.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

    /// Sets the width; nil for the font's.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }

    /// Sets the design; nil for the font's.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

    /// Makes the text bold.
    public nonisolated func bold() -> Text { adding(.weight(.bold)) }

    /// Makes the text bold, or restores its font's weight.
    public nonisolated func bold(_ isActive: Bool) -> Text { adding(.weight(isActive ? .bold : nil)) }

    /// Makes the text italic.
    public nonisolated func italic() -> Text { adding(.italic(true)) }

    /// Makes the text italic or upright.
    public nonisolated func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

    /// Makes the text monospaced, or restores its font's design.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { adding(.design(isActive ? .monospaced : nil)) }

    /// Gives digits equal width.
    public nonisolated func monospacedDigit() -> Text { adding(.monospacedDigits) }

    /// Draws a line through the text, in a colour or the text's own.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    /// Draws a patterned line through the text.
    public nonisolated func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line under the text, in a colour or the text's own.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }

    /// Draws a patterned line under the text.
    public nonisolated func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds points between letters; ligatures are kept.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

    /// Adds points after each letter; ligatures are broken up.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

    /// Raises the text above its baseline by points; negative values lower it.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    /// Scales the text relative to its surroundings.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }
}
