// Programs that are started by their application delegate.

import Foundation
import WaggleCore
import WaggleDesktop
import WaggleHeadless
import WaggleRequest
import WaggleRuntime

extension UIApplicationDelegate where Self: NSObject {
    /// Starts the program with this delegate and ends the process: opens its windows until the last one is closed, or fulfils `WAGGLE_REQUEST`.
    @MainActor public static func main() { DelegateProgram<Self>.start() }
}

/// Starts a program by the names of its classes, as in a `main.swift`.
/// - Parameters:
///   - principalClassName: Nil, because there is only `UIApplication` itself.
///   - delegateClassName: The class of the application's delegate: `NSStringFromClass(AppDelegate.self)`.
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
            guard case .window = request.action else { return try ProgramHost.run(request) { AppView(Self()) } }
            try Desktop(request).run(Self.self, decoration: nil)
        }
    }
}

/// The decoration of programs without a delegate. They find their scene and window in `UIApplication.shared`, too.
@MainActor
package func applicationDecoration() -> any WindowDecoration { ApplicationDecoration(.shared) }
