// Clipping to a shape.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// Clips the view to a shape.
nonisolated public struct _ClipEffect<S: Shape>: EffectModifier {
    public typealias Body = Never
    var shape: S
    let style: FillStyle
    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    @MainActor static var isDeferred: Bool { true }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let rect = CGRect(origin: .zero, size: size)
        guard S._dependsOnContainer, let item = node as? ItemNode else {
            return [.clip(shape.path(in: rect).primitive, style.rule, antialiased: style.isAntialiased)]
        }
        let path = ThreadContext.within(item.environment.values.containerShape, item) { shape.path(in: rect) }
        return [.clip(path.primitive, style.rule, antialiased: style.isAntialiased)]
    }
}

extension FillStyle {
    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

extension View {
    /// Clips the view to a shape in its bounds.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }
    /// Clips the view to its bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
    /// Clips the view to its bounds with rounded corners; the radius is in points, at most half the shorter side, and 0 or less for sharp
    /// corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}
