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
    public subscript<T>(anchor: Anchor<T>) -> T { main { anchor.resolve($0) } }

    private func main<T>(_ body: @MainActor (any ProxiedNode) -> T) -> T {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((any ProxiedNode) -> T).self)(node) }
    }
}

@MainActor
protocol ProxiedNode: ItemNode {
    func readFrame(in space: CoordinateSpace) -> CGRect
    func readSafeArea() -> EdgeInsets
    func readBounds(of name: AnyHashable) -> CGRect?
}

/// A place of one view that others can ask for in their own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
    /// What the anchor stands for.
    public struct Source: @unchecked Sendable {
        let make: @MainActor (CGSize) -> [CGPoint]
        let value: ([CGPoint]) -> Value
    }
    weak var item: ItemNode?
    let source: Source

    @MainActor func resolve(_ reader: any ProxiedNode) -> Value {
        let points = source.make(item?.size ?? .zero)
        let origin = reader.convert(CGRect.zero, to: .global).origin
        return source.value(points.map { point in
            let global = item?.convert(CGRect(origin: point, size: .zero), to: .global).origin ?? point
            return CGPoint(x: global.x - origin.x, y: global.y - origin.y)
        })
    }
}
extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source {
        .init(make: { [.zero, CGPoint(x: $0.width, y: $0.height)] }, value: {
            CGRect(x: min($0[0].x, $0[1].x), y: min($0[0].y, $0[1].y), width: abs($0[1].x - $0[0].x), height: abs($0[1].y - $0[0].y))
        })
    }
}
extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init(make: { [CGPoint(x: $0.width * p.x, y: $0.height * p.y)] }, value: { $0[0] })
    }
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init(make: { _ in [p] }, value: { $0[0] }) }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

@MainActor
private final class GeometryReaderNode<Content: View>: ItemNode, ProxiedNode, GeometryDependent {
    private var makeContent: (GeometryProxy) -> Content
    /// Several views in the content stand on top of one another in the top leading corner.
    private var stack: LayoutNode<ZStackLayout>!
    private let inputs: ViewInputs
    private var contentSize: CGSize?
    private var contentIsStale = true
    private var frames: [(space: CoordinateSpace, frame: CGRect)] = []

    init(_ makeContent: @escaping (GeometryProxy) -> Content, _ inputs: ViewInputs) {
        self.makeContent = makeContent
        self.inputs = inputs
        super.init(inputs)
        var inner = inputs.child(of: self)
        inner.stackOrientation = nil
        stack = LayoutNode(ZStackLayout(alignment: .topLeading), inner)
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
            frames.removeAll(keepingCapacity: true)
            let view = evaluating {
                graph.counters.bodies += 1
                return tracked { makeContent(GeometryProxy(node: self, size: size)) }
            }
            if isFirst {
                var inner = inputs.child(of: stack)
                inner.stackOrientation = nil
                stack.content.end()
                stack.adopt(Content._makeNode(view, in: inner))
            } else {
                Content._updateNode(stack.content, with: view)
            }
            graph.evaluateDirtyNodes()
        }
        stack.place(at: .zero, proposal: ProposedViewSize(size))
    }

    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        stack.appendDisplay(to: &items)
        return DisplayList(items)
    }

    // MARK: Reads

    func readFrame(in space: CoordinateSpace) -> CGRect {
        let frame = convert(bounds, to: space)
        if ThreadContext.current.evaluating === self, space != .local {
            if frames.isEmpty { graph.addGeometryReader(self) }
            frames.append((space, frame))
        }
        return frame
    }
    func readSafeArea() -> EdgeInsets {
        _ = readFrame(in: .global)
        return graph.root.safeAreaInsets(of: convert(bounds, to: .global), pixel: 1 / environment.displayScale)
    }
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
    func geometryDidChange() -> Bool {
        guard isPlaced, !isDirty else { return false }
        return frames.contains { convert(bounds, to: $0.space) != $0.frame }
    }
    override func didEnd() { graph.removeGeometryReader(self) }
}
