// The measures of bars, which follow from the place of their stack.

import Foundation

/// The measures of the bars of one navigation stack, in points, as on iOS 13 to 18.
struct BarMeasures: Equatable {
    /// The width of the stack.
    let width: CGFloat
    /// True in a window of compact height, such as a phone's in landscape: its bars are lower and have no large titles.
    var isLow = false
    /// True in a page sheet, where the navigation bar leaves space for the grabber.
    var isInPageSheet = false

    /// The height of the navigation bar's row.
    var row: CGFloat { content + 2 * inset }
    /// The height of a bar's items, and of the bottom bar.
    var content: CGFloat { isLow ? 32 : BarMetrics.height }
    /// The space above and below the items of the navigation bar.
    var inset: CGFloat { isInPageSheet && !isLow ? 6 : 0 }
    var margin: CGFloat { ScreenMargin.of(width) }
    /// Items have this padding for touches, which lies in the margin.
    static let itemPadding: CGFloat = 8
}

private enum PageSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True in the content of a page sheet, false in what that presents by itself.
    var isInPageSheet: Bool {
        get { self[PageSheetKey.self] }
        set { self[PageSheetKey.self] = newValue }
    }
}
