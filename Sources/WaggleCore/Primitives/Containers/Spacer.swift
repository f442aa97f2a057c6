import Foundation
import WaggleGeometry

/// Flexible space that expands along the axis of its stack, or along both axes outside any stack.
nonisolated public struct Spacer: View, Sendable {
    /// The minimum length in points; nil for 8. A length that is not finite is reported and counts as 0.
    public var minLength: CGFloat?
    /// - Parameter minLength: points; nil for 8.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { SpacerNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: SpacerNode.self).update(view) }
    public static var _isUnary: Bool { true }
}

@MainActor
private final class SpacerNode: ItemNode {
    private var minLength: CGFloat

    init(_ spacer: Spacer, _ inputs: ViewInputs) {
        minLength = (spacer.minLength ?? ViewSpacing.standardDistance).usable(for: "Spacer(minLength:)", else: 0)
        super.init(inputs)
    }
    func update(_ spacer: Spacer) {
        let length = (spacer.minLength ?? ViewSpacing.standardDistance).usable(for: "Spacer(minLength:)", else: 0)
        guard length != minLength else { return }
        minLength = length
        setNeedsLayout()
    }
    /// Stacks offer space to everything else first.
    override var ownLayoutPriority: Double { -.infinity }
    override class var roles: NodeRoles { super.roles.union(.followsOrientation) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let orientation = layoutParent?.subviewOrientation
        func length(_ axis: Axis) -> CGFloat {
            orientation == axis.other ? 0 : max(proposal[axis] ?? minLength, minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
    override var spacing: ViewSpacing { .zero }
}
