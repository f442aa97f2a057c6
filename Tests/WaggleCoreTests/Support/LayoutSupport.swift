import Foundation
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A view tree in an invisible window, with named places that can be queried.
@MainActor
struct LayoutScene {
    let window: HeadlessWindow

    init(_ width: CGFloat = 400, _ height: CGFloat = 600, scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets(),
         direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View) {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        window = HeadlessWindow(content(), size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea, environment: environment)
    }

    /// The frame of the probe in the window; nil if there is none.
    subscript(name: String) -> CGRect? { probe(name).map { $0.convert($0.bounds, to: .global) } }
    /// The presented frame, with pixel precision, of the first thing drawn inside the probe.
    func shown(_ name: String) -> CGRect? { probe(name).flatMap(firstLeaf)?.shownFrame }
    /// The size that the probed view chooses for a proposal.
    func size(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
        probe(name)?.sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    func identity(_ name: String) -> UInt32? { probe(name)?.inner?.number }

    private func probe(_ name: String) -> ProbeNode? { find(window.graph.root) { ($0 as? ProbeNode)?.name == name } as? ProbeNode }
    private func firstLeaf(_ item: ItemNode) -> LeafNode? { find(item) { $0 is LeafNode } as? LeafNode }
    private func find(_ item: ItemNode, _ isMeant: (ItemNode) -> Bool) -> ItemNode? {
        if isMeant(item) { return item }
        var result: ItemNode?
        item.forEachItem { if result == nil { result = find($0, isMeant) } }
        return result
    }
}

/// Names a place and changes nothing.
private struct ProbeModifier: ItemModifier {
    typealias Body = Never
    let name: String
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ProbeNode { ProbeNode(modifier.name, inputs) }
    static func update(_ wrapper: ProbeNode, with modifier: Self) {}
}

@MainActor
private final class ProbeNode: WrapperNode {
    let name: String
    init(_ name: String, _ inputs: ViewInputs) {
        self.name = name
        super.init(inputs)
    }
}

extension View {
    /// Names the place for `LayoutScene`.
    func probe(_ name: String) -> some View { modifier(ProbeModifier(name: name)) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A view of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }
