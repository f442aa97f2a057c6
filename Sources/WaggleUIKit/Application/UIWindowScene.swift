import Foundation
import WaggleCore
import WaggleGeometry

/// A scene with windows: the content of a desktop window, a picture or a film.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// Counts changes to the scene's content.
    let changes = ViewChanges()
    private var shown: [Weak<UIWindow>] = []
    /// The system services of the desktop window.
    var services: (any HostServices)?
    var supportsSeveralWindows = false
    var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    var style = UIUserInterfaceStyle.light
    var typeSize = DynamicTypeSize.large
    /// What the person prefers.
    var environment: EnvironmentValues?
    /// True if a scene delegate receives the phase changes; false if the application delegate does.
    var usesSceneLifeCycle = true
    /// Removes the keyboard focus from the scene's views.
    var endEditing: () -> Void = {}
    /// A placeholder window for the views of a SwiftUI program, so that the program finds a window and a controller.
    private(set) var programWindow: UIWindow?

    /// The scene's windows, the frontmost last.
    open var windows: [UIWindow] {
        let all = shown.compactMap(\.object)
        return all.enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
    }
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// The status bar of a phone. In a window its height is 0.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var traitCollection: UITraitCollection { UIWindow.traits(of: self) }

    func add(_ window: UIWindow) {
        guard !shown.contains(where: { $0.object === window }) else { return }
        shown = shown.filter { $0.object != nil } + [Weak(window)]
        changes.announce()
    }
    func remove(_ window: UIWindow) {
        shown.removeAll { $0.object === window || $0.object == nil }
        changes.announce()
    }
    /// Creates the placeholder window for a SwiftUI program's views.
    func showProgram() {
        let window = UIWindow(windowScene: self)
        window.rootViewController = UIViewController()
        programWindow = window
        window.makeKeyAndVisible()
    }

    // MARK: Life cycle

    /// Follows the phase of the desktop window, one transition at a time.
    func follow(_ phase: ScenePhase) {
        guard activationState != .unattached else { return }
        if activationState == .background, phase > .background {
            enter(.foregroundInactive, Self.willEnterForegroundNotification) { $0.sceneWillEnterForeground(self) }
        }
        if activationState == .foregroundInactive, phase == .active {
            enter(.foregroundActive, Self.didActivateNotification) { $0.sceneDidBecomeActive(self) }
        }
        if activationState == .foregroundActive, phase < .active {
            enter(.foregroundInactive, Self.willDeactivateNotification) { $0.sceneWillResignActive(self) }
        }
        if activationState == .foregroundInactive, phase == .background {
            enter(.background, Self.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(self) }
        }
        UIApplication.shared.scenePhaseDidChange()
    }
    private func enter(_ state: ActivationState, _ notification: Notification.Name, _ tell: (any UISceneDelegate) -> Void) {
        activationState = state
        if let delegate { tell(delegate) }
        NotificationCenter.default.post(name: notification, object: self)
    }

    /// Creates a scene with the program's configuration, and starts its life cycle.
    static func connected(in application: UIApplication, number: Int) -> UIWindowScene {
        let session = UISceneSession(role: .windowApplication, number: number), options = ConnectionOptions()
        let configuration = application.delegate?.application(application, configurationForConnecting: session, options: options)
            ?? application.manifest.configuration(named: nil, role: session.role)
        session.configuration = configuration
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.usesSceneLifeCycle = !application.showsWindowsOfItsOwn || application.manifest.isThere || configuration.delegateClass != nil
        scene.activationState = .background
        if !application.showsWindowsOfItsOwn { scene.showProgram() }
        application.connect(scene)
        if let type = configuration.delegateClass as? NSObject.Type {
            if let delegate = ObjectMaking.make(type) as? any UISceneDelegate {
                scene.delegate = delegate
            } else {
                Diagnostics.shared.report("The delegate of the scene, \(type), does not conform to UIWindowSceneDelegate.")
            }
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: Self.willConnectNotification, object: scene)
        scene.reportMissingWindow(application)
        return scene
    }
    private func reportMissingWindow(_ application: UIApplication) {
        guard application.showsWindowsOfItsOwn, windows.isEmpty else { return }
        if let storyboard = session.configuration.entry.storyboard ?? application.manifest.mainStoryboard {
            Diagnostics.shared.report(
                "Info.plist starts with the storyboard \(storyboard), but storyboards are not supported. Create the window in scene(_:willConnectTo:options:), with a UIHostingController as its rootViewController.")
        } else {
            Diagnostics.shared.report(
                "The program has no window. Create one in the delegate of the scene or of the application, retain it, and call makeKeyAndVisible().")
        }
    }

    func disconnect() {
        guard activationState != .unattached else { return }
        follow(.background)
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        NotificationCenter.default.post(name: Self.didDisconnectNotification, object: self)
        UIApplication.shared.disconnect(self)
        delegate = nil
        endEditing = {}
        programWindow = nil
    }
}

/// The status bar of a phone.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// The top of the screen, in points. Its height is that of the top safe area.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: MainScreen.size.width, height: MainScreen.safeArea.top) }
    open var isStatusBarHidden: Bool { MainScreen.safeArea.top == 0 }
}

/// A weak reference.
struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object?) { self.object = object }
}
