import Foundation
import WaggleDisplayList

/// Frosted glass: blurs what is behind it.
///
/// Apple does not publish the recipes; these combine a blur and a translucent layer, matched by eye. Thicker materials hide more; with
/// reduced transparency each is opaque.
public struct Material: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case ultraThin, thin, regular, thick, ultraThick, bar, glass, clearGlass }

    let kind: Kind

    public static let ultraThin = Material(kind: .ultraThin)
    public static let thin = Material(kind: .thin)
    public static let regular = Material(kind: .regular)
    public static let thick = Material(kind: .thick)
    public static let ultraThick = Material(kind: .ultraThick)
    /// The material of system bars.
    public static let bar = Material(kind: .bar)
    static let glass = Material(kind: .glass)
    static let clearGlass = Material(kind: .clearGlass)
}

extension Material: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let isOpaque = context.environment.accessibilityReduceTransparency, opacity = isOpaque ? 1 : veil
        let color: ResolvedColor
        switch context.environment.colorScheme {
        case .light: color = ResolvedColor(red: 0.97, green: 0.97, blue: 0.97, opacity: opacity)
        case .dark: color = ResolvedColor(red: 0.15, green: 0.15, blue: 0.155, opacity: opacity)
        }
        var style = _ResolvedShapeStyle(color: color, context)
        guard !isOpaque else { return style }
        style.backdropBlurRadius = kind == .glass ? 12 : kind == .clearGlass ? 4 : 30
        return style
    }

    /// The opacity of the layer over the blurred background.
    private var veil: Float {
        switch kind {
        case .ultraThin: 0.55
        case .thin: 0.68
        case .regular: 0.8
        case .thick: 0.88
        case .ultraThick: 0.94
        case .bar: 0.85
        case .glass: 0.5
        case .clearGlass: 0.12
        }
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of system bars.
    public static var bar: Material { .bar }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material behind the view as its background; nil for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
