// What controls draw their labels with where the program has not chosen.

import Foundation

/// Sets the foreground style unless one is set outside.
private struct DefaultForegroundStyle: EnvironmentChange {
    let style: AnyShapeStyle

    func apply(to environment: inout EnvironmentValues) {
        if environment.foregroundStyles == nil { environment.foregroundStyle = style }
    }
    func isSame(as other: any EnvironmentChange) -> Bool { (other as? Self).map { style.isEqual(to: $0.style) } ?? false }
}

extension View {
    /// Draws text, symbols and shapes within in a style, unless the program has set one outside.
    nonisolated func defaultForegroundStyle(_ style: AnyShapeStyle) -> some View {
        modifier(_EnvironmentModifier(identity: DefaultForegroundStyle(style: style)))
    }

    /// Sets the font of text within, unless the program has set one outside.
    nonisolated func defaultFont(_ font: Font) -> some View { environmentTransform(font) { $1.font = $1.font ?? $0 } }
}
