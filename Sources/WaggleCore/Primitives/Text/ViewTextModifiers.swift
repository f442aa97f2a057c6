// Modifiers of views that say how all text within is set.

import Foundation

extension View {
    /// The font of text within; nil: body.
    public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    private func textStyle(_ modifier: TextModifier) -> some View {
        transformEnvironment(\.textStyle) { $0.apply(modifier) }
    }

    /// The weight of text within; nil: that of its font.
    public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(.weight(weight)) }

    /// The width of letters within; nil: that of their font.
    public func fontWidth(_ width: Font.Width?) -> some View { textStyle(.width(width)) }

    /// The design of letters within; nil: that of their font.
    public func fontDesign(_ design: Font.Design?) -> some View { textStyle(.design(design)) }

    /// Text within bold, or at its font's weight.
    public func bold(_ isActive: Bool = true) -> some View { textStyle(.weight(isActive ? .bold : nil)) }

    /// Text within slanted, or upright.
    public func italic(_ isActive: Bool = true) -> some View { textStyle(.italic(isActive)) }

    /// Text within in letters of one width, or in its font's design.
    public func monospaced(_ isActive: Bool = true) -> some View { textStyle(.design(isActive ? .monospaced : nil)) }

    /// Text within with digits of one width.
    public func monospacedDigit() -> some View { textStyle(.monospacedDigits) }

    /// A line under text within, in a colour or the text's own.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        textStyle(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// A line through text within, in a colour or the text's own.
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        textStyle(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Points added between letters within; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> some View { textStyle(.kerning(kerning)) }

    /// Points added after each letter within; ligatures are taken apart.
    public func tracking(_ tracking: CGFloat) -> some View { textStyle(.tracking(tracking)) }

    /// Points by which text within stands above its line.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { textStyle(.baselineOffset(baselineOffset)) }

    /// The size of text within next to text around.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textStyle) { if isEnabled { $0.apply(.scale(scale)) } }
    }

    /// Letters to turn all others within into; nil: as they were written.
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}

extension View {
    /// Where the lines of texts within that have several stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Which part of a line within gives way to an ellipsis.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Points added between the lines of texts within.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Lets letters within move closer together before text is cut.
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// The part of its size, 0...1, to which text within may shrink before it is cut.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    private func lineLimits(lower: Int?, upper: Int?) -> some View {
        environment(\.lineLimit, upper).environment(\.lowerLineLimit, lower)
    }

    /// The most lines that texts within may have; nil: as many as fit.
    public func lineLimit(_ number: Int?) -> some View { lineLimits(lower: nil, upper: number) }

    /// The fewest lines for which texts within keep room.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimits(lower: limit.lowerBound, upper: nil) }

    /// The most lines that texts within may have.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimits(lower: nil, upper: limit.upperBound) }

    /// The fewest lines for which texts within keep room, and the most that they may have.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimits(lower: limit.lowerBound, upper: limit.upperBound) }

    /// The most lines that texts within may have, and whether they keep room for all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimits(lower: reservesSpace ? limit : nil, upper: limit)
    }

    /// The reader's text size within.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the reader's text size within a range.
    public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
