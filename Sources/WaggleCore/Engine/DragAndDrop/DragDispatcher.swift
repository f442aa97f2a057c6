// Drag sessions: started by lifting a view or by another program's drag entering the window, ended by a drop.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleDisplayList
import WaggleGeometry

/// The items being dragged.
@MainActor
final class DragSession {
    fileprivate(set) var items: [NSItemProvider]
    /// The view the items were lifted from; nil if they come from another program.
    private(set) weak var source: GestureResponder?
    fileprivate(set) var location: CGPoint
    /// The items' data for other programs, once loaded.
    private(set) var contents: [TransferContent] = []

    /// Loads all data up front: other programs ask for it as soon as the drag leaves the window.
    fileprivate func loadContents() {
        Task { @MainActor [weak self, items] in
            let contents = await TransferContent.all(of: items)
            self?.contents = contents
        }
    }

    init(_ items: [NSItemProvider], from source: GestureResponder?, at location: CGPoint) {
        (self.items, self.source, self.location) = (items, source, location)
    }
}

/// An item that accepts drops.
@MainActor
protocol DropTarget: ItemNode {
    /// False passes the drag on to the enclosing targets.
    func accepts(_ drop: DropInfo) -> Bool
    func dropEntered(_ drop: DropInfo)
    /// What a drop would do now; nil keeps the previous proposal.
    func dropUpdated(_ drop: DropInfo) -> DropProposal?
    func dropExited(_ drop: DropInfo)
    /// - Returns: true if the target took the items.
    func performDrop(_ drop: DropInfo) -> Bool
}

/// Routes one drag to the drop targets of a window. One per graph.
///
/// The innermost target at the location that accepts the drag receives its enter, move and exit events and the drop.
@MainActor
final class DragDispatcher {
    private unowned let graph: ViewGraph
    let edges: EdgeScroll
    private(set) var session: DragSession?
    private weak var target: (any DropTarget)?
    /// What a drop would do now; nil if no target accepts it.
    private(set) var proposal: DropProposal?
    private var spring = SpringLoad()

    init(_ graph: ViewGraph) {
        self.graph = graph
        edges = EdgeScroll(graph)
    }

    var wake: TimeInterval? { [edges.wake, spring.due].compactMap { $0 }.min() }
    /// Performs what is due by `time`.
    func advance(to time: TimeInterval) {
        edges.advance(to: time)
        if let due = spring.due, due <= time + 1e-6 { spring.press() }
    }

    // MARK: Dragging

    func begin(_ session: DragSession, at time: TimeInterval) {
        cancel()
        self.session = session
        if session.source != nil { session.loadContents() }
        move(to: session.location, at: time)
    }
    /// The other program reports its items more precisely than when the drag entered.
    func replaceItems(_ items: [NSItemProvider]) { session?.items = items }

    func move(to location: CGPoint, at time: TimeInterval) {
        guard let session else { return }
        session.location = location
        retarget(session)
        spring.follow(session.location, in: graph, at: time)
        edges.follow(location, at: time) { [weak self] _ in
            guard let self, let session = self.session else { return }
            self.retarget(session)
        }
        graph.needsFrame()
    }
    private func retarget(_ session: DragSession) {
        let found = target(for: session)
        if found !== target {
            if let target, target.isAlive { target.dropExited(drop(session, on: target)) }
            (target, proposal) = (found, nil)
            if let found { found.dropEntered(drop(session, on: found)) }
        }
        if let found { proposal = found.dropUpdated(drop(session, on: found)) ?? proposal ?? DropProposal(operation: .copy) }
    }

    /// - Returns: true if a target took the items.
    func drop() -> Bool {
        guard let session else { return false }
        var isTaken = false
        if let target, target.isAlive, proposal?.operation.isPossible == true { isTaken = target.performDrop(drop(session, on: target)) }
        end()
        return isTaken
    }
    func cancel() {
        guard session != nil else { return }
        end()
    }
    /// Hands a mouse drag over to the desktop once the pointer has left the window.
    /// - Returns: true if the desktop now owns the drag; it can return only as a drag of another program.
    func leave(at location: CGPoint, image: () -> DragImage?) -> Bool {
        guard let session, !graph.root.bounds.contains(location), let host = graph.host else { return false }
        guard !session.contents.isEmpty, host.beginDrag(session.contents, image: image()) else { return false }
        cancel()
        return true
    }
    private func end() {
        guard let session else { return }
        if let target, target.isAlive { target.dropExited(drop(session, on: target)) }
        (self.session, target, proposal) = (nil, nil, nil)
        edges.stop()
        spring.stop()
        graph.needsFrame()
    }

    // MARK: Targets

    private func drop(_ session: DragSession, on target: any DropTarget) -> DropInfo {
        DropInfo(items: session.items, location: target.point(fromWindow: session.location) ?? .zero, windowLocation: session.location)
    }
    private func target(for session: DragSession) -> (any DropTarget)? {
        var item = graph.hitTest(session.location)
        while let current = item {
            if let found = current as? any DropTarget, current.environment.values.isEnabled,
               found === target || found.accepts(drop(session, on: found)) { return found }
            item = current.layoutParent
        }
        return nil
    }
}

/// Presses a control that a drag hovers over.
@MainActor
private struct SpringLoad {
    /// How long the drag must hover, in seconds.
    private static let delay: TimeInterval = 0.6
    private weak var responder: GestureResponder?
    private(set) var due: TimeInterval?

    mutating func follow(_ location: CGPoint, in graph: ViewGraph, at time: TimeInterval) {
        var item = graph.hitTest(location), found: GestureResponder?
        while let current = item, found == nil {
            if let responder = current as? GestureResponder, responder.activation != nil, responder.isEnabled,
               responder.environment.values.springLoadingBehavior == .enabled { found = responder }
            item = current.layoutParent
        }
        guard found !== responder else { return }
        (responder, due) = (found, found == nil ? nil : time + Self.delay)
    }
    mutating func press() {
        due = nil
        _ = responder?.activate()
    }
    mutating func stop() { (responder, due) = (nil, nil) }
}

// MARK: Drags from other programs

/// One event of another program's drag over the window.
package struct DragEvent: Sendable {
    package enum Phase: Sendable {
        /// The drag entered with these items, or their types are now known more precisely.
        case entered([NSItemProvider])
        case moved, left, dropped
    }
    package var phase: Phase
    package var location: CGPoint
    package var time: TimeInterval
    package init(_ phase: Phase, location: CGPoint, time: TimeInterval) { (self.phase, self.location, self.time) = (phase, location, time) }
}

extension DragDispatcher {
    /// - Returns: true if a target would accept the items, or has taken them.
    func handle(_ event: DragEvent) -> Bool {
        switch event.phase {
        case .entered(let items):
            if session != nil, session?.source == nil {
                replaceItems(items)
            } else {
                begin(DragSession(items, from: nil, at: event.location), at: event.time)
            }
            move(to: event.location, at: event.time)
        case .moved: move(to: event.location, at: event.time)
        case .left: cancel()
        case .dropped:
            move(to: event.location, at: event.time)
            return drop()
        }
        return proposal?.operation.isPossible ?? false
    }
}
