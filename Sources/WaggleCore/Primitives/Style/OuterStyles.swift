// Styles of the environment that refer to the value around them.

import Foundation
import WaggleDisplayList

/// A style that the environment holds for a purpose.
enum StyleRole: Sendable {
    case tint, background

    func style(in environment: EnvironmentValues) -> AnyShapeStyle? {
        switch self {
        case .tint: environment.tint
        case .background: environment.backgroundStyle
        }
    }
    func set(_ style: AnyShapeStyle?, in environment: inout EnvironmentValues) {
        switch self {
        case .tint: environment.tint = style
        case .background: environment.backgroundStyle = style
        }
    }
}

/// A style inside another one of its kind, which it means when it refers to the kind: a tint of `.tint` is the outer tint.
private struct StyleWithin: ShapeStyle, Equatable {
    typealias Resolved = Never
    let role: StyleRole
    let style: AnyShapeStyle
    let outer: AnyShapeStyle

    func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        var context = context
        role.set(outer, in: &context.environment)
        return style._resolve(context)
    }
    static func == (a: Self, b: Self) -> Bool { a.role == b.role && a.style.isEqual(to: b.style) && a.outer.isEqual(to: b.outer) }
}

/// Sets a style inside the one around; nil removes it.
struct SetStyleWithin: EnvironmentChange {
    let role: StyleRole
    let style: AnyShapeStyle?

    func apply(to environment: inout EnvironmentValues) {
        // A colour refers to neither.
        guard let style, style.color == nil, let outer = role.style(in: environment) else { return role.set(style, in: &environment) }
        role.set(AnyShapeStyle(StyleWithin(role: role, style: style, outer: outer)), in: &environment)
    }
    func isSame(as other: any EnvironmentChange) -> Bool {
        guard let other = other as? Self, role == other.role else { return false }
        guard let style, let otherStyle = other.style else { return style == nil && other.style == nil }
        return style.isEqual(to: otherStyle)
    }
}

extension Color {
    /// The colour as an accent colour inside another, which it means by `accentColor`.
    func within(accent outer: Color?) -> Color? {
        switch storage {
        case .constant: self
        case .system(.accentColor, 1): outer
        case .system(let system, _) where system != .accentColor: self
        case .system, .provider: Color(provider: ColorWithin(color: self, accent: outer))
        }
    }
}

/// A colour that refers to an accent colour other than the environment's.
private struct ColorWithin: ColorProvider {
    let color: Color
    let accent: Color?

    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        var environment = environment
        environment.accentColor = accent
        return ResolvedColor(unclamped: color.encoded(in: environment))
    }

    var description: String { "\(color)" }
}
