import Foundation
import WaggleCore
import WaggleGeometry

/// An instance of the program's user interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The state of a scene; `unattached` before it is connected and after it is disconnected.
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    /// The reason for opening a scene.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// Always empty: URLs passed at launch arrive in `scene(_:openURLContexts:)`.
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    /// The user-visible title of the scene. The window itself has the title of the `WindowGroup`.
    open var title: String?

    /// Called by the system.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.connect(self)
    }

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL for a scene to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

/// Receives a scene's life cycle events.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Create the scene's window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is disconnected because its window was closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The window is about to become visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The window is visible and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The window is about to stop receiving events.
    func sceneWillResignActive(_ scene: UIScene)
    /// The window is no longer visible, for example because it is minimised.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The URLs that the program was launched with or asked to open.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. The delegate must retain it.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set { UIWindow.reportNoProperty(in: Self.self) }
    }
}

extension UIWindow {
    /// A delegate without a property for its window has been given one.
    static func reportNoProperty(in delegate: Any.Type) {
        Diagnostics.shared.report("\(delegate) has no property for its window; declare `var window: UIWindow?`.")
    }
}
