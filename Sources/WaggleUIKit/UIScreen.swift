import Foundation
import WaggleCore

/// The screen with the program's window.
@MainActor
open class UIScreen: NSObject {
    private static let shared = UIScreen()
    /// The only screen; its size is that of the window or picture.
    public static var main: UIScreen { shared }

    /// In points from the origin, in the current orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: MainScreen.size) }
    /// Pixels per point.
    open var scale: CGFloat { MainScreen.scale }
    open var nativeScale: CGFloat { MainScreen.scale }
    /// In pixels, in portrait orientation.
    open var nativeBounds: CGRect {
        let size = MainScreen.size, scale = MainScreen.scale
        return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }
}
