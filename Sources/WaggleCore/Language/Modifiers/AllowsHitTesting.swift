// Views that let touches through.

import Foundation
import WaggleGeometry

/// The modifier of `allowsHitTesting(_:)`.
nonisolated public struct _HitTestingModifier: KeptModifier {
    public typealias Body = Never
    let isAllowed: Bool
    typealias Wrapper = HitTestingNode
}

@MainActor
final class HitTestingNode: ModifierNode<_HitTestingModifier> {
    override func hitTest(_ point: CGPoint) -> ItemNode? { modifier.isAllowed ? super.hitTest(point) : nil }
}

extension View {
    /// Sets whether the view takes touches. If not, they reach what is behind it.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_HitTestingModifier(isAllowed: enabled)) }
}
