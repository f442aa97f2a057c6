// scrollPosition: a scroll view's position as a value in the program.

import Foundation
import WaggleGeometry

/// The current or requested position of a scroll view: at a view, an edge or a point, or wherever the user has scrolled it.
public struct ScrollPosition: Sendable, Equatable {
    enum Target: Equatable, Sendable {
        case none
        case view(SendableID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }
    struct SendableID: Equatable, @unchecked Sendable {
        let hashable: AnyHashable
        /// The program guarantees that the id is sendable; Swift does not record that in the value.
        var value: any Hashable & Sendable {
            let boxed: [any Hashable] = [hashable.base as? any Hashable ?? hashable]
            return unsafeBitCast(boxed, to: [any Hashable & Sendable].self)[0]
        }
    }
    var target: Target
    /// The first visible view, as reported by the scroll view.
    var seen: SendableID?
    /// Different for each call of `scrollTo`, so that scrolling to the same target twice is a change.
    private var request = 0
    /// True if the user has scrolled since the program last set the position. Setting it to true discards the program's position.
    public var isPositionedByUser = false {
        didSet { if isPositionedByUser { target = .none } }
    }

    private init(_ target: Target) { self.target = target }

    /// At the view with an id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(SendableID(hashable: AnyHashable(id)), anchor: anchor))
    }
    /// The scroll view's initial position. Visible views with ids of the type are reported.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.none) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge)) }
    /// With a point of the content, in points, at the viewport's top leading corner. Points beyond the content's ends are clamped.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { self.init(.point(x: point.x, y: point.y)) }
    /// With a point of the content, in points, at the viewport's top leading corner. Points beyond the content's ends are clamped.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y)) }
    /// With an x of the content, in points, at the viewport's leading edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil)) }
    /// With a y of the content, in points, at the viewport's top edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y)) }

    private mutating func go(_ target: Target) {
        self.target = target
        seen = nil
        isPositionedByUser = false
        request &+= 1
    }
    /// Scrolls to a view; animated in `withAnimation`. The other forms work the same way.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(.view(SendableID(hashable: AnyHashable(id)), anchor: anchor))
    }
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// - Parameter point: the content's point to put at the viewport's top leading corner, in points; clamped to the content's ends.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    /// Puts a point of the content, in points, at the viewport's top leading corner. Points beyond the content's ends are clamped.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    /// Scrolls along the x axis alone: `x`, in points of the content, comes to the viewport's leading edge.
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    /// Scrolls along the y axis alone: `y`, in points of the content, comes to the viewport's top edge.
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    /// The edge set by the program; nil once the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    /// The point set by the program, with 0 along an axis that it left unchanged; nil once the user has scrolled.
    public var point: CGPoint? { if case .point(let x, let y) = target { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil } }
    /// The view set by the program or, after the user has scrolled, the first visible target view.
    public var viewID: (any Hashable & Sendable)? {
        if let seen { return seen.value }
        if case .view(let id, _) = target { return id.value }
        return nil
    }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    fileprivate var destination: ScrollDestination? {
        switch target {
        case .none: nil
        case .view(let id, let anchor): .view(id.hashable, anchor: anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }
}

// MARK: Links

/// Connects a binding to a scroll view: reports where the user scrolls, and scrolls to what the program writes.
private class PositionLink<Value>: ScrollLink {
    var binding: Binding<Value>
    var anchor: UnitPoint?
    /// The value of the scroll view's position: the last command, or what was reported since.
    private var last: Value
    /// The binding's value as of the last check. A binding may ignore what is reported; only a value that changes is a command.
    private var lastRead: Value

    init(_ binding: Binding<Value>, _ anchor: UnitPoint?) {
        (self.binding, self.anchor) = (binding, anchor)
        last = binding.wrappedValue
        lastRead = last
    }

    // MARK: Overridden by subclasses
    func destination(_ value: Value) -> ScrollDestination? { nil }
    func areEqual(_ a: Value, _ b: Value) -> Bool { false }
    /// The value after the user has scrolled; nil leaves it unchanged.
    func scrolled(_ value: Value, to id: AnyHashable?) -> Value? { nil }

    override var initialDestination: ScrollDestination? { destination(last) }

    func update(_ binding: Binding<Value>, _ anchor: UnitPoint?, _ node: ViewNode) {
        (self.binding, self.anchor) = (binding, anchor)
        let value = binding.wrappedValue
        guard !areEqual(value, lastRead) else { return }
        lastRead = value
        guard !areEqual(value, last) else { return }
        last = value
        guard let scroll, scroll.isAlive, let destination = destination(value) else { return }
        let transaction = node.currentTransaction()
        var to = destination
        if case .view(let id, _) = destination, let anchor = transaction.scrollTargetAnchor { to = .view(id, anchor: anchor) }
        scroll.movement.go(to: to, animation: transaction.disablesAnimations ? nil : transaction.animation,
                         completions: transaction.completions,
                         keepsVelocity: transaction.scrollPositionUpdatePreservesVelocity, scroll)
    }

    override func geometryDidChange(_ scroll: ScrollNode) {
        if scroll.movement.isUserDriven {
            let id = scroll.leadingTarget(anchor: anchor)
            guard let value = scrolled(last, to: id), !areEqual(value, last) else { return }
            last = value
            scroll.graph.afterUpdate { [weak self, weak scroll] in
                guard let self, scroll?.isAlive == true else { return }
                self.binding.wrappedValue = value
                self.lastRead = self.binding.wrappedValue
            }
        } else if !scroll.movement.isBusy, let destination = destination(last) {
            stay(at: destination, scroll)
        }
    }
    /// Keeps the position set by the program when the content or the view is resized.
    private func stay(at destination: ScrollDestination, _ scroll: ScrollNode) {
        switch destination {
        case .edge, .view: break
        case .point, .initialPosition: return
        }
        guard scroll.didLayOut, let target = scroll.position(for: destination), target != scroll.position else { return }
        scroll.movement.go(to: destination, animation: nil, scroll)
    }
}

private final class IDLink<ID: Hashable>: PositionLink<ID?> {
    // Without an anchor, the view is aligned with the start of the viewport.
    override func destination(_ value: ID?) -> ScrollDestination? { value.map { .view(AnyHashable($0), anchor: anchor ?? .topLeading) } }
    override func areEqual(_ a: ID?, _ b: ID?) -> Bool { a == b }
    override func scrolled(_ value: ID?, to id: AnyHashable?) -> ID?? { (id?.base as? ID).map { .some($0) } }
}

private final class ScrollPositionLink: PositionLink<ScrollPosition> {
    override func destination(_ value: ScrollPosition) -> ScrollDestination? {
        guard case .view(let id, let own)? = value.destination else { return value.destination }
        return .view(id, anchor: own ?? anchor ?? .topLeading)
    }
    override func areEqual(_ a: ScrollPosition, _ b: ScrollPosition) -> Bool { a == b }
    override func scrolled(_ value: ScrollPosition, to id: AnyHashable?) -> ScrollPosition? {
        var new = value
        new.isPositionedByUser = true
        new.seen = id.map(ScrollPosition.SendableID.init)
        return new
    }
}

nonisolated private struct IDModifier<ID: Hashable>: ScrollLinkModifier {
    typealias Body = Never
    let binding: Binding<ID?>
    let anchor: UnitPoint?
    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> IDLink<ID> { IDLink(modifier.binding, modifier.anchor) }
    @MainActor static func update(_ link: IDLink<ID>, with modifier: Self, _ node: ViewNode) {
        link.update(modifier.binding, modifier.anchor, node)
    }
}
nonisolated private struct PositionModifier: ScrollLinkModifier {
    typealias Body = Never
    let binding: Binding<ScrollPosition>
    let anchor: UnitPoint?
    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> ScrollPositionLink {
        ScrollPositionLink(modifier.binding, modifier.anchor)
    }
    @MainActor static func update(_ link: ScrollPositionLink, with modifier: Self, _ node: ViewNode) {
        link.update(modifier.binding, modifier.anchor, node)
    }
}

private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct OffsetAdjustmentKey: TransactionKey { static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic } }

