// Compares values of any type to decide whether a body must be evaluated again.

@_spi(Reflection) import Swift
import Foundation
import WaggleGeometry

/// True if the two values are indistinguishable: equal bits, or `==` if there is one, or equal fields.
///
/// Functions are equal if code and captured context are the same object; class instances if they are identical. The answer may be a false
/// negative (two equal closures created separately), never a false positive.
package func valuesAreEqual<T>(_ a: T, _ b: T) -> Bool {
    EqualityRule.of(T.self).areEqual(a, b)
}

/// Values that can tell, beyond their bits, whether they refer to the same thing.
protocol ComparesByReference {
    func refersToSame(as other: Any) -> Bool
}

/// The runtime reports no fields for an optional's value.
private protocol OptionalValue {
    static var comparison: EqualityRule.Compare { get }
}
extension Optional: OptionalValue {
    static var comparison: EqualityRule.Compare {
        let rule = EqualityRule.of(Wrapped.self)
        return { a, b in
            switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
            case (let a?, let b?): rule.areEqual(a, b)
            case (nil, nil): true
            case (nil, .some), (.some, nil): false
            }
        }
    }
}

/// How to compare values of one type, determined once per type.
final class EqualityRule: @unchecked Sendable {
    typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private let size: Int
    private let slow: Compare?

    private init(size: Int, slow: Compare?) {
        self.size = size
        self.slow = slow
    }

    @inline(__always)
    func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        // Bitwise-equal values are equal, whatever the type; padding can only cause a false negative.
        if size == 0 || memcmp(a, b, size) == 0 { return true }
        return slow?(a, b) ?? false
    }

    // Inlined, because unspecialized code calls each of these closures with the type's metadata.
    @inline(__always)
    func areEqual<T>(_ a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in compare(UnsafeRawPointer(a), UnsafeRawPointer(b)) } }
    }

    private static let lock = NSLock()
    @exclusivity(unchecked) nonisolated(unsafe) private static var rules: [ObjectIdentifier: EqualityRule] = [:]

    static func of(_ type: Any.Type) -> EqualityRule {
        let id = ObjectIdentifier(type)
        lock.lock()
        if let rule = rules[id] {
            lock.unlock()
            return rule
        }
        lock.unlock()
        let rule = make(type)
        lock.withLock { rules[id] = rule }
        return rule
    }

    private static func make(_ type: Any.Type) -> EqualityRule {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        let size = _openExistential(type, do: size)

        if let comparable = type as? any ComparesByReference.Type {
            func rule<T: ComparesByReference>(_: T.Type) -> Compare {
                { $0.assumingMemoryBound(to: T.self).pointee.refersToSame(as: $1.assumingMemoryBound(to: T.self).pointee) }
            }
            return EqualityRule(size: size, slow: rule(comparable))
        }
        if let equatable = type as? any Equatable.Type {
            func rule<T: Equatable>(_: T.Type) -> Compare {
                { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
            }
            return EqualityRule(size: size, slow: rule(equatable))
        }
        if let optional = type as? any OptionalValue.Type { return EqualityRule(size: size, slow: optional.comparison) }
        if let kind = ExistentialKind(type) {
            switch kind {
            case .opaque: return EqualityRule(size: size) { compareOpaqueExistentials($0, $1) }
            case .other: return EqualityRule(size: size, slow: nil)
            }
        }
        var fields: [(offset: Int, type: Any.Type)] = []
        var isStruct = false
        let options: _EachFieldOptions = []
        let complete = _forEachField(of: type, options: options) { _, offset, fieldType, kind in
            fields.append((offset, fieldType))
            return true
        }
        isStruct = complete && !fields.isEmpty && !(type is AnyObject.Type)
        guard isStruct else { return EqualityRule(size: size, slow: nil) }
        if fields.allSatisfy({ numbers.contains(ObjectIdentifier($0.type)) }) { return EqualityRule(size: size, slow: nil) }
        let rules = fields.map { (offset: $0.offset, rule: of($0.type)) }
        return EqualityRule(size: size) { a, b in
            for (offset, rule) in rules where !rule.compare(a + offset, b + offset) { return false }
            return true
        }
    }

    /// Types whose values differ if and only if their bits do, except for the sign of zero.
    private static let numbers: Set<ObjectIdentifier> = Set([
        Double.self, CGFloat.self, Float.self, Int.self, CGPoint.self, CGSize.self, CGRect.self, UnitPoint.self, Angle.self,
    ].map { (type: Any.Type) in ObjectIdentifier(type) })

    /// True if values of the type are, or contain, objects that programs can mutate, so that equal bits do not imply an unchanged value.
    ///
    /// Storage inside types of the standard library and Foundation does not count, unless they hold values of other types.
    @MainActor static func holdsObjects(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = objectHolders[id] { return known }
        let answer = findObjects(type)
        objectHolders[id] = answer
        return answer
    }
    @MainActor private static var objectHolders: [ObjectIdentifier: Bool] = [:]

    private static func findObjects(_ type: Any.Type) -> Bool {
        if type is AnyClass || ExistentialKind(type) != nil { return true }
        let name = String(reflecting: type)
        if name.hasPrefix("Swift.") || name.hasPrefix("Foundation") {
            return name.contains("<") && !name.hasPrefix("Swift.Optional<Swift.")
        }
        func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        if _openExistential(type, do: isPlain) { return false }
        var fields: [Any.Type] = []
        let isComplete = _forEachField(of: type) { _, _, fieldType, _ in
            fields.append(fieldType)
            return true
        }
        // A type without readable fields may hold anything.
        return !isComplete || fields.isEmpty || fields.contains(where: findObjects)
    }

    /// Compares values of one type `any P` by their contents, if these have the same type.
    private static func compareOpaqueExistentials(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let type = ExistentialKind.contentType(a)
        guard type == ExistentialKind.contentType(b) else { return false }
        return of(type).compare(ExistentialKind.content(a), ExistentialKind.content(b))
    }
}

