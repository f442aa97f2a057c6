import Foundation
import WaggleCore
import WaggleGeometry

/// The running program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private static let only = UIApplication()
    /// The only application of the process.
    public static var shared: UIApplication { only }

    /// What the program does, over all its scenes.
    public enum State: Int, Sendable { case active, inactive, background }
    /// What a launch was for.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }
    /// What is known of an address from outside; nothing, on a desktop.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    /// How an address is opened. The desktop takes none into account.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Hears of the application's life; kept as long as the program runs.
    open var delegate: (any UIApplicationDelegate)?
    open private(set) var applicationState = State.background
    /// One for each of the program's windows.
    open private(set) var connectedScenes: Set<UIScene> = []
    /// In the order of connecting.
    private var scenesInOrder: [UIWindowScene] = []
    /// What `Info.plist` says of scenes.
    var manifest = SceneManifest()
    /// True in a program that its delegate starts: UIKit's windows are all that it shows.
    var showsWindowsOfItsOwn = false
    /// Windows that were made visible without a scene.
    private(set) var windowsWithoutScene: [UIWindow] = []
    private var hasLaunched = false

    // MARK: Scenes and windows

    /// The windows of all scenes, the frontmost last.
    open var windows: [UIWindow] { scenesInOrder.flatMap(\.windows) }
    /// The window that was made key last.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// True in windows, false in pictures, films and tests.
    open var supportsMultipleScenes: Bool { scenesInOrder.contains { $0.supportsSeveralWindows } }
    open var openSessions: Set<UISceneSession> { Set(scenesInOrder.map(\.session)) }
    open var statusBarOrientation: UIInterfaceOrientation { scenesInOrder.first?.interfaceOrientation ?? .portrait }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { scenesInOrder.first?.layoutDirection ?? .leftToRight }

    // MARK: The system around the program

    /// Opens an address in the desktop's program for it.
    /// - Parameter completion: receives whether there is such a program.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        guard let services = scenesInOrder.lazy.compactMap(\.services).first else {
            Diagnostics.shared.report("The address \(url.absoluteString) cannot be opened, because no window is there yet.")
            completion?(false)
            return
        }
        let isOpened = services.open(url)
        completion?(isOpened)
    }
    /// Opens an address as `open(_:options:completionHandler:)` does.
    /// - Returns: whether there is a program for it.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
    /// True for addresses with a scheme; whether the desktop has a program for it shows when it is opened.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// Whether the screen is to stay on. The value is kept; desktops do not take it into account, which is reported once.
    open var isIdleTimerDisabled = false {
        didSet {
            if isIdleTimerDisabled { Diagnostics.shared.report("isIdleTimerDisabled was set; the desktop may darken its screen all the same.") }
        }
    }

    // MARK: Life

    /// The application and its delegate begin, before any window.
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

    /// A scene's phase is another one; that of the application is the most active of all.
    func scenePhaseDidChange() {
        let states = scenesInOrder.map(\.activationState)
        let new: State = states.contains(.foregroundActive) ? .active : states.contains(.foregroundInactive) ? .inactive : .background
        // Nobody is told of the delegate's life where scenes have one; the notifications are for all.
        let delegate = scenesInOrder.allSatisfy(\.hasLifeOfItsOwn) ? nil : delegate
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

    /// The program ends, after its scenes.
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
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// The direction in which people read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
