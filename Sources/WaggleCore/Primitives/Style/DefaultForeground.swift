// The foreground style and font of controls' labels if the program sets none.

import Foundation

/// Sets the foreground style unless an outer view sets one.
private struct DefaultForegroundStyle: EnvironmentChange {
    let style: AnyShapeStyle?

    func apply(to environment: inout EnvironmentValues) {
        if let style, environment.foregroundStyles == nil { environment.foregroundStyle = style }
    }
    func isSame(as other: any EnvironmentChange) -> Bool { 
        guard let other = other as? Self else { return false }
        guard let style, let otherStyle = other.style else { return style == nil && other.style == nil }
        return style.isEqual(to: otherStyle)
    }
}

extension View {
    /// Draws text, symbols and shapes inside with a style, unless the program has set one further out; nil leaves that to what is inside.
    nonisolated func defaultForegroundStyle(_ style: AnyShapeStyle?) -> some View {
        modifier(_EnvironmentModifier(identity: DefaultForegroundStyle(style: style)))
    }

    /// Sets the font of text inside, unless the program has set one further out.
    nonisolated func defaultFont(_ font: Font) -> some View { environmentTransform(font) { $1.font = $1.font ?? $0 } }
}
