// How a screen's bars follow its first scroll view.

import Foundation
import WaggleGeometry

/// Tells how far the first vertical scroll view inside has moved its content.
nonisolated struct NavigationScrollModifier: ScrollLinkModifier {
    let scroll: NavigationScroll
    /// How much of the covered edge at the top gives way as the content scrolls, in points.
    let collapsing: CGFloat
    typealias Body = Never

    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> NavigationScrollLink {
        let link = NavigationScrollLink(modifier.scroll)
        link.collapsing = modifier.collapsing
        return link
    }
    @MainActor static func update(_ link: NavigationScrollLink, with modifier: Self, _ node: ViewNode) { link.collapsing = modifier.collapsing }
}

@MainActor
final class NavigationScrollLink: ScrollLink {
    private let state: NavigationScroll
    fileprivate(set) var collapsing: CGFloat = 0

    init(_ state: NavigationScroll) { self.state = state }

    override var collapsingTop: CGFloat { collapsing }
    override func geometryDidChange(_ scroll: ScrollNode) {
        guard scroll.axes.contains(.vertical) else { return }
        state.set(scroll.position.y)
    }
}
