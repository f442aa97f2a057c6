// Modifiers of views that set the styles of everything within.

import Foundation

extension View {
    /// Draws text, symbols and shapes within in a colour; nil: the colours of text.
    public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.self) { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
    }

    /// Draws text, symbols and shapes within with a style; its weaker levels are fainter forms of it.
    public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        transformEnvironment(\.self) { $0.setForegroundStyles([AnyShapeStyle(style)]) }
    }

    /// Draws text, symbols and shapes within with a style for each of the first two levels.
    public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle {
        transformEnvironment(\.self) { $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
    }

    /// Draws text, symbols and shapes within with a style for each of the first three levels.
    public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        transformEnvironment(\.self) {
            $0.setForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        }
    }

    /// Sets the style that backgrounds within are drawn with.
    public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Tints controls within; nil: the accent colour.
    public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Tints controls within with a style; nil: the accent colour.
    public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent colour within; nil: the program's own. `tint(_:)` is the newer way.
    public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor)
    }

    /// Sets the colour scheme within.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
