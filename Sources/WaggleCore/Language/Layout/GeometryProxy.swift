import Foundation
import WaggleGeometry

/// A view's size and coordinate spaces, for the content of a `GeometryReader`.
///
/// A body or closure that reads geometry through the proxy is evaluated again when that geometry changes. What is read later, by an action,
/// a task or a timer, evaluates the `GeometryReader` that handed out the proxy, as if its closure had read it.
public struct GeometryProxy: @unchecked Sendable {
    private let reference: NodeReference
    /// The size when the proxy was made. It distinguishes proxies, and remains when the view is gone.
    private let firstSize: CGSize

    @MainActor init(_ item: ItemNode) {
        reference = item.reference
        firstSize = item.size
    }

    /// The size of the view, in points.
    public var size: CGSize { read { $0.isAlive ? $0.size : firstSize } ?? firstSize }

    /// How far the view extends into the safe area's border on each edge, in points.
    public var safeAreaInsets: EdgeInsets { safeAreaReach.edges }
    var safeAreaReach: SafeAreaReach { read { $0.readSafeArea() } ?? SafeAreaReach() }
    /// The view's bounds in a coordinate space, in points; the bounding box if the view is rotated.
    ///
    /// Complexity: O(*d*) in the views between this one and the space's.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        read { $0.readFrame(in: coordinateSpace) } ?? CGRect(origin: .zero, size: firstSize)
    }
    /// The view's bounds in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
    /// The bounds of the nearest enclosing view with the name, in the view's coordinates, or nil.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { read { $0.readBounds(of: coordinateSpace.name) } ?? nil }
    /// The anchor's value in the view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { read { $0.readAnchor(anchor) } ?? anchor.source.value(anchor.source.points(.zero)) }

    /// nil if the view is gone.
    private func read<T>(_ body: @MainActor (ItemNode) -> T) -> T? {
        guard let node = reference.node else { return nil }
        let item = unsafeDowncast(node, to: ItemNode.self)
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((ItemNode) -> T).self)(item) }
    }
}

/// Reads that become dependencies of the current evaluation.
extension ItemNode {
    fileprivate func readFrame(in space: CoordinateSpace) -> CGRect {
        let frame = convert(bounds, to: space)
        if space != .local { graph.geometry.note(.frame(frame, space), of: self) }
        return frame
    }
    fileprivate func readSafeArea() -> SafeAreaReach {
        var reach = safeAreaReach(of: bounds)
        graph.geometry.note(.safeArea(reach), of: self)
        reach.edges = reach.edges.mirrored(environment.layoutDirection)
        return reach
    }
    fileprivate func readBounds(of name: AnyHashable) -> CGRect? {
        let bounds = bounds(of: name)
        graph.geometry.note(.bounds(bounds, name), of: self)
        return bounds
    }
    fileprivate func readAnchor<T>(_ anchor: Anchor<T>) -> T {
        let points = anchor.points(in: self)
        graph.geometry.note(.points(points) { anchor.points(in: $0) }, of: self, others: anchor.item.map { [$0] } ?? [])
        return anchor.source.value(points)
    }
}
