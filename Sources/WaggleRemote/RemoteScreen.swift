import Foundation
import WaggleCore
import WaggleRequest

/// The screen of a remote program.
public struct RemoteScreen: Sendable, Hashable {
    let screen: Screen

    /// A telephone's screen in portrait, such as `iphone-15`, with its safe area.
    /// - Throws: an error that lists the known names if the name is unknown.
    public static func device(_ name: String) throws -> RemoteScreen { RemoteScreen(screen: try Device.named(name).screen) }

    /// A window with a size in points, 2 pixels per point and no safe area.
    /// - Throws: an error if a side is not a positive number or too large to draw.
    public static func window(width: CGFloat, height: CGFloat) throws -> RemoteScreen {
        RemoteScreen(screen: try Screen(width: width, height: height, scale: 2).validated())
    }

    /// The same screen in landscape.
    public var landscape: RemoteScreen { RemoteScreen(screen: screen.landscape) }

    /// In points.
    public var size: CGSize { CGSize(width: screen.width, height: screen.height) }
    /// True for a telephone; false for a window.
    public var isDevice: Bool { screen.deviceName != nil }

    public static func == (a: RemoteScreen, b: RemoteScreen) -> Bool { a.screen == b.screen }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(screen.width)
        hasher.combine(screen.height)
        hasher.combine(screen.deviceName)
    }
}