/// The memory layout of an `any P`. The runtime reports no fields for it.
private enum ExistentialKind {
    /// Three words for the content, or for a pointer to its box, then the content's type.
    case opaque
    /// A class-bound existential, an error, or a layout that is not inspected.
    case other

    /// nil for any other type.
    init?(_ type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case RuntimeLayout.Metadata.existentialKind:
            let flags = metadata.load(fromByteOffset: RuntimeLayout.Existential.flags, as: UInt32.self)
            let isForAnyType = flags & RuntimeLayout.Existential.isForAnyType != 0,
                isSpecial = flags & RuntimeLayout.Existential.special != 0
            self = isForAnyType && !isSpecial ? .opaque : .other
        case RuntimeLayout.Metadata.extendedExistentialKind: self = .other
        default: return nil
        }
    }

    static func contentType(_ value: UnsafeRawPointer) -> Any.Type {
        value.load(fromByteOffset: RuntimeLayout.Existential.contentType, as: Any.Type.self)
    }

    static func content(_ value: UnsafeRawPointer) -> UnsafeRawPointer {
        let metadata = unsafeBitCast(contentType(value), to: UnsafeRawPointer.self)
        let witnesses = metadata.load(fromByteOffset: RuntimeLayout.Metadata.valueWitnesses, as: UnsafeRawPointer.self)
        let flags = witnesses.load(fromByteOffset: RuntimeLayout.ValueWitnesses.flags, as: UInt32.self)
        guard flags & RuntimeLayout.ValueWitnesses.isBoxed != 0 else { return value }
        // In a box the content follows the header at its own alignment.
        let alignment = Int(flags & RuntimeLayout.ValueWitnesses.alignmentMask)
        return value.load(as: UnsafeRawPointer.self) + ((RuntimeLayout.objectHeader + alignment) & ~alignment)
    }
}
