import Foundation
import WaggleGeometry

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
