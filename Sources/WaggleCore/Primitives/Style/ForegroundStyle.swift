import Foundation
import WaggleDisplayList

/// The style of text, symbols and shapes without their own style.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let current = context.environment.foregroundStyles else {
            return _ResolvedShapeStyle(paint: .color(Self.label(level: context.level).resolvedColor(in: context.environment)))
        }
        // Hierarchical styles refer to the foreground outside the modifier that set them.
        var outer = context
        outer.environment.foregroundStyles = current.outer
        let own = min(max(context.level, 0), current.styles.count - 1)
        outer.level = context.level - own
        return current.styles[own]._resolve(outer)
    }

    /// The colour of text at a level if no style is set.
    static func label(level: Int) -> Color {
        switch level {
        case ...0: .primary
        case 1: .secondary
        case 2: Color(system: .tertiary)
        case 3: Color(system: .quaternary)
        default: Color(system: .quinary)
        }
    }
}

/// The styles set by a `foregroundStyle` modifier for one to three levels, and the enclosing foreground.
package final class ForegroundStyles: Sendable {
    let styles: [AnyShapeStyle]
    let outer: ForegroundStyles?

    init(styles: [AnyShapeStyle], outer: ForegroundStyles?) {
        precondition(!styles.isEmpty, "A foreground needs at least one style.")
        self.styles = styles
        self.outer = outer
    }
}

extension ForegroundStyles: Equatable {
    package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
        a === b || (a.outer == b.outer && a.styles.elementsEqual(b.styles) { $0.isEqual(to: $1) })
    }
}

private struct ForegroundStylesKey: EnvironmentKey {
    static let defaultValue: ForegroundStyles? = nil
}

extension EnvironmentValues {
    /// The foreground styles; nil for the text colours.
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The first level of the foreground. Setting it keeps the previous foreground for hierarchical styles to refer to; setting nil
    /// restores the text colours.
    package var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles?.styles.first }
        set { setForegroundStyles(newValue.map { [$0] } ?? []) }
    }

    /// Sets one style per level, starting with the first; an empty array restores the text colours.
    package mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
        foregroundStyles = styles.isEmpty ? nil : ForegroundStyles(styles: styles, outer: foregroundStyles)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
