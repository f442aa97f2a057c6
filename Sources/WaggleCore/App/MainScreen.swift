import Foundation
import WaggleGeometry

/// The screen that programs ask for by its platform name. The host that opens a window sets it; a phone of 393 by 852 until then.
@MainActor
package enum MainScreen {
    /// Points.
    package static var size = CGSize(width: 393, height: 852)
    /// Pixels per point.
    package static var scale: CGFloat = 3
    package static var safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
}
