// The margin between a screen's edges and its content.

import Foundation

/// The margin that titles, bars, search fields and rows share, in points.
enum ScreenMargin {
    /// The margin of narrow screens.
    static let narrow: CGFloat = 16
    /// The margin in a width: 20 from 414 points on, the width of the first large phones.
    static func of(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : narrow }
}
