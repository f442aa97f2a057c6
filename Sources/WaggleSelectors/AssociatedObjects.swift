// Values that programs attach to objects.

import Foundation

/// How an object holds a value that was attached to it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Does not retain the value. An object that has gone reads as nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Retains a copy, if the value has copies.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Retains a copy, if the value has copies.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object under a key, which is an address; nil removes it. Values can be of any type.
///
/// The value is released with the object if that is a responder of UIKit's, such as a view or a controller. No other object tells when it
/// goes: its values are released the next time that any value is attached or removed.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value.map { AssociatedValue($0, policy) }, key, of: object as AnyObject)
}
/// The value that was attached to an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(key, of: object as AnyObject)
}
/// Removes all values that were attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// An object that holds the values attached to it, and so releases them with itself.
package protocol AssociatedValueHolder: AnyObject {
    /// Only for `AssociatedObjects`, which guards it.
    var associatedValues: AssociatedValues? { get set }
}

/// The values attached to one object, by key.
package struct AssociatedValues {
    fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]
}

private enum AssociatedValue {
    case strong(Any)
    case weak(WeakObject)

    final class WeakObject {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: self = type(of: value) is AnyClass ? .weak(WeakObject(value as AnyObject)) : .strong(value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .strong(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        }
    }
    var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}

/// The values attached to all objects. Safe from any thread.
private enum AssociatedObjects {
    private struct Entry {
        weak var owner: AnyObject?
        var values: AssociatedValues
    }
    /// Of objects that do not hold their values themselves. An address may be that of a new object, so an entry counts only while
    /// its owner lives.
    nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
    private static let lock = NSLock()

    static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock { values(of: object)?.values[key] }?.value
    }
    static func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of object: AnyObject) {
        // What is replaced is released outside the lock, because its end may attach or read values.
        let released = lock.withLock { () -> [Any] in
            var new = values(of: object) ?? AssociatedValues()
            let old = new.values.updateValue(value, forKey: key)
            return [old as Any] + store(new, of: object)
        }
        withExtendedLifetime(released) {}
    }
    static func removeAll(of object: AnyObject) {
        let released = lock.withLock { () -> [Any] in [values(of: object) as Any] + store(nil, of: object) }
        withExtendedLifetime(released) {}
    }

    private static func values(of object: AnyObject) -> AssociatedValues? {
        if let holder = object as? any AssociatedValueHolder { return holder.associatedValues }
        return table[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0.values : nil }
    }
    /// - Returns: The values whose owners have gone.
    private static func store(_ values: AssociatedValues?, of object: AnyObject) -> [Any] {
        if let holder = object as? any AssociatedValueHolder {
            holder.associatedValues = values
            return []
        }
        let gone = table.filter { $0.value.owner == nil }
        for key in gone.keys { table[key] = nil }
        table[ObjectIdentifier(object)] = values.map { Entry(owner: object, values: $0) }
        return Array(gone.values)
    }
}

extension Dictionary {
    /// Sets or removes the value of a key.
    /// - Returns: The old one.
    fileprivate mutating func updateValue(_ value: Value?, forKey key: Key) -> Value? {
        if let value { return updateValue(value, forKey: key) }
        return removeValue(forKey: key)
    }
}
