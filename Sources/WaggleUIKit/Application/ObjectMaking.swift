import Foundation

/// Makes objects of classes that are known only when the program runs: delegates of applications and scenes.
enum ObjectMaking {
    /// Calls the class's `init()`. A class without one, all of whose initializers take arguments, ends the program with a message of Swift's.
    @inline(never) @_optimize(none)
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        // Swift lets a class be asked for an initializer only if that is required, which NSObject's is not. The initializer stands in every
        // class's table at the place where this class has it, and the table that is asked is that of the class itself.
        let object = unsafeBitCast(type as AnyClass, to: RequiredInitializer.Type.self).init() as NSObject
        return unsafeDowncast(object, to: type)
    }

    /// The class with a name such as `Pond.SceneDelegate`; nil if there is none.
    static func objectType(named name: String) -> NSObject.Type? { NSClassFromString(name) as? NSObject.Type }
}

/// Never made itself. Open, so that the compiler asks the table for the initializer.
open class RequiredInitializer: NSObject {
    public required override init() { super.init() }
}
