import Foundation
import WaggleCore

/// A button of a bar. `appearance()` sets the look of SwiftUI's buttons in bars.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The emphasis of a button.
    public enum Style: Int, Sendable { case plain = 0, done = 2 }
    open var tintColor: UIColor? { didSet { AppearanceObjects.didChange() } }
    /// Acts for the back button of a navigation bar.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleOffset = adjustment
        AppearanceObjects.didChange()
    }
    private(set) var backTitleOffset = UIOffset.zero
}
