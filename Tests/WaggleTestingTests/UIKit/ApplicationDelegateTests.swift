import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit

/// The calls that the delegates of the tests below received; each test begins with an empty record.
@MainActor
private enum Told {
    static var calls: [String] = []
    static weak var delegate: AnyObject?
    static weak var sceneDelegate: AnyObject?
    static weak var controller: AnyObject?
    static func begin() { (calls, delegate, sceneDelegate, controller) = ([], nil, nil, nil) }
}

private class PondDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Told.delegate = self
        Told.calls.append("will finish")
        return true
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Told.calls.append("did finish")
        return true
    }
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    func applicationWillEnterForeground(_ application: UIApplication) { Told.calls.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { Told.calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Told.calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { Told.calls.append("background") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        Told.calls.append("open \(url)")
        return true
    }
    func applicationWillTerminate(_ application: UIApplication) { Told.calls.append("terminate") }
}

/// Notes the size and the safe area of a hosting controller's view, and draws to the window's edges.
private struct Measured: View {
    var body: some View {
        GeometryReader { proxy in
            Color.red.ignoresSafeArea().onAppear { Told.calls.append("size \(Int(proxy.size.height)) \(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))") }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Measured")
    }
}
private final class MeasuringDelegate: PondDelegate {
    var window: UIWindow?
    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UIViewController()
        let child = UIHostingController(rootView: Measured())
        window.rootViewController = tabs
        tabs.addChild(child)
        child.view.frame = tabs.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tabs.view.addSubview(child.view)
        child.didMove(toParent: tabs)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
private final class HostingDelegate: PondDelegate {
    var window: UIWindow?
    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: Measured())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
/// A hosting controller's view in the middle of another view.
private final class InsetDelegate: PondDelegate {
    var window: UIWindow?
    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds), root = UIViewController(), child = UIHostingController(rootView: Measured())
        window.rootViewController = root
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 40, width: 393, height: 200)
        root.view.addSubview(child.view)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// With a window of its own, as before scenes.
private final class WindowDelegate: PondDelegate {
    var window: UIWindow?
    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds), controller = UIHostingController(rootView: Text("Old pond"))
        Told.controller = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}

final class PondSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Told.calls.append("connect \(session.configuration.name ?? "nil")")
        Told.sceneDelegate = self
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("Pond of scenes"))
        self.window = window
        window.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Told.calls.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Told.calls.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Told.calls.append("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { Told.calls.append("scene background") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Told.calls += URLContexts.map { "scene open \($0.url)" }
    }
    func sceneDidDisconnect(_ scene: UIScene) { Told.calls.append("scene disconnect") }
}

/// Names the scene's delegate itself.
private final class ConfiguringDelegate: PondDelegate {
    override func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "By hand", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = PondSceneDelegate.self
        return configuration
    }
}
/// As Xcode's template of 2019: the name of a configuration in Info.plist.
private final class TemplateDelegate: PondDelegate {
    override func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

private final class TideDelegate: PondDelegate, ObservableObject { @Published var tide = "low" }
@Observable private final class MoonDelegate: NSObject, UIApplicationDelegate { var phase = "new" }

@MainActor
@Suite(.serialized) struct ApplicationDelegateTests {
    init() { Told.begin() }

