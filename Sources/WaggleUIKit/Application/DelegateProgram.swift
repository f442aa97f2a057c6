// Programs that are started by their application delegate.

import Foundation
import WaggleBrowser
import WaggleCore
import WaggleDesktop
import WaggleHeadless
import WaggleRequest
import WaggleRuntime

extension UIApplicationDelegate where Self: NSObject {
    /// Runs the program with this delegate, then ends the process. Shows its windows until the last one is closed, or fulfils `WAGGLE_REQUEST`.
    @MainActor public static func main() { DelegateProgram<Self>.start() }
}

/// Starts a program from the names of its classes, as in `main.swift`.
/// - Parameters:
///   - principalClassName: Pass nil; subclasses of `UIApplication` are not supported.
///   - delegateClassName: The class name of the application delegate, such as `NSStringFromClass(AppDelegate.self)`.
/// - Returns: Never; the process ends with the program.
@MainActor @discardableResult
public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?) -> Int32 {
    guard let name = delegateClassName, let type = ObjectMaking.objectType(named: name) as? any (NSObject & UIApplicationDelegate).Type else {
        HostMessage.warn("UIApplicationMain was given the delegate class \(delegateClassName ?? "nil"); it takes the name of a class that conforms to UIApplicationDelegate.")
        exit(1)
    }
    type.main()
    return 0
}

/// A program whose delegates create its windows.
package struct DelegateProgram<Delegate: NSObject & UIApplicationDelegate>: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    /// - Parameter infoDictionary: The contents of the program's `Info.plist`.
    package init(infoDictionary: [String: Any]) {
        UIApplication.shared.manifest = SceneManifest(infoDictionary)
        UIApplication.shared.showsWindowsOfItsOwn = true
    }
    package init() { self.init(infoDictionary: Bundle.main.infoDictionary ?? [:]) }

    package var body: some Scene {
        WindowGroup { EmptyView() }
    }

    fileprivate static func start() {
        ProgramProcess.run { request in
            let request = request ?? .ownWindow
            if request.action == .browser { return BrowserSession.start(request, Self.self, wrapper: nil) }
            guard case .window = request.action else { return try ProgramHost.run(request) { AppView(Self()) } }
            try Desktop(request).run(Self.self, wrapper: nil)
        }
    }
}

/// The wrapper for programs without a delegate. `UIApplication.shared` provides their scene and window as well.
@MainActor
package func applicationContentWrapper() -> any WindowContentWrapper { ApplicationContentWrapper(.shared) }
