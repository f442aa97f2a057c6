// Views that keep their place but are not drawn.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// Keeps the view's layout but draws nothing.
nonisolated struct HiddenEffect: ConstantModifier {
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> HiddenNode { HiddenNode(inputs) }
}

@MainActor
final class HiddenNode: WrapperNode {
    override func hitTest(_ point: CGPoint) -> ItemNode? { nil }
    override func forEachShownItem(_ body: (ItemNode) -> Void) {}
    override class var roles: NodeRoles { super.roles.union(.hidesItems) }
    override func makeDisplayList() -> DisplayList { DisplayList() }
}

extension View {
    /// Keeps the view's layout but draws nothing.
    public nonisolated func hidden() -> some View { modifier(HiddenEffect()) }
}
