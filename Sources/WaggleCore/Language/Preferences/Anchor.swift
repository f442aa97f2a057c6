// Anchors: geometry of one view, read in the coordinates of another.

import Foundation
import WaggleGeometry

/// Geometry of one view that another view can convert to its own coordinates with `GeometryProxy`'s subscript.
public struct Anchor<Value>: @unchecked Sendable {
    /// The part of a view's geometry that an anchor captures.
    public struct Source: @unchecked Sendable {
        /// The points that determine the value, in a view of the given size.
        let points: (CGSize) -> [CGPoint]
        /// The value for the same points in other coordinates.
        let value: ([CGPoint]) -> Value
    }
    private(set) weak var item: ItemNode?
    let source: Source

    init(_ item: ItemNode, _ source: Source) {
        self.item = item
        self.source = source
    }

    /// The points in the coordinates of an item; if the anchored view has ended, the item's top left corner.
    @MainActor func points(in reader: ItemNode) -> [CGPoint] {
        guard let item, item.isAlive else { return source.points(.zero) }
        let origin = reader.convert(CGRect.zero, to: .global).origin
        return source.points(item.size).map { point in
            let location = item.convert(CGRect(origin: point, size: .zero), to: .global).origin
            return location.minus(origin)
        }
    }

    /// The points in the anchored view, which distinguish the anchors of one view.
    fileprivate var ownPoints: [CGPoint] { source.points(CGSize(width: 1, height: 1)) }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.item === b.item && a.ownPoints == b.ownPoints }
}
extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(item.map(ObjectIdentifier.init)) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init(points: { _ in [CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY)] }, value: Self.enclosing)
    }
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        .init(points: { [.zero, CGPoint(x: $0.width, y: $0.height)] }, value: Self.enclosing)
    }
    private static func enclosing(_ points: [CGPoint]) -> CGRect {
        CGRect(
            x: min(points[0].x, points[1].x), y: min(points[0].y, points[1].y), width: abs(points[1].x.minus(points[0].x)),
            height: abs(points[1].y.minus(points[0].y)))
    }
}
extension Anchor.Source where Value == CGPoint {
    /// A unit point of the view.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init(points: { [CGPoint(x: $0.width * p.x, y: $0.height * p.y)] }, value: { $0[0] })
    }
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init(points: { _ in [p] }, value: { $0[0] }) }
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
extension Anchor.Source {
    /// Combines several sources into one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(points: { size in array.flatMap { $0.points(size) } }, value: { points in
            var start = 0
            return array.map { source in
                let count = source.points(.zero).count
                defer { start += count }
                return source.value(Array(points[start..<start + count]))
            }
        })
    }
    /// A source, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(points: { anchor?.points($0) ?? [] }, value: { points in anchor.map { $0.value(points) } })
    }
}

/// Sets or transforms a preference using an anchor of each modified view.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: ItemModifier {
    enum Change {
        case set((Anchor<A>) -> K.Value)
        case transform((inout K.Value, Anchor<A>) -> Void)
    }
    let source: Anchor<A>.Source
    let change: Change
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> AnchorPreferenceNode<A, K> {
        AnchorPreferenceNode(modifier, inputs)
    }
    @MainActor static func update(_ wrapper: AnchorPreferenceNode<A, K>, with modifier: Self) { wrapper.update(modifier) }
}

@MainActor
final class AnchorPreferenceNode<A, K: PreferenceKey>: WrapperNode, PreferenceWriter {
    private var modifier: AnchorPreferenceModifier<A, K>

    init(_ modifier: AnchorPreferenceModifier<A, K>, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        preferenceDidChange(K.self)
    }
    func update(_ modifier: AnchorPreferenceModifier<A, K>) {
        let isSame = valuesAreEqual(self.modifier, modifier)
        self.modifier = modifier
        if !isSame { preferenceDidChange(K.self) }
    }
    func preference<Key: PreferenceKey>(_ key: Key.Type, below: Key.Value?) -> Key.Value? {
        guard key == K.self else { return below }
        let anchor = Anchor(self, modifier.source)
        switch modifier.change {
        case .set(let value): return value(anchor) as? Key.Value
        case .transform(let transform):
            var value = below as? K.Value ?? K.defaultValue
            transform(&value, anchor)
            return value as? Key.Value
        }
    }
}

extension View {
    /// Sets the key's value from an anchor of this view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: .set(transform)))
    }
    /// Transforms the key's value on its way up with an anchor of this view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, change: .transform(transform)))
    }
}
