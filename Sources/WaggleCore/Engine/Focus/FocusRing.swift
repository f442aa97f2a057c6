// The ring that shows the keyboard focus.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// An item with its own outline, such as its content shape.
@MainActor
protocol Outlined: ItemNode {
    /// The outline around a rectangle in the item's coordinates.
    func outline(around rect: CGRect) -> Path
}

enum FocusRing {
    /// The width in points and the opacity, as on Apple's systems.
    private static let width: CGFloat = 3.5
    private static let opacity = 0.8

    /// A ring around the item's content shape, or its bounds if it has none, in the item's coordinates.
    @MainActor
    static func item(around item: ItemNode) -> DisplayList.Item {
        let environment = item.environment.values
        let (rect, outlined) = shape(of: item)
        let around = rect.insetBy(dx: -width / 2, dy: -width / 2)
        let path = outlined?.outline(around: around) ?? Path(roundedRect: around, cornerRadius: width)
        let color = AnyShapeStyle(TintShapeStyle().opacity(opacity)).resolved(in: environment, bounds: rect)
        return DisplayList.Item(bounds: around.insetBy(dx: -width, dy: -width),
                                content: .stroke(
                                    .path(path), StrokeParameters(width: width, join: .round),
                                    color.paint.opacity(color.opacity) ?? color.paint, antialiased: true))
    }

    /// The nearest content shape below an item, and its frame.
    @MainActor
    private static func shape(of item: ItemNode) -> (CGRect, (any Outlined)?) {
        var origin = CGPoint.zero, next: ItemNode? = item
        while let current = next {
            if let outlined = current as? any Outlined { return (CGRect(origin: origin, size: current.size), outlined) }
            next = (current as? WrapperNode)?.inner
            if let inner = next { origin = CGPoint(x: origin.x + inner.origin.x, y: origin.y + inner.origin.y) }
        }
        return (item.bounds, nil)
    }
}
