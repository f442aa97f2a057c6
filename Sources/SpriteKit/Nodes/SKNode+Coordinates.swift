import Foundation
import WaggleGeometry

extension SKNode {
    /// The transform from the node's coordinates to those of its tree's root.
    var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity, node = self
        // A scene's own position does not move its content.
        while let parent = node.parent {
            transform = transform.concatenating(node.transformToParent)
            node = parent
        }
        return transform
    }
    /// The transform from the node's coordinates to those of another node in the same tree.
    func transform(to node: SKNode) -> CGAffineTransform { transformToRoot.concatenating(node.transformToRoot.inverted()) }

    /// Converts a point from another node's coordinates to this node's. Both nodes must be in the same tree.
    ///
    /// Complexity: O(*d*) in the depths of both.
    public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point.applying(node.transform(to: self)) }
    /// Converts a point from this node's coordinates to another node's. Both nodes must be in the same tree.
    ///
    /// Complexity: O(*d*) in the depths of both.
    public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point.applying(transform(to: node)) }

    /// True if the point, in the parent's coordinates, is in the accumulated frame of the node.
    ///
    /// Complexity: O(*n*) in the descendants.
    public func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }
    /// True if the accumulated frames of both nodes overlap, in the coordinates of the scene.
    ///
    /// Complexity: O(*n* + *d*) in the descendants and the depths of both.
    public func intersects(_ node: SKNode) -> Bool { accumulatedFrameInRoot.intersects(node.accumulatedFrameInRoot) }
    private var accumulatedFrameInRoot: CGRect {
        guard let parent else { return calculateAccumulatedFrame() }
        return calculateAccumulatedFrame().applying(parent.transformToRoot)
    }

    /// The deepest visible descendant whose accumulated frame contains a point in this node's coordinates; among equally deep ones, the
    /// frontmost. This node if there is none.
    public func atPoint(_ point: CGPoint) -> SKNode {
        let found = nodesByDrawing(at: point)
        // Among equally deep nodes, the last is in front.
        return found.enumerated().max { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }?.element.node ?? self
    }
    /// The visible descendants whose accumulated frames contain a point in this node's coordinates, frontmost first.
    ///
    /// Complexity: O(*n* · *d*) in the descendants and the depth of the tree at worst, as for `atPoint(_:)`; then what is found is sorted.
    public func nodes(at point: CGPoint) -> [SKNode] { nodesByDrawing(at: point).reversed().map(\.node) }

    private typealias Found = (node: SKNode, z: CGFloat, depth: Int)
    /// The descendants at a point, in drawing order.
    private func nodesByDrawing(at point: CGPoint) -> [Found] {
        var found: [Found] = []
        collect(at: point, z: 0, depth: 0, into: &found)
        // At equal z positions, later nodes of the tree are in front.
        return found.enumerated().sorted { $0.element.z != $1.element.z ? $0.element.z < $1.element.z : $0.offset < $1.offset }
            .map(\.element)
    }
    private func collect(at point: CGPoint, z: CGFloat, depth: Int, into found: inout [Found]) {
        // A node's descendants are within its accumulated frame.
        for child in children where !child.isHidden && child.alpha > 0 && child.calculateAccumulatedFrame().contains(point) {
            let height = z + child.zPosition, transform = child.transformToParent
            found.append((child, height, depth))
            guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { continue }
            child.collect(at: point.applying(transform.inverted()), z: height, depth: depth + 1, into: &found)
        }
    }
}

/// A node whose children are rotated in space and projected without perspective.
@MainActor @preconcurrency
open class SKTransformNode: SKNode {
    /// The rotation about the x axis, in radians. It foreshortens the children's height.
    open var xRotation: CGFloat = 0 { didSet { if xRotation != oldValue { didChange() } } }
    /// The rotation about the y axis, in radians. It foreshortens the children's width.
    open var yRotation: CGFloat = 0 { didSet { if yRotation != oldValue { didChange() } } }

    @available(*, unavailable, message: "Set xRotation, yRotation and zRotation, in radians.")
    open func setEulerAngles(_ euler: SIMD3<Float>) {}
    @available(*, unavailable, message: "Read xRotation, yRotation and zRotation, in radians.")
    open func eulerAngles() -> SIMD3<Float> { .zero }

    override var properties: [[NodeProperty]] { super.properties + [NodeProperty.transform] }
    /// Rotates about x, then y, then z, and projects along z.
    override var transformToParent: CGAffineTransform {
        let turned = CGAffineTransform(a: cos(yRotation), b: 0, c: sin(xRotation) * sin(yRotation), d: cos(xRotation), tx: 0, ty: 0)
        return turned.concatenating(super.transformToParent)
    }
}
