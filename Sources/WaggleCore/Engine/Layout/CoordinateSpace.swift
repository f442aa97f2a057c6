// Coordinate spaces and conversion between them.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// The frame of reference for a point or rectangle.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The nearest enclosing view with the name, or the window if there is none.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A coordinate space as a value of its own type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
/// The coordinate space of the window: the origin is its top left corner, y grows downward.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
/// The coordinate space of the view: the origin is its top left corner, y grows downward.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
/// The coordinate space of a view around, which `coordinateSpace(_:)` has named. Without such a view it is the global one.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { .init() } }
/// The name of a scroll view's coordinate space on an axis; nil for any axis.
private struct ScrollSpaceName: Hashable { let axis: Axis? }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The visible area of the nearest enclosing scroll view, within its margins.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil))) }
    /// The visible area of the nearest enclosing scroll view on the axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis))) }
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}

nonisolated struct CoordinateSpaceModifier: ItemModifier {
    let name: AnyHashable
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> CoordinateSpaceNode {
        CoordinateSpaceNode(modifier.name, inputs)
    }
    @MainActor static func update(_ wrapper: CoordinateSpaceNode, with modifier: Self) { wrapper.rename(modifier.name) }
}

@MainActor
final class CoordinateSpaceNode: WrapperNode {
    private(set) var name: AnyHashable
    init(_ name: AnyHashable, _ inputs: ViewInputs) {
        self.name = name
        super.init(inputs)
    }
    func rename(_ name: AnyHashable) {
        guard name != self.name else { return }
        self.name = name
        didMove()
    }
}

extension View {
    /// Names the view's coordinate space for its descendants.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension ItemNode {
    /// The bounds of a named space in this item's coordinates, or nil if the item does not define it.
    func space(named name: AnyHashable) -> CGRect? {
        if let node = self as? CoordinateSpaceNode { return node.name == name ? bounds : nil }
        guard roles.contains(.scrollView), let scroll = self as? ScrollResponder, let name = name.base as? ScrollSpaceName,
              name.axis.map({ scroll.contentAxes.contains($0) }) ?? true else { return nil }
        return scroll.visibleArea
    }

    /// Converts a rectangle from this item's coordinates to another space; yields the bounding box if it is rotated.
    func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        if space == .local { return rect }
        var rect = rect, item: ItemNode = self
        while true {
            if case .named(let name) = space, let area = item.space(named: name) {
                return rect.movedExactly(by: CGPoint(x: -area.minX, y: -area.minY))
            }
            guard let parent = item.layoutParent else { return rect }
            rect = item.convertToParent(rect)
            item = parent
        }
    }
    /// The frame in an enclosing item's coordinates, the bounding box if it is rotated; nil if the item is not inside it.
    func frame(in enclosing: ItemNode) -> CGRect? {
        var rect = bounds, item: ItemNode = self
        while item !== enclosing {
            guard let parent = item.layoutParent else { return nil }
            rect = item.convertToParent(rect)
            item = parent
        }
        return rect
    }
    var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
