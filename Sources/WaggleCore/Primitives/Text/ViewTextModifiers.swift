// View modifiers that set the style of all text inside.

import Foundation

extension View {
    /// Sets the font of text inside the view; nil for body.
    public nonisolated func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    private nonisolated func textStyle(_ modifier: TextModifier) -> some View {
        transformEnvironment(\.textStyle) { $0.apply(modifier) }
    }

    /// Sets the weight of text inside the view; nil for its font's.
    @_disfavoredOverload public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textStyle(.weight(weight)) }

    /// Sets the width of letters inside the view; nil for their font's.
    @_disfavoredOverload public nonisolated func fontWidth(_ width: Font.Width?) -> some View { textStyle(.width(width)) }

    /// Sets the design of letters inside the view; nil for their font's.
    @_disfavoredOverload public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textStyle(.design(design)) }

    /// Makes text inside the view bold, or restores its font's weight.
    @_disfavoredOverload public nonisolated func bold(_ isActive: Bool = true) -> some View { textStyle(.weight(isActive ? .bold : nil)) }

    /// Makes text inside the view italic or upright.
    @_disfavoredOverload public nonisolated func italic(_ isActive: Bool = true) -> some View { textStyle(.italic(isActive)) }

    /// Makes text inside the view monospaced, or restores its font's design.
    @_disfavoredOverload public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        textStyle(.design(isActive ? .monospaced : nil))
    }

    /// Gives digits inside the view equal width.
    @_disfavoredOverload public nonisolated func monospacedDigit() -> some View { textStyle(.monospacedDigits) }

    /// Draws a line under text inside the view, in a colour or the text's own.
    @_disfavoredOverload public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textStyle(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through text inside the view, in a colour or the text's own.
    @_disfavoredOverload public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textStyle(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds points between letters inside the view; ligatures are kept.
    @_disfavoredOverload public nonisolated func kerning(_ kerning: CGFloat) -> some View { textStyle(.kerning(kerning)) }

    /// Adds points after each letter inside the view; ligatures are broken up.
    @_disfavoredOverload public nonisolated func tracking(_ tracking: CGFloat) -> some View { textStyle(.tracking(tracking)) }

    /// Raises text inside the view above its baseline by points; negative values lower it.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { textStyle(.baselineOffset(baselineOffset)) }

    /// Scales text inside the view relative to its surroundings.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textStyle) { if isEnabled { $0.apply(.scale(scale)) } }
    }

    /// Sets the case to which text inside the view is converted; nil leaves it unchanged.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}

extension View {
    /// Sets the alignment of multiline text inside the view.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the part of a line inside the view that an ellipsis replaces.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the space between the lines of text inside the view, in points; negative values, and those that are not finite, count as 0.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets whether letters inside the view may move closer together before text is truncated.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the scale to which text inside the view may shrink before it is truncated, clamped to 0.01...1. The default is 1: text does not
    /// shrink.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    private nonisolated func lineLimits(lower: Int?, upper: Int?) -> some View {
        environment(\.lineLimit, upper).environment(\.lowerLineLimit, lower)
    }

    /// Sets the maximum number of lines of texts inside the view; nil for as many as fit, less than 1 for 1.
    public nonisolated func lineLimit(_ number: Int?) -> some View { lineLimits(lower: nil, upper: number) }

    /// Sets the minimum number of lines for which text fields inside the view reserve space. A `Text` does not reserve it.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimits(lower: limit.lowerBound, upper: nil) }

    /// Sets the maximum number of lines of texts inside the view; less than 1 for 1.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimits(lower: nil, upper: limit.upperBound) }

    /// Sets the minimum number of lines for which text fields inside the view reserve space, and the maximum number of lines of all texts.
    /// A `Text` reserves space only if both are the same.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimits(lower: limit.lowerBound, upper: limit.upperBound)
    }

    /// Sets the maximum number of lines of texts inside the view, and whether they reserve space for all of them; less than 1 counts as 1.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimits(lower: reservesSpace ? limit : nil, upper: limit)
    }

    /// Sets the text size inside the view.
    @_disfavoredOverload public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Clamps the text size inside the view to a range.
    @_disfavoredOverload public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
        where T: RangeExpression, T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
