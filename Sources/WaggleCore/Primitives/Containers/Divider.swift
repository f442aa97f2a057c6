import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A hairline across the axis of its stack; horizontal outside any stack.
nonisolated public struct Divider: View, Sendable {
    public nonisolated init() {}
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { DividerNode(inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {}
    public static var _isUnary: Bool { true }
}

@MainActor
final class DividerNode: LeafNode {
    override class var roles: NodeRoles { super.roles.union(.followsOrientation) }
    override func evaluate() {
        isDirty = false
        setNeedsDisplay()
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = 1 / environment.displayScale
        return layoutParent?.subviewOrientation == .horizontal ? CGSize(
            width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func makeDisplayList() -> DisplayList {
        let bounds = CGRect(origin: .zero, size: drawnSize)
        let style = evaluating { SeparatorShapeStyle().resolved(in: trackedEnvironment, bounds: bounds) }
        return style.decorate(DisplayList([DisplayList.Item(identity: number, version: nextVersion(), bounds: bounds,
            content: .fill(.rectangle(bounds), .nonZero, style.paint, antialiased: false))]), by: self)
    }
}
