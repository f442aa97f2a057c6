// The shape in which a view takes touches.

import Foundation
import WaggleGeometry

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

extension ContentShapeNode: Outlined {
    func outline(around rect: CGRect) -> Path { modifier.shape.path(in: rect) }
}