    private func screen<Delegate: NSObject & UIApplicationDelegate>(_: Delegate.Type, _ infoDictionary: [String: Any] = [:]) throws -> TestScreen {
        try TestScreen(app: DelegateProgram<Delegate>(infoDictionary: infoDictionary))
    }
    private func manifest(delegate: String) -> [String: Any] {
        let configuration = ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": delegate]
        return ["UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]]
    }
    private func set(_ phases: ScenePhase..., on screen: TestScreen) {
        for phase in phases {
            screen.window.driver.change { $0.scenePhase = phase }
            screen.advance(by: 0)
        }
    }

    // MARK: Programs started by their delegate

    @Test func aProgramWithoutScenesTellsItsDelegateOfItsLife() throws {
        do {
            let screen = try screen(WindowDelegate.self)
            #expect(screen.shows("Old pond"))
            #expect(Told.calls == ["will finish", "did finish", "active"])
            set(.inactive, .background, .active, on: screen)
            #expect(Told.calls.dropFirst(3) == ["resign", "background", "foreground", "active"])
            #expect(UIApplication.shared.applicationState == .active && UIApplication.shared.delegate === Told.delegate)
            #expect(UIApplication.shared.windows.count == 1 && UIApplication.shared.keyWindow?.rootViewController === Told.controller)
        }
        #expect(Told.calls.suffix(3) == ["resign", "background", "terminate"])
        #expect(Told.delegate == nil && Told.controller == nil)
        #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.connectedScenes.isEmpty)
    }
    @Test(arguments: ["WaggleTestingTests.PondSceneDelegate", "OldName.PondSceneDelegate"])
    func theSceneDelegateOfInfoPlistShowsItsWindow(name: String) throws {
        do {
            let screen = try screen(TemplateDelegate.self, manifest(delegate: name))
            #expect(screen.shows("Pond of scenes"))
            #expect(Told.calls == ["will finish", "did finish", "connect Default Configuration", "scene foreground", "scene active"])
            set(.background, on: screen)
            #expect(Told.calls.suffix(2) == ["scene resign", "scene background"])
        }
        #expect(Told.calls.suffix(2) == ["scene disconnect", "terminate"])
        #expect(Told.sceneDelegate == nil)
    }
    @Test func aDelegateThatDoesNotConfigureScenesTakesInfoPlist() throws {
        let screen = try screen(MoonDelegate.self, manifest(delegate: "WaggleTestingTests.PondSceneDelegate"))
        #expect(screen.shows("Pond of scenes"))
    }
    @Test func aDelegateNamesTheSceneDelegate() throws {
        let screen = try screen(ConfiguringDelegate.self)
        #expect(screen.shows("Pond of scenes") && Told.calls.contains("connect By hand"))
    }
    @Test func aWindowCoversTheScreenAndKnowsItsSafeArea() throws {
        let screen = try screen(WindowDelegate.self), window = try #require(UIApplication.shared.windows.first)
        #expect(window.frame.size == screen.size)
        #expect(window.safeAreaInsets.top == UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.statusBarManager?.statusBarFrame.height)
        let frame = try screen.element("Old pond").frame
        #expect(abs(frame.midX - screen.size.width / 2) < 1)
    }
    @Test func aHostingControllerKeepsClearOfTheSafeAreaThatItCovers() throws {
        _ = try screen(HostingDelegate.self)
        #expect(Told.calls.contains("size 759 59 34"), "\(Told.calls)")
        Told.begin()
        _ = try screen(MeasuringDelegate.self)
        #expect(Told.calls.contains("size 759 59 34"), "\(Told.calls)")
        Told.begin()
        _ = try screen(InsetDelegate.self)
        // It begins 40 points below the top, and ends above the bottom edge.
        #expect(Told.calls.contains("size 181 19 0"), "\(Told.calls)")
    }
    @Test func viewsKnowWhichPartOfThemTheSafeAreaCovers() throws {
        let screen = try screen(InsetDelegate.self), window = try #require(UIApplication.shared.windows.first), root = try #require(window.rootViewController?.view)
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) && root.bounds.height == screen.size.height)
        #expect(root.subviews.first?.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
    }
    @Test func notificationsAreForEverybody() throws {
        var names: [String] = []
        let watched = [UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
                       UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification]
        let observers = watched.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                MainActor.assumeIsolated { names.append(name.rawValue) }
                _ = notification
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        let screen = try screen(ConfiguringDelegate.self)
        set(.background, .active, on: screen)
        #expect(names == ["UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification", "UIApplicationWillResignActiveNotification",
                          "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification"])
    }

    // MARK: Adaptors

    private struct TideProgram: App {
        @UIApplicationDelegateAdaptor(TideDelegate.self) private var delegate
        var body: some Scene {
            let _ = Told.calls.append("body \(delegate.tide)")
            WindowGroup { TideView(tide: _delegate.projectedValue.tide) }
        }
    }
    private struct TideView: View {
        @EnvironmentObject private var delegate: TideDelegate
        @Binding var tide: String
        var body: some View {
            VStack {
                Text("Tide: \(delegate.tide)")
                Button("Rise") { tide = "high" }
            }
        }
    }

    @Test func anAdaptedDelegateIsLaunchedBeforeTheBodyAndIsInTheEnvironment() throws {
        do {
            let screen = try TestScreen(app: TideProgram())
            #expect(Told.calls == ["will finish", "did finish", "body low"])
            #expect(screen.shows("Tide: low"))
            try screen.tap("Rise")
            try screen.settle()
            #expect(screen.shows("Tide: high") && Told.calls.last == "body high")
            #expect(UIApplication.shared.windows.count == 1)
            set(.background, on: screen)
            #expect(UIApplication.shared.applicationState == .background)
        }
        // In an App, only scenes receive phases, as on iOS.
        #expect(Told.calls == ["will finish", "did finish", "body low", "body high", "terminate"])
        #expect(Told.delegate == nil)
    }

    private struct MoonProgram: App {
        @UIApplicationDelegateAdaptor private var delegate: MoonDelegate
        var body: some Scene { WindowGroup { MoonView() } }
    }
    private struct MoonView: View {
        @Environment(MoonDelegate.self) private var moon
        var body: some View { Button("Moon: \(moon.phase)") { moon.phase = "full" } }
    }
    @Test func anObservableDelegateIsInTheEnvironment() throws {
        let screen = try TestScreen(app: MoonProgram())
        try screen.tap("Moon: new")
        try screen.settle()
        #expect(screen.shows("Moon: full"))
    }

    private struct SceneProgram: App {
        @UIApplicationDelegateAdaptor(ConfiguringDelegate.self) private var delegate
        var body: some Scene { WindowGroup { Text("Program") } }
    }
    @Test func anAppsSceneHasTheDelegateThatIsNamedForIt() throws {
        let screen = try TestScreen(app: SceneProgram())
        #expect(Told.calls == ["will finish", "did finish", "connect By hand", "scene foreground", "scene active"])
        #expect(screen.shows("Program") && screen.shows("Pond of scenes"), "A window of the delegate's stands in front of the program's views.")
    }

    private struct SeveralViews: App {
        @UIApplicationDelegateAdaptor(PondDelegate.self) private var delegate
        var body: some Scene {
            WindowGroup {
                Text("Above")
                Text("Below")
            }
        }
    }
    @Test func severalViewsOfAWindowStandBelowEachOther() throws {
        let screen = try TestScreen(app: SeveralViews())
        let above = try screen.element("Above").frame, below = try screen.element("Below").frame
        #expect(above.maxY <= below.minY)
        #expect(abs((above.minY + below.maxY) / 2 - (59 + 852 - 34) / 2) <= 1, "They stand in the middle of the safe area.")
    }

    // MARK: The application

    private struct PlainProgram: App {
        @UIApplicationDelegateAdaptor(PondDelegate.self) private var delegate
        var body: some Scene { WindowGroup { Field() } }
    }
    private struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Name", text: $text) }
    }
    @Test func theApplicationOpensAddressesAndTakesTheKeyboard() throws {
        let screen = try TestScreen(app: PlainProgram()), address = try #require(URL(string: "https://example.org"))
        var isOpened: Bool?
        UIApplication.shared.open(address) { isOpened = $0 }
        #expect(screen.openedURLs == [address] && isOpened == true && UIApplication.shared.canOpenURL(address))
        try screen.tap("Name")
        #expect(screen.editedText != nil)
        UIApplication.shared.windows.first?.endEditing(true)
        screen.advance(by: 0)
        #expect(screen.editedText == nil)
    }
    @Test func addressesGoToTheDelegateThatIsForThem() throws {
        let address = try #require(URL(string: "pond://frog"))
        do {
            let screen = try screen(WindowDelegate.self)
            #expect(screen.window.graph.open(address))
            #expect(Told.calls.last == "open pond://frog")
        }
        do {
            let screen = try screen(ConfiguringDelegate.self)
            #expect(screen.window.graph.open(address))
            #expect(Told.calls.last == "scene open pond://frog")
        }
        let screen = try TestScreen(app: PlainProgram())
        #expect(!screen.window.graph.open(address), "Addresses are left to the views of an App.")
    }
    @Test func theProgramsWindowPresentsControllers() throws {
        let screen = try TestScreen(app: PlainProgram())
        UIApplication.shared.windows.first?.rootViewController?.present(UIHostingController(rootView: Text("Presented")), animated: true)
        try screen.settle()
        #expect(screen.shows("Presented"))
    }
}
