import Foundation
import WaggleCore

/// The kind of device that an interface targets.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision

    /// A pad if the screen's shorter side is at least that of the smallest iPad, else a phone.
    static var ofScreen: UIUserInterfaceIdiom { min(MainScreen.size.width, MainScreen.size.height) >= 744 ? .pad : .phone }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that a program sees: a phone or pad of the window's size.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The state of a battery.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    private static let device = UIDevice()
    public static var current: UIDevice { device }

    /// The name of the machine.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// `iPhone` or `iPad`, by the size of the window.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    /// The name of the operating system that programs target.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The iOS version whose interface is provided.
    open var systemVersion: String { "18.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .ofScreen }
    /// An identifier that is stable across runs of the program by the same user.
    open var identifierForVendor: UUID? {
        let key = "UIDevice.identifierForVendor"
        if let kept = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return kept }
        let new = UUID()
        UserDefaults.standard.set(new.uuidString, forKey: key)
        return new
    }
    open var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// The window's orientation: landscape if it is wider than tall.
    open var orientation: UIDeviceOrientation { MainScreen.size.width > MainScreen.size.height ? .landscapeLeft : .portrait }
    /// True between the `begin…` and `end…` calls. Windows are resized rather than rotated, so no notifications are posted.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    // MARK: Battery and proximity (unknown, as in Apple's simulator)

    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { .unknown }
    /// Always -1, which means unknown.
    open var batteryLevel: Float { -1 }
    /// Always false: there is no proximity sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set { if newValue { Diagnostics.shared.report("There is no proximity sensor; isProximityMonitoringEnabled stays false.") } }
    }
    open var proximityState: Bool { false }
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}
