// How a screen's bars follow its first scroll view.

import Foundation
import WaggleGeometry

/// Tells how far the first vertical scroll view inside has moved its content.
nonisolated struct NavigationScrollModifier: ScrollLinkModifier {
    let scroll: NavigationScroll
    /// How much of the covered edge at the top makes room as the content scrolls, in points, from nothing to all.
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
        state.set(scroll.position.y)
    }
}
