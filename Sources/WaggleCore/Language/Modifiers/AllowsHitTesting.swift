// Views that let touches through.

import Foundation
import WaggleGeometry

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

extension View {
    /// Sets whether the view takes touches. If not, they reach what is behind it.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_HitTestingModifier(isAllowed: enabled)) }
}
