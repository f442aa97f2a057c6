import Foundation
import WaggleGeometry

/// A limit on a node's position or rotation, applied after the actions of each frame.
@MainActor @preconcurrency
open class SKConstraint: NSObject, @preconcurrency NSCopying {
    /// False disables the constraint.
    open var enabled = true
    /// The node whose coordinates apply to position limits; nil, the default, for the parent. It must be in the same tree.
    open weak var referenceNode: SKNode?
    private let kind: Kind

    private enum Kind {
        case position(x: SKRange?, y: SKRange?)
        case distance(SKRange, to: Goal)
        case rotation(SKRange)
        case orientation(to: Goal, offset: SKRange)
    }
    /// The target of a distance or orientation constraint.
    private struct Goal {
        weak var node: SKNode?
        let point: CGPoint
        /// True for a point in the coordinates of the constrained node's parent.
        let isInParent: Bool

        init(_ point: CGPoint, in node: SKNode?) { (self.node, self.point, isInParent) = (node, point, node == nil) }

        /// The goal in the coordinates of a node's parent; nil if the goal's node has been released or is in another tree.
        @MainActor func position(for constrained: SKNode) -> CGPoint? {
            guard !isInParent else { return point }
            guard let node, let parent = constrained.parent, node.root === parent.root else { return nil }
            return parent.convert(point, from: node)
        }
    }
    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    // MARK: Positions

    open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint(.position(x: range, y: nil)) }
    open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint(.position(x: nil, y: range)) }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint(.position(x: xRange, y: yRange)) }
    /// Limits the distance in points between the node and the origin of another node in the same tree.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        SKConstraint(.distance(range, to: Goal(.zero, in: node)))
    }
    /// Limits the distance in points between the node and a point in its parent's coordinates.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        SKConstraint(.distance(range, to: Goal(point, in: nil)))
    }
    /// Limits the distance in points between the node and a point in another node's coordinates.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint(.distance(range, to: Goal(point, in: node)))
    }

    // MARK: Rotations

    /// Limits the rotation, in radians counter-clockwise.
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint(.rotation(zRange)) }
    /// Orients the node's right side towards another node in the same tree.
    /// - Parameter radians: the permitted angles between the node's right side and that direction.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint(.orientation(to: Goal(.zero, in: node), offset: radians))
    }
    /// Orients the node's right side towards a point in its parent's coordinates.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint(.orientation(to: Goal(point, in: nil), offset: radians))
    }
    /// Orients the node's right side towards a point in another node's coordinates.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint(.orientation(to: Goal(point, in: node), offset: radians))
    }

    /// A copy with the same ranges.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    func copied() -> SKConstraint {
        let copy = SKConstraint(kind)
        (copy.enabled, copy.referenceNode) = (enabled, referenceNode)
        return copy
    }

    // MARK: Frames

    func apply(to node: SKNode) {
        guard enabled else { return }
        switch kind {
        case .position(let x, let y):
            let reference = referenceNode.flatMap { $0.root === node.root ? $0 : nil }, parent = node.parent
            var point = node.position
            if let reference, let parent { point = reference.convert(point, from: parent) }
            point = CGPoint(x: x?.clamped(point.x) ?? point.x, y: y?.clamped(point.y) ?? point.y)
            if let reference, let parent { point = parent.convert(point, from: reference) }
            node.position = point
        case .distance(let range, let goal):
            guard let goal = goal.position(for: node) else { return }
            let (dx, dy) = (node.position.x - goal.x, node.position.y - goal.y), distance = hypot(dx, dy),
                wanted = max(range.clamped(distance), 0)
            // A node at the goal has no direction to move in.
            guard distance > 0, wanted != distance else { return }
            node.position = CGPoint(x: goal.x + dx / distance * wanted, y: goal.y + dy / distance * wanted)
        case .rotation(let range): node.zRotation = range.clamped(node.zRotation)
        case .orientation(let goal, let offset):
            guard let goal = goal.position(for: node), goal != node.position else { return }
            let direction = atan2(goal.y - node.position.y, goal.x - node.position.x)
            let difference = (node.zRotation - direction).remainder(dividingBy: 2 * .pi), allowed = offset.clamped(difference)
            if allowed != difference { node.zRotation = direction + allowed }
        }
    }
}

extension SKNode {
    /// The root of the node's tree.
    var root: SKNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }
    /// Applies the constraints of the node and its descendants, parents first.
    func applyConstraints() {
        if let constraints { for constraint in constraints { constraint.apply(to: self) } }
        for child in children { child.applyConstraints() }
        nodeBesideChildren?.applyConstraints()
    }
}
