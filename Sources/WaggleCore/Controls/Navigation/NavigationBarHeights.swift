// The heights of a navigation bar, at rest and while content scrolls.

import Foundation

/// The heights of the parts of a screen's navigation bar, in points, without the safe area.
struct NavigationBarHeights: Equatable {
    /// The row with the buttons.
    private(set) var row: CGFloat = 0
    /// The area of the large title at rest.
    private(set) var largeTitle: CGFloat = 0
    /// The search field at rest.
    private(set) var search: CGFloat = 0
    private(set) var scopes: CGFloat = 0
    /// False while a search hides the row.
    private(set) var showsRow = false
    /// True if the title is a large one, even while a search hides it.
    private(set) var hasLargeTitle = false
    /// True if the search field stays while content scrolls.
    private(set) var searchIsPinned = false

    /// - Parameter search: The joined search configuration of the screen.
    @MainActor
    init(_ bar: BarContent, in screen: NavigationScreen, search parts: SearchConfiguration, _ measures: BarMeasures) {
        guard bar.showsNavigationBar else { return }
        (showsRow, hasLargeTitle) = (true, bar.isLarge(in: screen) && !measures.isLow)
        (row, largeTitle) = (measures.row, hasLargeTitle ? BarMetrics.largeTitle : 0)
        guard let request = parts.request else { return }
        search = SearchMetrics.row
        searchIsPinned = request.placement.isPinned
        guard request.session.isActive else { return }
        searchIsPinned = true
        if parts.keepsBar != true { (row, largeTitle, showsRow) = (2 * measures.inset, 0, false) }
        if SearchRow.showsScopes(parts, request.session) { scopes = SearchMetrics.scopes }
    }

    /// The total height at rest.
    var total: CGFloat { row + largeTitle + search + scopes }
    /// The part of the search field's height that collapses on scrolling, before the large title.
    private var collapsingSearch: CGFloat { searchIsPinned ? 0 : search }
    /// The height that collapses on scrolling.
    var collapsing: CGFloat { collapsingSearch + largeTitle }
    /// The scroll offsets at which no part is half collapsed.
    var stops: [CGFloat] {
        var stops: [CGFloat] = [0]
        if collapsingSearch > 0 { stops.append(collapsingSearch) }
        if largeTitle > 0 { stops.append(collapsing) }
        return stops
    }
    /// The remaining height of the search field.
    func search(at offset: CGFloat) -> CGFloat { searchIsPinned ? search : max(search - max(offset, 0), 0) }
    /// The remaining height of the large title's area. It grows while the content is pulled down.
    func largeTitle(at offset: CGFloat) -> CGFloat {
        guard largeTitle > 0 else { return 0 }
        return max(largeTitle - (offset > 0 ? max(offset - collapsingSearch, 0) : offset), 0)
    }
    /// The opacity of the background.
    func backgroundOpacity(at offset: CGFloat) -> Double { min(max((offset - collapsing) / BarMetrics.backgroundFade, 0), 1) }
}
