// View modifiers that set the styles of their content.

import Foundation

extension View {
    /// Draws text, symbols and shapes inside the view in a colour; nil restores the text colours.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.self) { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
    }

    /// Draws text, symbols and shapes inside the view with a style; further levels are fainter forms of it.
    public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        transformEnvironment(\.self) { $0.setForegroundStyles([AnyShapeStyle(style)]) }
    }

    /// Draws text, symbols and shapes inside the view with a style for each of the first two levels.
    public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle {
        transformEnvironment(\.self) { $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
    }

    /// Draws text, symbols and shapes inside the view with a style for each of the first three levels.
    public nonisolated func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        transformEnvironment(\.self) {
            $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        }
    }

    /// Sets the style of backgrounds inside the view.
    public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        modifier(_EnvironmentModifier(identity: SetStyleWithin(role: .background, style: AnyShapeStyle(style))))
    }

    /// Sets the tint of controls inside the view; nil for the accent colour.
    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(_EnvironmentModifier(identity: SetStyleWithin(role: .tint, style: tint.map { AnyShapeStyle($0) })))
    }

    /// Sets the tint of controls inside the view to a style; nil for the accent colour.
    public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        modifier(_EnvironmentModifier(identity: SetStyleWithin(role: .tint, style: tint.map { AnyShapeStyle($0) })))
    }

    /// Sets the accent colour inside the view; nil for the program's own. Prefer `tint(_:)`.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environmentTransform(accentColor) { $1.accentColor = $0?.within(accent: $1.accentColor) }
    }

    /// Sets the colour scheme inside the view.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
