// The default foreground style and font of control labels.

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
    /// Draws text, symbols and shapes inside the view with a style, unless the program has set one in an enclosing view; nil for none.
    nonisolated func defaultForegroundStyle(_ style: AnyShapeStyle?) -> some View {
        modifier(_EnvironmentModifier(identity: DefaultForegroundStyle(style: style)))
    }

    /// Sets the font of text inside the view, unless the program has set one in an enclosing view.
    nonisolated func defaultFont(_ font: Font) -> some View { environmentTransform(font) { $1.font = $1.font ?? $0 } }
}
