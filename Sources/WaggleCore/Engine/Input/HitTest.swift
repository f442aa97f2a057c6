// Hit testing: which view is at a point of the window, as presented.

import Foundation
import WaggleGeometry

extension ItemNode {
    /// The innermost item at a point in the layout parent's drawing coordinates; nil if there is none.
    final func hitTestFromParent(_ point: CGPoint) -> ItemNode? {
        // A view leaving with a transition takes no touches.
        guard isPlaced, !isLeaving else { return nil }
        let offset = displayOffset
        return hitTest(CGPoint(x: point.x - offset.x, y: point.y - offset.y))
    }

    /// Converts a window point to this item's coordinates, through all presented transforms; nil if one has no inverse.
    final func point(fromWindow point: CGPoint) -> CGPoint? {
        guard let parent = layoutParent else { return point }
        guard let outer = parent.point(fromWindow: point), let inner = parent.contentPoint(outer) else { return nil }
        let offset = displayOffset
        return CGPoint(x: inner.x - offset.x, y: inner.y - offset.y)
    }

    /// Converts a window point to a coordinate space visible from this item; nil if a transform has no inverse.
    final func point(fromWindow point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
        switch space {
        case .global: return point
        case .local: return self.point(fromWindow: point)
        case .named(let name):
            var item: ItemNode? = self
            while let current = item {
                if let area = current.space(named: name) { return current.point(fromWindow: point).map { CGPoint(x: $0.x - area.minX, y: $0.y - area.minY) } }
                item = current.layoutParent
            }
            return point
        }
    }

    /// True if this item or an ancestor is leaving with a transition.
    final var isWithinLeavingItem: Bool {
        var item: ItemNode? = self
        while let current = item {
            if current.isLeaving { return true }
            item = current.layoutParent
        }
        return false
    }
}

// MARK: allowsHitTesting

/// The modifier of `allowsHitTesting(_:)`.
nonisolated public struct _HitTestingModifier: ItemModifier {
    public typealias Body = Never
    let isAllowed: Bool
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> HitTestingNode { HitTestingNode(modifier.isAllowed, inputs) }
    @MainActor static func update(_ wrapper: HitTestingNode, with modifier: Self) { wrapper.isAllowed = modifier.isAllowed }
}

@MainActor
final class HitTestingNode: WrapperNode {
    var isAllowed: Bool
    init(_ isAllowed: Bool, _ inputs: ViewInputs) {
        self.isAllowed = isAllowed
        super.init(inputs)
    }
    override func hitTest(_ point: CGPoint) -> ItemNode? { isAllowed ? super.hitTest(point) : nil }
}

// MARK: contentShape

/// The modifier of `contentShape(_:eoFill:)`.
nonisolated public struct _ContentShapeModifier<S: Shape>: ItemModifier {
    public typealias Body = Never
    let shape: S
    let isEvenOdd: Bool
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ContentShapeNode<S> { ContentShapeNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: ContentShapeNode<S>, with modifier: Self) { wrapper.modifier = modifier }
}

/// Takes touches inside its shape, whatever is drawn there, and nowhere else.
@MainActor
final class ContentShapeNode<S: Shape>: WrapperNode {
    var modifier: _ContentShapeModifier<S>
    init(_ modifier: _ContentShapeModifier<S>, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
    override func hitTest(_ point: CGPoint) -> ItemNode? {
        guard modifier.shape.path(in: bounds).contains(point, eoFill: modifier.isEvenOdd) else { return nil }
        return super.hitTest(point) ?? self
    }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches and pointers.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture under the finger during a drag. Has no effect.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu. Has no effect.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect under a pointer. Has no effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The frame for assistive programs. Has no effect.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Sets whether the view takes touches. If not, they reach what is behind it.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_HitTestingModifier(isAllowed: enabled)) }

    /// Sets the shape, within the view's bounds, in which the view and its subviews take touches.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
    /// Like `contentShape(_:eoFill:)`, for some purposes. Only `interaction` has an effect.
    @ViewBuilder
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) {
            contentShape(shape, eoFill: eoFill)
        } else {
            self
        }
    }
}
