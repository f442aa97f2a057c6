// The scroll offset that a screen's bars follow.

import Foundation
import WaggleGeometry

/// Reports how far the first vertical scroll view inside has scrolled.
nonisolated struct NavigationScrollModifier: ScrollLinkModifier {
    let scroll: NavigationScroll
    /// The heights at which the collapsing part of the top inset may rest, in points, from none collapsed to all.
    let stops: [CGFloat]
    typealias Body = Never

    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> NavigationScrollLink {
        let link = NavigationScrollLink(modifier.scroll)
        link.stops = modifier.stops
        return link
    }
    @MainActor static func update(_ link: NavigationScrollLink, with modifier: Self, _ node: ViewNode) { link.stops = modifier.stops }
}

@MainActor
final class NavigationScrollLink: ScrollLink {
    private let state: NavigationScroll
    fileprivate(set) var stops: [CGFloat] = [0]

    init(_ state: NavigationScroll) { self.state = state }

    override var collapsingStops: [CGFloat] { stops }
    override func geometryDidChange(_ scroll: ScrollNode) {
        guard scroll.axes.contains(.vertical) else { return }
        state.set(scroll.offset.y)
    }
}
