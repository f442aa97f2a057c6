import Foundation

/// Creates objects of classes that are known only at run time: delegates of applications and scenes, and copies of sprites' nodes.
package enum ObjectMaking {
    /// Calls the class's `init()`. If all of its initializers take arguments, Swift ends the program with a message.
    @inline(never) @_optimize(none)
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        // Swift calls only required initializers on a metatype, and NSObject's is not required. Each class has this initializer at the same
        // position in its vtable as the class below, and the call uses the vtable of the class itself.
        let object = unsafeBitCast(type as AnyClass, to: RequiredInitializer.Type.self).init() as NSObject
        return unsafeDowncast(object, to: type)
    }

    /// The class with a name such as `Pond.SceneDelegate`; nil if there is none.
    static func objectType(named name: String) -> NSObject.Type? { NSClassFromString(name) as? NSObject.Type }
}

/// Never instantiated itself. Open, so that the compiler calls the initializer through the vtable.
open class RequiredInitializer: NSObject {
    public required override init() { super.init() }
}
