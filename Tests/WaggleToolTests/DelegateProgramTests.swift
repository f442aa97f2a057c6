import Foundation
import Testing
@testable import WaggleTool

/// Programs started by their application delegate with the older attribute.
@Suite struct DelegateProgramTests {
    @Test func aProgramOfOldLacksNothingButWhatIsDeclined() throws {
        let delegate = """
            import UIKit

            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
                }
            }
            """
        let scene = """
            import SwiftUI
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                    guard let scene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = UIHostingController(rootView: Text("Pond"))
                    self.window = window
                    window.makeKeyAndVisible()
                }
                func share() { window?.rootViewController?.present(UISplitViewController(), animated: true) }
            }
            """
        let fixture = try CheckFixture(), folder = try TemporaryFolder(["AppDelegate.swift": delegate, "SceneDelegate.swift": scene])
        let lines = try fixture.lines(folder)
        #expect(lines == ["SceneDelegate.swift:13:56: lacks `UISplitViewController`: UIKit's split views are not supported; use NavigationSplitView."])
    }
    @Test func aFolderWithTheAttributeIsAProgram() throws {
        let folder = try TemporaryFolder(["AppDelegate.swift": "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"])
        guard case .sources(let program) = try Program(path: folder.path, target: nil) else { throw ToolError("a package") }
        #expect(program.sources.map(FileSystem.name) == ["AppDelegate.swift"])
    }
}
