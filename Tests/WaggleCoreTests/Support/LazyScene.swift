// A window with a scroll view and lazy containers, described by values.

import Foundation
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct LazyScene {
    let window: HeadlessWindow

    init(_ width: CGFloat = 200, _ height: CGFloat = 400, scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets(),
         direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View) {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        window = HeadlessWindow(content(), size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea, environment: environment)
    }

    func nodes<Node: ViewNode>(_ type: Node.Type) -> [Node] {
        var found: [Node] = []
        func visit(_ node: ViewNode) {
            if let node = node as? Node { found.append(node) }
            node.forEachChild(visit)
        }
        visit(window.graph.root)
        return found
    }
    var scroll: ScrollNode { nodes(ScrollNode.self)[0] }
    var lazy: LazyLayoutNode { nodes(LazyLayoutNode.self)[0] }
    var counters: FrameCounters { window.graph.counters }

    /// Scrolls to a position immediately, as a finger would, and shows the next frame.
    func scroll(to position: CGFloat, _ axis: Axis = .vertical) {
        let scroll = scroll
        scroll.leaveInitialPlace()
        scroll.setPosition(scroll.clamped(axis == .vertical ? CGPoint(x: scroll.position.x, y: position) : CGPoint(x: position, y: scroll.position.y)))
        window.advance(by: 1.0 / 60)
    }
    func scroll(by distance: CGFloat, _ axis: Axis = .vertical) { scroll(to: scroll.position[axis] + distance, axis) }

    /// True if the same names are at the same positions.
    func shows(_ frames: [String: CGRect]) -> Bool {
        let now = self.frames
        return now.count == frames.count && frames.allSatisfy { name, frame in
            now[name].map { abs($0.minX - frame.minX) < 1e-6 && abs($0.minY - frame.minY) < 1e-6 && abs($0.maxX - frame.maxX) < 1e-6 && abs($0.maxY - frame.maxY) < 1e-6 } ?? false
        }
    }
    /// The frames of the named views in the window, by name.
    subscript(name: String) -> CGRect? { frames[name] }
    var frames: [String: CGRect] {
        var result: [String: CGRect] = [:]
        func visit(_ item: ItemNode) {
            guard !item.isLeaving else { return }
            if let name = (item as? NamedNode)?.name { result[name] = item.convert(item.bounds, to: .global) }
            item.forEachItem(visit)
        }
        visit(window.graph.root)
        return result
    }
}

/// Names a place and changes nothing.
private struct NameModifier: ItemModifier {
    typealias Body = Never
    let name: String
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> NamedNode { NamedNode(modifier.name, inputs) }
    static func update(_ wrapper: NamedNode, with modifier: Self) { wrapper.name = modifier.name }
}
@MainActor
private final class NamedNode: WrapperNode {
    var name: String
    init(_ name: String, _ inputs: ViewInputs) {
        self.name = name
        super.init(inputs)
    }
}
extension View {
    /// Names the place for `LazyScene`.
    func named(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}
