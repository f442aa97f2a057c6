import Foundation
import Synchronization
import WaggleGeometry

/// The screen behind platform types such as `UIScreen`. Set by the host that opens a window; until then a phone of 393 by 852 points.
///
/// Safe on any thread, because image lookup reads the scale off the main actor.
package enum MainScreen {
    private struct Values {
        var size = CGSize(width: 393, height: 852)
        var scale: CGFloat = 3
        var safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    }
    private static let current = Mutex(Values())

    /// Points.
    package static var size: CGSize {
        get { current.withLock { $0.size } }
        set { current.withLock { $0.size = newValue } }
    }
    /// Pixels per point.
    package static var scale: CGFloat {
        get { current.withLock { $0.scale } }
        set { current.withLock { $0.scale = newValue } }
    }
    package static var safeArea: EdgeInsets {
        get { current.withLock { $0.safeArea } }
        set { current.withLock { $0.safeArea = newValue } }
    }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
