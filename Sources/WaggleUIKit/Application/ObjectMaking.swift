import Foundation

/// Instantiates classes that are known only at run time: application and scene delegates, and copies of SpriteKit nodes.
package enum ObjectMaking {
    /// Calls the class's `init()`. If every initializer takes arguments, Swift terminates the program with a message.
    @inline(never) @_optimize(none)
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        // Swift calls only required initializers on a metatype, and NSObject's is not required. Every class has this initializer at the same
        // vtable position as the class below, and the call dispatches through the vtable of the actual class.
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
