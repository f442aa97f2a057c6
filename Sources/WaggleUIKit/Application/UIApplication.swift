import Foundation
import WaggleCore
import WaggleGeometry
import WaggleSelectors

/// The running program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private static let only = UIApplication()
    /// The single application object of the process.
    public static var shared: UIApplication { only }

    /// The state of the program across all of its scenes.
    public enum State: Int, Sendable { case active, inactive, background }
    /// The reason for a launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }
    /// Details of an incoming URL. A desktop provides none.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    /// Options for opening a URL. The desktop ignores them.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Receives the application's life cycle events. It is retained until the program ends.
    open var delegate: (any UIApplicationDelegate)?
    open private(set) var applicationState = State.background
    /// One scene for each of the program's windows.
    open private(set) var connectedScenes: Set<UIScene> = []
    /// In connection order.
    private var scenesInOrder: [UIWindowScene] = []
    /// The scene manifest in `Info.plist`.
    var manifest = SceneManifest()
    /// True in a program started by its delegate. Such a program shows only UIKit windows.
    var showsWindowsOfItsOwn = false
    /// Windows that were made visible without a scene.
    private(set) var windowsWithoutScene: [UIWindow] = []
    private var hasLaunched = false

    /// The responder with the keyboard focus; nil if none of UIKit's has it.
    weak var firstResponder: UIResponder?

    /// A text has got or lost the keyboard focus. The one that had it hears of that from the view that shows it.
    func firstResponder(_ responder: UIResponder, _ has: Bool) {
        if has { firstResponder = responder } else if firstResponder === responder { firstResponder = nil }
    }

    // MARK: Actions

    /// Calls a method of an object, or of the first responder in the chain that can perform it.
    /// - Parameters:
    ///   - target: Nil for the responder chain: from the first responder, or else the sender, or else the key window, to the application
    ///     and its delegate.
    ///   - sender: Passed to a method that takes arguments.
    ///   - event: The second argument.
    /// - Returns: False if no object has the method.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let object = target.map({ $0 as AnyObject }) ?? responder(to: action, from: sender) else { return false }
        guard target == nil || action.isThere(in: object) else {
            action.perform(on: object, [sender, event])
            return false
        }
        action.perform(on: object, [sender, event])
        return true
    }
    private func responder(to action: Selector, from sender: Any?) -> AnyObject? {
        let starts = [firstResponder, sender as? UIResponder, keyWindow].compactMap { $0 }
        for start in starts.prefix(firstResponder == nil ? 2 : 1) + [keyWindow, self].compactMap({ $0 }) {
            if let found = start.target(forAction: action, withSender: sender) { return found as AnyObject }
        }
        return delegate.flatMap { action.isThere(in: $0) ? $0 : nil }
    }

    // MARK: Scenes and windows

    /// The windows of all scenes, the frontmost last.
    open var windows: [UIWindow] { scenesInOrder.flatMap(\.windows) }
    /// The frontmost key window.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// True in windows, false in pictures, films and tests.
    open var supportsMultipleScenes: Bool { scenesInOrder.contains { $0.supportsSeveralWindows } }
    open var openSessions: Set<UISceneSession> { Set(scenesInOrder.map(\.session)) }
    open var statusBarOrientation: UIInterfaceOrientation { scenesInOrder.first?.interfaceOrientation ?? .portrait }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { scenesInOrder.first?.layoutDirection ?? .leftToRight }

    // MARK: System

    /// The desktop services of the first window.
    var services: (any HostServices)? { scenesInOrder.lazy.compactMap(\.services).first }
    /// The environment of the first window.
    var environment: EnvironmentValues? { scenesInOrder.first?.environment }
    /// The text size of the program's window.
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    /// No desktop opens this URL; programs show their settings in a window.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// Opens a URL in the desktop's application for it.
    /// - Parameter completion: Receives whether the desktop has such an application.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let services else {
            Diagnostics.shared.report("The URL \(url.absoluteString) cannot be opened, because the program has no window yet.")
            completion?(false)
            return
        }
        let isOpened = services.open(url)
        completion?(isOpened)
    }
    /// Opens a URL, like `open(_:options:completionHandler:)`.
    /// - Returns: Whether the desktop has an application for it.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
    /// True for any URL with a scheme. Only opening the URL shows whether the desktop has an application for it.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// Whether the screen stays on. The value is stored but has no effect on desktops; setting it to true is reported once.
    open var isIdleTimerDisabled = false {
        didSet {
            if isIdleTimerDisabled {
                Diagnostics.shared.report("isIdleTimerDisabled has no effect here; the desktop may still turn off its screen.")
            }
        }
    }

    // MARK: Life cycle

    /// Launches the application and calls its delegate, before any window exists.
    func launch() {
        guard !hasLaunched else { return }
        hasLaunched = true
        applicationState = .inactive
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
    }

    func connect(_ scene: UIWindowScene) {
        connectedScenes.insert(scene)
        scenesInOrder.append(scene)
        for window in windowsWithoutScene { window.windowScene = scene }
        windowsWithoutScene = []
    }
    func disconnect(_ scene: UIWindowScene) {
        connectedScenes.remove(scene)
        scenesInOrder.removeAll { $0 === scene }
    }
    func wait(_ window: UIWindow) {
        if !windowsWithoutScene.contains(where: { $0 === window }) { windowsWithoutScene.append(window) }
    }

    /// Called when a scene's phase changes. The application's state is the most active of its scenes' states.
    func scenePhaseDidChange() {
        let states = scenesInOrder.map(\.activationState)
        let new: State = states.contains(.foregroundActive) ? .active : states.contains(.foregroundInactive) ? .inactive : .background
        // If every scene handles its own life cycle, the delegate is not called. Notifications are always posted.
        let delegate = scenesInOrder.allSatisfy(\.usesSceneLifeCycle) ? nil : delegate
        let old = applicationState
        guard new != old else { return }
        if old == .active {
            applicationState = .inactive
            delegate?.applicationWillResignActive(self)
            post(Self.willResignActiveNotification)
        }
        if new == .background {
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        }
        if old == .background {
            delegate?.applicationWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            applicationState = .inactive
        }
        if new == .active {
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
        }
    }

    /// Terminates the application after disconnecting its scenes.
    func terminate() {
        for scene in scenesInOrder { scene.disconnect() }
        if hasLaunched {
            delegate?.applicationWillTerminate(self)
            post(Self.willTerminateNotification)
        }
        delegate = nil
        hasLaunched = false
        showsWindowsOfItsOwn = false
        windowsWithoutScene = []
        manifest = SceneManifest()
        applicationState = .background
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIApplication {
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Not posted: a desktop swaps memory on its own.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Not posted: desktops do not report screenshots.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    /// Not posted: clock changes are not observed.
    nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// The direction of the layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
