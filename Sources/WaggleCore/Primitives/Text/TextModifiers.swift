// Modifiers of a text that give a text again, so that texts can still be joined.

import Foundation

extension Text {
    private func adding(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    /// The text in a font; nil: that of its surroundings.
    public nonisolated func font(_ font: Font?) -> Text { adding(.font(font)) }

    /// The text in a colour; nil: that of its surroundings.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { adding(.foreground(color.map { AnyShapeStyle($0) })) }

    /// The text painted with a style.
    public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { adding(.foreground(AnyShapeStyle(style))) }

    /// The text at a weight; nil: that of its font.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

    /// The text at a width; nil: that of its font.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }

    /// The text in a design; nil: that of its font.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

    /// The text bold.
    public nonisolated func bold() -> Text { adding(.weight(.bold)) }

    /// The text bold, or at its font's weight.
    public nonisolated func bold(_ isActive: Bool) -> Text { adding(.weight(isActive ? .bold : nil)) }

    /// The text slanted.
    public nonisolated func italic() -> Text { adding(.italic(true)) }

    /// The text slanted, or upright.
    public nonisolated func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

    /// The text in letters of one width, or in its font's design.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { adding(.design(isActive ? .monospaced : nil)) }

    /// The text with digits of one width.
    public nonisolated func monospacedDigit() -> Text { adding(.monospacedDigits) }

    /// A line through the text, in a colour or the text's own.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    /// A line of a pattern through the text.
    public nonisolated func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// A line under the text, in a colour or the text's own.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }

    /// A line of a pattern under the text.
    public nonisolated func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Points added between letters; ligatures stay.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

    /// Points added after each letter; ligatures are taken apart.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

    /// Points by which the text stands above its line.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    /// The text smaller beside the rest.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }
}
