import Foundation
import WaggleDisplayList

/// A level of the current foreground style: the style itself or a fainter form of it.
///
/// For plain text colours, the levels are the system's label colours; other styles lose opacity.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        ForegroundStyle()._resolve(context.atLevel(context.level + level))
    }
}

/// A style at a fainter level.
public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
    public typealias Resolved = Never

    let base: Base
    let level: Int

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        base._resolve(context.atLevel(context.level + level))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the current foreground style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the current foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the current foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the current foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the current foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
