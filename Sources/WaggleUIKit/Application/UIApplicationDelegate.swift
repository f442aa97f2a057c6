import Foundation
import WaggleCore

/// Receives the application's life cycle events.
///
/// A program is started by its delegate (`@main` or `@UIApplicationMain`), or by an `App` with a `UIApplicationDelegateAdaptor`. Where scenes have
/// delegates of their own, and in every `App`, phases go to the scenes' delegates, as on iOS. A method is called only if the class that declares the
/// conformance has it; a subclass overrides it there.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of a program without scenes.
    var window: UIWindow? { get set }

    /// The first call, before any window. The result has no effect.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// The older form, which the one with options calls by default.
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    /// Never called: the system does not tell programs that memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// A URL from outside. A scene's delegate receives it instead, if there is one.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// The configuration of a new scene. By default it comes from `Info.plist`.
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {
            let type = Self.self
            Diagnostics.shared.report("\(type) has no property for its window; declare `var window: UIWindow?`.")
        }
    }
    public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    /// Calls the older method by default.
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        application.manifest.configuration(named: nil, role: connectingSceneSession.role)
    }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
