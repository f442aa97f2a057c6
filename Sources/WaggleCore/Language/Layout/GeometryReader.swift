import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A view whose content depends on its size and position. It fills the proposed space.
///
/// Its closure runs during layout, once the size is known, and again when the size or what it reads changes. Several views in it lie on
/// each other, with their top leading corners in that of the reader.
nonisolated public struct GeometryReader<Content: View>: View {
    public var content: (GeometryProxy) -> Content
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { GeometryReaderNode(view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: GeometryReaderNode<Content>.self).update(view.content)
    }
    public static var _isUnary: Bool { true }
}

@MainActor
private final class GeometryReaderNode<Content: View>: ItemNode {
    private var makeContent: (GeometryProxy) -> Content
    /// Several views in the content are stacked in the top leading corner.
    private var stack: LayoutNode<ZStackLayout>!
    private let inputs: ViewInputs
    private var contentSize: CGSize?
    private var contentIsStale = true

    init(_ makeContent: @escaping (GeometryProxy) -> Content, _ inputs: ViewInputs) {
        self.makeContent = makeContent
        self.inputs = inputs
        super.init(inputs)
        let inner = inputs.child(of: self)
        stack = LayoutNode(ZStackLayout(alignment: .topLeading), inner, isImplicit: true)
        stack.layoutParent = self
        stack.adopt(ViewNode(inner.child(of: stack)))
    }

    func update(_ makeContent: @escaping (GeometryProxy) -> Content) {
        let same = valuesAreEqual(self.makeContent, makeContent)
        self.makeContent = makeContent
        if !same || isDirty { evaluate() }
    }
    /// The content is made during placement, when the size is known.
    override func evaluate() {
        isDirty = false
        contentIsStale = true
        markNeedsPlacement()
        // Hidden views are not placed, but what a link has pushed is made by its view.
        if !isShown, contentSize != nil, graph.service(LiveHiddenNodes.self).needs(self) {
            Content._updateNode(stack.content, with: evaluatedContent())
        }
    }
    private func evaluatedContent() -> Content {
        contentIsStale = false
        return evaluating {
            graph.counters.bodies += 1
            return tracked { makeContent(GeometryProxy(self)) }
        }
    }

    override var fixesSize: Bool { true }
    // Programs read the proxy by `DispatchQueue.main.async` to write state, and rely on being told of each change.
    override class var roles: NodeRoles { super.roles.union(.followsLaterReads) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let stack { body(stack) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { if let stack { body(stack) } }

    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        if contentIsStale || contentSize != size {
            let isFirst = contentSize == nil
            contentSize = size
            let view = evaluatedContent()
            if isFirst {
                stack.content.end()
                stack.adopt(Content._makeNode(view, in: inputs.child(of: stack)))
            } else {
                Content._updateNode(stack.content, with: view)
            }
            graph.evaluateDirtyNodes(below: self)
        }
        let proposal = ProposedViewSize(size)
        let x = environment.layoutDirection == .rightToLeft ? size.width.minus(stack.sizeThatFits(proposal).width) : 0
        stack.place(at: CGPoint(x: x, y: 0), proposal: proposal)
    }

    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        stack.appendDisplay(to: &items)
        return DisplayList(items)
    }
}

/// Lays out its content over the region around the view, including its covered edges. Bars stay where they are under the keyboard's region,
/// which therefore does not count as covered.
struct RegionReader<Content: View>: View {
    /// Receives the region's size and its covered edges.
    @ViewBuilder let content: (_ size: CGSize, _ covered: EdgeInsets) -> Content

    var body: some View {
        GeometryReader { proxy in
            let safeArea = proxy.safeAreaReach, reach = safeArea.edges, covered = safeArea.container
            let size = CGSize(
                width: proxy.size.width.plus(reach.leading).plus(reach.trailing),
                height: proxy.size.height.plus(reach.top).plus(reach.bottom))
            content(size, covered)
                .frame(width: size.width, height: size.height)
                .offset(x: -covered.leading, y: -covered.top)
        }
    }
}
