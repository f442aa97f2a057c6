// Which view receives the scroll events of wheels and trackpads.

import Foundation
import WaggleGeometry

/// Finds the view for scroll events: the innermost one at their location that has room in their direction.
///
/// A trackpad movement stays with its view until the fingers leave the trackpad, and so does the momentum that follows.
@MainActor
struct ScrollRoute {
    /// The view of the current movement, or of the last one.
    private weak var responder: ScrollResponder?
    /// True while no view has been found for the current movement.
    private var isSeeking = false

    /// - Returns: true if a view handled the event.
    mutating func handle(_ event: ScrollEvent, in graph: ViewGraph) -> Bool {
        switch event.phase {
        case .rested:
            let coasting = Self.responders(at: event.location, in: graph).filter(\.isCoasting)
            for responder in coasting { responder.scroll(event) }
            return !coasting.isEmpty
        case .began:
            (responder, isSeeking) = (nil, true)
            return move(event, in: graph)
        case .moved:
            return move(event, in: graph)
        case .ended, .cancelled:
            isSeeking = false
            return send(event)
        case nil:
            if event.momentum != nil { return send(event) }
            let turn = event.sideways
            guard let responder = Self.responder(for: turn, in: graph) else { return false }
            responder.scroll(turn)
            return true
        }
    }

    /// Forgets a view that has ended.
    mutating func responderDidEnd(_ ended: ScrollResponder) { if responder === ended { responder = nil } }

    private mutating func move(_ event: ScrollEvent, in graph: ViewGraph) -> Bool {
        guard isSeeking else { return send(event) }
        guard event.delta != .zero, let found = Self.responder(for: event, in: graph) else { return false }
        (responder, isSeeking) = (found, false)
        var first = event
        first.phase = .began
        found.scroll(first)
        return true
    }

    private func send(_ event: ScrollEvent) -> Bool {
        guard let responder, responder.isAlive else { return false }
        responder.scroll(event)
        return true
    }

    /// If none has room, the innermost view that can rubber-band takes a trackpad movement.
    private static func responder(for event: ScrollEvent, in graph: ViewGraph) -> ScrollResponder? {
        let answers = responders(at: event.location, in: graph).map { (responder: $0, response: $0.response(toPull: event.delta)) }
        if let moving = answers.first(where: { $0.response == .moves }) { return moving.responder }
        return event.isPrecise ? answers.first { $0.response == .stretches }?.responder : nil
    }

    /// The scroll responders at a location, inner ones first.
    private static func responders(at location: CGPoint, in graph: ViewGraph) -> [ScrollResponder] {
        var responders: [ScrollResponder] = []
        var item = graph.hitTest(location)
        while let current = item {
            if let responder = current as? ScrollResponder, responder.isEnabled { responders.append(responder) }
            item = current.layoutParent
        }
        return responders
    }
}
