import Foundation
import WaggleGeometry

/// Where a window's pointer is, and the views under it that care. One per graph.
@MainActor
final class PointerTracking {
    private unowned(unsafe) let graph: ViewGraph
    /// In window coordinates; nil outside the window.
    private(set) var pointer: CGPoint?
    /// The views under the pointer that track it, from the innermost outward.
    private var hovered: [HoverNode] = []
    /// The number of views that track the pointer; without any, pointer moves cost nothing.
    private var nodeCount = 0 {
        didSet { assert(nodeCount >= 0, "A hovered view has ended twice.") }
    }
    /// The number of views that set the pointer's shape.
    var shapeCount = 0 {
        didSet { assert(shapeCount >= 0, "A view with a pointer shape has ended twice.") }
    }
    private var shape = PointerShape.standard

    init(_ graph: ViewGraph) { self.graph = graph }

    /// - Returns: true if a view tracks the pointer there.
    func move(to location: CGPoint?) -> Bool {
        pointer = location
        update()
        return !hovered.isEmpty
    }
    func begin(_ node: HoverNode) { nodeCount += 1 }
    func end(_ node: HoverNode) {
        nodeCount -= 1
        hovered.removeAll { $0 === node }
    }

    /// Finds the views under the pointer: it has moved, or views have.
    func update() {
        guard nodeCount > 0 || !hovered.isEmpty || shapeCount > 0 || shape != .standard else { return }
        var over: [HoverNode] = []
        var shape: PointerShape?
        if let pointer {
            var item = graph.hitTest(pointer)
            while let current = item {
                if let node = current as? HoverNode { over.append(node) }
                if shape == nil, let shaping = current as? any PointerShaping, current.environment.values.isEnabled {
                    shape = shaping.pointerShape
                }
                item = current.layoutParent
            }
        }
        setShape(shape ?? .standard)
        let left = hovered.filter { node in !over.contains { $0 === node } }
        hovered = over
        for node in left where node.isAlive { node.pointerLeft() }
        if let pointer { for node in over { node.pointerMoved(to: pointer) } }
    }
    private func setShape(_ shape: PointerShape) {
        guard shape != self.shape else { return }
        self.shape = shape
        graph.host?.setPointer(shape)
    }
}
