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
    /// - Returns: the numbers of evaluated bodies and created nodes in that frame, without the work after it is shown.
    @discardableResult
    func scroll(to position: CGFloat, _ axis: Axis = .vertical) -> (bodies: Int, madeNodes: Int) {
        let scroll = scroll
        scroll.leaveInitialPosition()
        scroll.setPosition(scroll.clamped(axis == .vertical ? CGPoint(x: scroll.position.x, y: position) : CGPoint(x: position, y: scroll.position.y)))
        window.advance(by: 1.0 / 60)
        defer { window.driver.frameIsOver() }
        return (counters.bodies, counters.madeNodes)
    }
    @discardableResult
    func scroll(by distance: CGFloat, _ axis: Axis = .vertical) -> (bodies: Int, madeNodes: Int) { scroll(to: scroll.position[axis] + distance, axis) }

    /// True if the same names are at the same positions.
    func shows(_ frames: [String: CGRect]) -> Bool {
        let now = self.frames
        return now.count == frames.count && frames.allSatisfy { name, frame in
            now[name].map { abs($0.minX - frame.minX) < 1e-6 && abs($0.minY - frame.minY) < 1e-6 && abs($0.maxX - frame.maxX) < 1e-6 && abs($0.maxY - frame.maxY) < 1e-6 } ?? false
        }
    }
    // MARK: Comparison with a fresh window

    private var height: CGFloat { window.graph.root.size.height }
    /// The frames inside the window, without those that only touch its border: windows scroll by whole pixels, and lines lie between them.
    var visibleFrames: [String: CGRect] { frames.filter { $0.value.maxY > 0 && $0.value.minY < height && $0.value.height > 0 } }
    private func isAtBorder(_ frame: CGRect) -> Bool { frame.maxY < 1.01 || frame.minY > height - 1.01 }
    /// Scrolls until a view is at its position in another window.
    func bring(_ name: String, to y: CGFloat, id: AnyHashable?) {
        for _ in 0..<300 {
            if let frame = self[name] {
                let distance = frame.minY - y, before = scroll.position.y
                if abs(distance) < 1 { return }
                scroll(by: distance)
                if scroll.position.y == before { return }
            } else if let id, let frame = scroll.frame(ofView: id) {
                scroll(to: frame.minY - y)
            } else {
                scroll(by: 100)
            }
        }
    }
    /// Describes differences from another window beyond the rounding of two scroll positions; nil if there are none.
    func difference(from frames: [String: CGRect]) -> String? {
        let own = visibleFrames
        let same = frames.allSatisfy { name, frame in
            guard let other = own[name] else { return isAtBorder(frame) }
            return abs(other.minY - frame.minY) < 1.01 && abs(other.minX - frame.minX) < 0.01 && abs(other.height - frame.height) < 0.01
        } && own.allSatisfy { frames[$0.key] != nil || isAtBorder($0.value) }
        guard !same else { return nil }
        func text(_ frames: [String: CGRect]) -> String {
            frames.sorted { ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX) }.map { "\($0.key) \($0.value)" }.joined(separator: "\n")
        }
        return "\(text(frames))\nfrom scratch, at \(scroll.position.y)\n\(text(own))"
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
