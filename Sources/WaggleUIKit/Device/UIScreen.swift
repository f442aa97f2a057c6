import Foundation
import WaggleCore
import WaggleRuntime

/// The screen with the program's window.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    private static let shared = UIScreen()
    /// The only screen; its size is that of the window or picture.
    public static var main: UIScreen { shared }

    /// In points, with the origin at zero, in the current orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: MainScreen.size) }
    /// Pixels per point.
    open var scale: CGFloat { MainScreen.scale }
    /// Pixels per point, the same as `scale`.
    open var nativeScale: CGFloat { MainScreen.scale }
    /// In pixels, in portrait orientation.
    open var nativeBounds: CGRect {
        let size = MainScreen.size, scale = MainScreen.scale
        return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
    }
    /// The screen's maximum refresh rate, in frames per second.
    open var maximumFramesPerSecond: Int { Int(ScreenRate.framesPerSecond.rounded()) }
    open var traitCollection: UITraitCollection { .current }
    /// Contains only the main screen.
    public static var screens: [UIScreen] { [shared] }
    /// Always false: desktops do not report recordings.
    open var isCaptured: Bool { false }
    /// From 0 to 1. Only the desktop controls the brightness: setting it has no effect and is reported once.
    open var brightness: CGFloat {
        get { 1 }
        set { if newValue != 1 {
            Diagnostics.shared.report("UIScreen.brightness has no effect here; the desktop alone sets the screen's brightness.")
        } }
    }
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}
