// Semantic styles: named for their purpose, coloured by the system.

import Foundation
import WaggleDisplayList

/// The current background: the one set by `backgroundStyle(_:)`, or the system's.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        if let style = context.environment.backgroundStyle {
            var outer = context
            // A background that refers to itself uses the system's.
            outer.environment.backgroundStyle = nil
            return style._resolve(outer)
        }
        let colors: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
        let color = Color(system: colors[min(max(context.level, 0), colors.count - 1)])
        return _ResolvedShapeStyle(paint: .color(color.resolvedColor(in: context.environment)))
    }
}

/// The current tint, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let tint = context.environment.tint else { return Color.accentColor._resolve(context) }
        var outer = context
        outer.environment.tint = nil
        return tint._resolve(outer)
    }
}

/// The colour of separators between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        Color(system: .separator)._resolve(context)
    }
}

/// The colour of placeholder text in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        Color(system: .placeholderText)._resolve(context)
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        Color(system: .link)._resolve(context)
    }
}

/// The translucent grey of filled controls; its levels are the system's four fills.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let colors: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let color = Color(system: colors[min(max(context.level, 0), colors.count - 1)])
        return _ResolvedShapeStyle(paint: .color(color.resolvedColor(in: context.environment)))
    }
}

/// The background of selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        TintShapeStyle()._resolve(context)
    }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        Color(system: .background)._resolve(context)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint, or the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separators between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of placeholder text in text fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The translucent grey of filled controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

private struct TintKey: EnvironmentKey, ForwardedEnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

private struct AccentColorKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

extension EnvironmentValues {
    /// The style of `BackgroundStyle`; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The style set by `tint(_:)`; nil for the accent colour.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The colour set by `accentColor(_:)`; nil for the asset named AccentColor, or blue if there is none.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}
