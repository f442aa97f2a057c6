// appearance(): the look that a program sets for all views of a class.

import Foundation
import WaggleCore

/// A class that contains views, for `appearance(whenContainedInInstancesOf:)`.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose look a program can set for all objects at once.
///
/// What is set reaches SwiftUI's bars, lists and controls that are made afterwards, as far as they have a counterpart; each property says
/// which. A bar that is already there keeps its look. Labels, text fields and text views of UIKit's take it when they come into a window,
/// where the program has not set them.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// The object whose properties are the look of the class.
    static func appearance() -> Self
    /// The look of objects in containers of these classes, the innermost first. It has an effect for tints in `UIAlertController`, and for
    /// bar items in bars.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The look of the class, whatever the traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The look of objects in containers of these classes, whatever the traits.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIAppearance where Self: NSObject {
    public static func appearance() -> Self { AppearanceObjects.object(of: self, in: []) }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceObjects.object(of: self, in: containerTypes)
    }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(whenContainedInInstancesOf: containerTypes)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The objects that `appearance()` hands out, one for each class and its containers.
@MainActor
enum AppearanceObjects {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let containers: [ObjectIdentifier]
    }
    private static var objects: [Key: NSObject] = [:]
    /// True while an object is made that describes the look of its class.
    private(set) static var isMaking = false

    static func object<Object: NSObject>(of type: Object.Type, in containers: [any UIAppearanceContainer.Type]) -> Object {
        let key = Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0 as AnyObject.Type) })
        if let known = objects[key] as? Object { return known }
        isMaking = true
        let new = ObjectMaking.make(type)
        isMaking = false
        objects[key] = new
        return new
    }
    /// The object, if the program has asked for it.
    static func known<Object: NSObject>(_ type: Object.Type, in containers: [any UIAppearanceContainer.Type] = []) -> Object? {
        objects[Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0 as AnyObject.Type) })] as? Object
    }
    /// True once a program has asked for the look of a class.
    static var isUsed: Bool { !objects.isEmpty }
    /// Call when such an object has changed.
    static func didChange() { if !isMaking { ControlLooks.current = AppearanceLooks.looks() } }
    /// Forgets all looks, for tests.
    static func reset() {
        objects = [:]
        ControlLooks.current = ControlLooks()
    }
}
