// Which view receives the scroll events of wheels and trackpads.

import Foundation
import WaggleGeometry

/// Finds the view for scroll events: the innermost one at their location that has room in their direction.
///
/// A trackpad movement stays with its view until the fingers leave the trackpad, and so does the momentum that follows.
@MainActor
struct ScrollRoute {
    /// The view of the current movement, or of the last one.
    private weak var site: ScrollSite?
    /// True while no view has been found for the current movement.
    private var isSeeking = false

    /// - Returns: true if a view handled the event.
    mutating func handle(_ event: ScrollEvent, in graph: ViewGraph) -> Bool {
        switch event.phase {
        case .rested:
            let coasting = Self.sites(at: event.location, in: graph).filter(\.isCoasting)
            for site in coasting { site.scroll(event) }
            return !coasting.isEmpty
        case .began:
            (site, isSeeking) = (nil, true)
            return move(event, in: graph)
        case .moved:
            return move(event, in: graph)
        case .ended, .cancelled:
            isSeeking = false
            return send(event)
        case nil:
            if event.momentum != nil { return send(event) }
            let turn = event.sideways
            guard let site = Self.site(for: turn, in: graph) else { return false }
            site.scroll(turn)
            return true
        }
    }

    /// Forgets a view that has ended.
    mutating func siteDidEnd(_ ended: ScrollSite) { if site === ended { site = nil } }

    private mutating func move(_ event: ScrollEvent, in graph: ViewGraph) -> Bool {
        guard isSeeking else { return send(event) }
        guard event.delta != .zero, let found = Self.site(for: event, in: graph) else { return false }
        (site, isSeeking) = (found, false)
        var first = event
        first.phase = .began
        found.scroll(first)
        return true
    }

    private func send(_ event: ScrollEvent) -> Bool {
        guard let site, site.isAlive else { return false }
        site.scroll(event)
        return true
    }

    /// If none has room, the innermost view that can rubber-band takes a trackpad movement.
    private static func site(for event: ScrollEvent, in graph: ViewGraph) -> ScrollSite? {
        let answers = sites(at: event.location, in: graph).map { (site: $0, response: $0.response(toPull: event.delta)) }
        if let moving = answers.first(where: { $0.response == .moves }) { return moving.site }
        return event.isPrecise ? answers.first { $0.response == .stretches }?.site : nil
    }

    /// The scroll sites at a location, inner ones first.
    private static func sites(at location: CGPoint, in graph: ViewGraph) -> [ScrollSite] {
        var sites: [ScrollSite] = []
        var item = graph.hitTest(location)
        while let current = item {
            if let site = current as? ScrollSite, site.isEnabled { sites.append(site) }
            item = current.layoutParent
        }
        return sites
    }
}
