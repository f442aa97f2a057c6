import Foundation
import WaggleGeometry

/// The nodes inside a scroll view and around it that it works with.
@MainActor
struct ScrollParts {
    /// The lazy containers inside that belong to this scroll view and not to an inner one.
    private(set) var lazyContainers: [any LazyContainer] = []
    /// The outermost scroll views inside.
    private(set) var scrolls: [ScrollNode] = []
    private var targetLayouts: [ScrollTargetLayoutNode] = []
    /// The enclosing modifiers linked to the scroll view.
    var links: [ScrollLink] = []

    mutating func add(_ container: any LazyContainer) {
        assert(container.isAlive && !lazyContainers.contains { $0 === container }, "A lazy container is listed once.")
        lazyContainers.append(container)
    }
    mutating func remove(_ container: any LazyContainer) { lazyContainers.removeAll { $0 === container } }
    mutating func add(_ scroll: ScrollNode) { scrolls.append(scroll) }
    mutating func remove(_ scroll: ScrollNode) { scrolls.removeAll { $0 === scroll } }
    mutating func add(_ layout: ScrollTargetLayoutNode) {
        assert(!targetLayouts.contains { $0 === layout }, "A layout of scroll targets is listed twice.")
        targetLayouts.append(layout)
    }
    mutating func remove(_ layout: ScrollTargetLayoutNode) {
        assert(targetLayouts.contains { $0 === layout }, "An ending layout of scroll targets is not in the list.")
        targetLayouts.removeAll { $0 === layout }
    }

    /// Calls the closure for the subviews of the outermost target layouts, with their frames in the content's coordinates.
    func forEachTarget(_ body: (_ id: AnyHashable?, _ frame: CGRect) -> Void) {
        for layout in targetLayouts where layout.isEnabled && layout.isPlaced && !targetLayouts.contains(
            where: { $0 !== layout && $0.isEnabled && layout.isBelow($0) }
        ) {
            layout.forEachTarget(body)
        }
    }
    /// The positions at which no part of the bar above is half collapsed.
    var collapsingStops: [CGFloat] {
        links.reduce([]) { stops, link in
            let next = link.collapsingStops
            return (next.last ?? 0) > (stops.last ?? 0) ? next : stops
        }
    }
    func checkInvariants() {
        assert(lazyContainers.allSatisfy(\.isAlive), "A scroll view lists a lazy container that has ended.")
        assert(scrolls.allSatisfy(\.isAlive), "A scroll view lists an inner one that has ended.")
    }
}
