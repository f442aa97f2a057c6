// Programs that are started by their application delegate.

import Foundation
import WaggleBrowser
import WaggleCore
import WaggleDesktop
import WaggleHeadless
import WaggleRequest
import WaggleRuntime

extension UIApplicationDelegate where Self: NSObject {
    /// Runs the program with this delegate, then ends the process. Shows its windows until the last one is closed, or fulfils
    /// `WAGGLE_REQUEST`.
    @MainActor public static func main() { DelegateProgram<Self>.start() }
}

/// Starts a program from the names of its classes, as in `main.swift`.
/// - Parameters:
///   - principalClassName: Pass nil; subclasses of `UIApplication` are not supported.
///   - delegateClassName: The class name of the application delegate, such as `NSStringFromClass(AppDelegate.self)`.
/// - Returns: Never; the process ends with the program.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName,
          let type = ObjectMaking.objectType(named: name) as? any (NSObject & UIApplicationDelegate).Type else {
        HostMessage.warn(
            "UIApplicationMain was given the delegate class \(delegateClassName ?? "nil"); it takes the name of a class that conforms to UIApplicationDelegate.")
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

/// Instantiates classes that are known only at run time: application and scene delegates, and copies of SpriteKit nodes.
package enum ObjectMaking {
    /// Calls the class's `init()`. If every initializer takes arguments, Swift terminates the program with a message.
    @inline(never) @_optimize(none)
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        // Swift calls only required initializers on a metatype, and NSObject's is not required. Every class has this initializer at the
        // same vtable position as the class below, and the call dispatches through the vtable of the actual class.
        let object = unsafeBitCast(type as AnyClass, to: RequiredInitializer.Type.self).init() as NSObject
        return unsafeDowncast(object, to: type)
    }

    /// The class with a name such as `Pond.SceneDelegate`; nil if there is none.
    static func objectType(named name: String) -> NSObject.Type? { NSClassFromString(name) as? NSObject.Type }
}

/// Never instantiated. Open, so that the compiler calls the initializer through the vtable.
open class RequiredInitializer: NSObject {
    public required override init() { super.init() }
}
