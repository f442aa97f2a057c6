// Coordinate spaces, and where a view stands in them.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// The frame of reference for a point or rectangle.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The nearest view around that has this name; the window where none has.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space as a value with a type of its own.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}

nonisolated struct CoordinateSpaceModifier: ItemModifier {
    typealias Body = Never
    let name: AnyHashable
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> CoordinateSpaceNode { CoordinateSpaceNode(modifier.name, inputs) }
    @MainActor static func update(_ wrapper: CoordinateSpaceNode, with modifier: Self) { wrapper.name = modifier.name }
}

@MainActor
final class CoordinateSpaceNode: WrapperNode {
    var name: AnyHashable
    init(_ name: AnyHashable, _ inputs: ViewInputs) {
        self.name = name
        super.init(inputs)
    }
}

extension View {
    /// Names the view's coordinate space for the views within.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(CoordinateSpaceModifier(name: AnyHashable(name))) }
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(CoordinateSpaceModifier(name: name.name)) }
}

extension ItemNode {
    /// A rectangle of this item's coordinates in another space; rotated ones by their bounds.
    func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        if space == .local { return rect }
        var rect = rect, item: ItemNode = self
        while true {
            if case .named(let name) = space, let node = item as? CoordinateSpaceNode, node.name == name { return rect }
            guard let parent = item.layoutParent else { return rect }
            rect = item.convertToParent(rect)
            item = parent
        }
    }
    var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

// MARK: GeometryReader

/// A view whose content is made from its size and place. It takes all the space it is offered.
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

/// Size and place of a view, for the content of a `GeometryReader`.
public struct GeometryProxy: @unchecked Sendable {
    let node: any ProxiedNode
    /// The size of the reader, in points.
    public let size: CGSize

    /// The part of the safe area's border that the view touches, in points.
    public var safeAreaInsets: EdgeInsets { main { $0.readSafeArea() } }
    /// The reader's bounds in a coordinate space. The content depends on it: it is made again when it changes.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { main { $0.readFrame(in: coordinateSpace) } }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
    /// The bounds of the nearest view around with the name, in the reader's coordinates; nil where none has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { main { $0.readBounds(of: coordinateSpace.name) } }
    /// The place that the anchor stands for, in the reader's coordinates. The content depends on it: it is made again when it changes.
    public subscript<T>(anchor: Anchor<T>) -> T { main { $0.readAnchor(anchor) } }

    private func main<T>(_ body: @MainActor (any ProxiedNode) -> T) -> T {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((any ProxiedNode) -> T).self)(node) }
    }
}

@MainActor
protocol ProxiedNode: ItemNode {
    func readFrame(in space: CoordinateSpace) -> CGRect
    func readSafeArea() -> EdgeInsets
    func readBounds(of name: AnyHashable) -> CGRect?
    func readAnchor<T>(_ anchor: Anchor<T>) -> T
}

/// For nodes that are asked anew after every layout and need not note what was read.
extension ProxiedNode {
    func readFrame(in space: CoordinateSpace) -> CGRect { convert(bounds, to: space) }
    func readSafeArea() -> EdgeInsets { safeAreaReach(of: bounds).mirrored(environment.layoutDirection) }
    func readAnchor<T>(_ anchor: Anchor<T>) -> T { anchor.source.value(anchor.points(in: self)) }
    func readBounds(of name: AnyHashable) -> CGRect? {
        var item: ItemNode? = self
        while let current = item {
            if let node = current as? CoordinateSpaceNode, node.name == name {
                let own = readFrame(in: .named(name))
                return CGRect(x: -own.minX, y: -own.minY, width: node.size.width, height: node.size.height)
            }
            item = current.layoutParent
        }
        return nil
    }
}

@MainActor
private final class GeometryReaderNode<Content: View>: ItemNode, ProxiedNode, GeometryDependent {
    private var makeContent: (GeometryProxy) -> Content
    /// Several views in the content stand on top of one another in the top leading corner.
    private var stack: LayoutNode<ZStackLayout>!
    private let inputs: ViewInputs
    private var contentSize: CGSize?
    private var contentIsStale = true
    /// What the content was made from, besides the size.
    private enum Read {
        case frame(CGRect, CoordinateSpace)
        case safeArea(EdgeInsets)
        case points([CGPoint], @MainActor (ItemNode) -> [CGPoint])
    }
    private var reads: [Read] = []

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
    /// The content is made when the size is known: during placement.
    override func evaluate() {
        isDirty = false
        contentIsStale = true
        markNeedsPlacement()
    }

    override var fixesSize: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let stack { body(stack) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { if let stack { body(stack) } }

    override func placeItems() {
        if contentIsStale || contentSize != size {
            let isFirst = contentSize == nil
            contentIsStale = false
            contentSize = size
            reads.removeAll(keepingCapacity: true)
            let view = evaluating {
                graph.counters.bodies += 1
                return tracked { makeContent(GeometryProxy(node: self, size: size)) }
            }
            if isFirst {
                stack.content.end()
                stack.adopt(Content._makeNode(view, in: inputs.child(of: stack)))
            } else {
                Content._updateNode(stack.content, with: view)
            }
            graph.evaluateDirtyNodes()
        }
        let proposal = ProposedViewSize(size)
        let x = environment.layoutDirection == .rightToLeft ? size.width - stack.sizeThatFits(proposal).width : 0
        stack.place(at: CGPoint(x: x, y: 0), proposal: proposal)
    }

    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        stack.appendDisplay(to: &items)
        return DisplayList(items)
    }

    // MARK: Reads

    private func note(_ read: Read) {
        guard ThreadContext.current.evaluating === self else { return }
        if reads.isEmpty { graph.addGeometryReader(self) }
        reads.append(read)
    }

    func readFrame(in space: CoordinateSpace) -> CGRect {
        let frame = convert(bounds, to: space)
        if space != .local { note(.frame(frame, space)) }
        return frame
    }
    private var safeArea: EdgeInsets { safeAreaReach(of: bounds).mirrored(environment.layoutDirection) }
    func readSafeArea() -> EdgeInsets {
        let insets = safeArea
        note(.safeArea(insets))
        return insets
    }
    func readAnchor<T>(_ anchor: Anchor<T>) -> T {
        let points = anchor.points(in: self)
        note(.points(points) { anchor.points(in: $0) })
        return anchor.source.value(points)
    }
    func geometryDidChange() -> Bool {
        guard isPlaced, !isDirty else { return false }
        return reads.contains { read in
            switch read {
            case .frame(let frame, let space): convert(bounds, to: space) != frame
            case .safeArea(let insets): safeArea != insets
            case .points(let points, let current): current(self) != points
            }
        }
    }
    override func didEnd() { graph.removeGeometryReader(self) }
}