/// Whether content is moved when its length changes, so that the visible part stays visible.
public struct ScrollContentOffsetAdjustmentBehavior {
    private enum Kind { case automatic, disabled }
    private let kind: Kind
    /// The visible part keeps its position when something is inserted or removed before it, as does the size-changes anchor.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(kind: .automatic) }
    /// The offset is kept, and different content becomes visible.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(kind: .disabled) }
    var isDisabled: Bool { kind == .disabled }
}
extension Transaction {
    /// The anchor for views scrolled to in this transaction; nil for the modifier's anchor.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
    /// True if coasting content keeps coasting from where the program puts it.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }
    /// Whether scroll views move content whose length this transaction changes, to keep the visible part in place.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }
}

extension ScrollNode {
    /// The id of the first visible target, or of the one at an anchor of the viewport.
    func leadingTarget(anchor: UnitPoint?) -> AnyHashable? {
        let seen = visibleContent, axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let isMirrored = axis == .horizontal && environment.layoutDirection == .rightToLeft
        var best: (id: AnyHashable, distance: CGFloat)?
        let fraction = axis == .vertical ? anchor?.y ?? 0 : isMirrored ? 1 - (anchor?.x ?? 0) : anchor?.x ?? 0
        let line = seen.origin[axis] + fraction * seen.size[axis]
        forEachTarget { id, frame in
            guard let id else { return }
            let start = frame.origin[axis], end = start + frame.size[axis]
            // If two views meet at the line, the one with the larger visible part counts.
            let distance = anchor == nil ? abs((isMirrored ? end : start) - line) : start <= line && end > line ? 0 : min(
                abs(start - line), abs(end - line))
            if anchor == nil, isMirrored ? start >= line - 0.5 : end <= line + 0.5 { return }
            if distance < best?.distance ?? .infinity { best = (id, distance) }
        }
        return best?.id
    }
}

extension View {
    /// Binds the id of the first visible target view of the first scroll view inside: the id follows scrolling, and setting it scrolls to
    /// that view.
    ///
    /// The views are those of `scrollTargetLayout`. An initial value other than nil determines the initial position.
    /// - Parameter anchor: the point of the viewport at which a view counts as visible, and at which it is put; nil for the start.
    @_disfavoredOverload public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(IDModifier(binding: id, anchor: anchor))
    }
    /// Binds the position of the first scroll view inside.
    @_disfavoredOverload public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(PositionModifier(binding: position, anchor: anchor))
    }
}
