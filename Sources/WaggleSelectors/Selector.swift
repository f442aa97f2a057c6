import Foundation
import WaggleCore

/// The name of a method, with the method itself where it was made from one.
///
/// `./waggle` reads `#selector(tap(_:))` as `Selector(Self.tap(_:))`. Selectors are compared by their methods' base names and numbers of
/// arguments, whatever their classes, as the Objective-C runtime compares them by name. A selector that was made from a string performs any
/// method of that name for which some selector has been made from a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomReflectable {
    let name: SelectorName
    /// Nil for a selector that was made from a string.
    private let method: SelectorMethod?

    /// The methods with an Objective-C name such as `tap:`.
    public init(_ str: String) { (name, method) = (SelectorName(objectiveC: str), nil) }
    public init(stringLiteral value: String) { self.init(value) }

    // The methods' isolation is the program's business: as in Objective-C, a method runs where it is performed.

    /// A method without arguments, such as `Pond.refill`.
    /// - Parameter name: The method's name as written in the call; the macro finds it.
    @preconcurrency public init<Target, Result>(_ method: @escaping (Target) -> () -> Result, named name: String = #selectorName()) {
        self.init(SelectorMethod(SelectorName(name, arity: 0), of: Target.self) { target, _ in .returned(method(target)()) })
    }
    /// A method with one argument, such as `Pond.refill(_:)`.
    /// - Parameter name: The method's name as written in the call; the macro finds it.
    @preconcurrency public init<Target, A, Result>(_ method: @escaping (Target) -> (A) -> Result, named name: String = #selectorName()) {
        self.init(SelectorMethod(SelectorName(name, arity: 1), of: Target.self) { target, values in
            guard let a = values.argument(0, as: A.self) else { return .takesOther(A.self) }
            return .returned(method(target)(a))
        })
    }
    /// A method with two arguments, such as `Pond.refill(_:forEvent:)`.
    /// - Parameter name: The method's name as written in the call; the macro finds it.
    @preconcurrency public init<Target, A, B, Result>(
        _ method: @escaping (Target) -> (A, B) -> Result, named name: String = #selectorName()
    ) {
        self.init(SelectorMethod(SelectorName(name, arity: 2), of: Target.self) { target, values in
            guard let a = values.argument(0, as: A.self) else { return .takesOther(A.self) }
            guard let b = values.argument(1, as: B.self) else { return .takesOther(B.self) }
            return .returned(method(target)(a, b))
        })
    }
    private init(_ method: SelectorMethod) {
        (name, self.method) = (method.name, method)
        SelectorMethods.shared.add(method)
    }

    // Methods of an object, such as `pond.refill`, whose class the source does not name.

    /// A method of an object, which the selector retains. It is called on this object, whatever the target.
    @_disfavoredOverload @preconcurrency public init<Result>(_ method: @escaping () -> Result, named name: String = #selectorName()) {
        self.init(bound: SelectorMethod(SelectorName(name, arity: 0), of: AnyObject.self) { _, _ in .returned(method()) })
    }
    /// A method of an object, which the selector retains. It is called on this object, whatever the target.
    @_disfavoredOverload @preconcurrency public init<A, Result>(_ method: @escaping (A) -> Result, named name: String = #selectorName()) {
        self.init(bound: SelectorMethod(SelectorName(name, arity: 1), of: AnyObject.self) { _, values in
            guard let a = values.argument(0, as: A.self) else { return .takesOther(A.self) }
            return .returned(method(a))
        })
    }
    /// A method of an object, which the selector retains. It is called on this object, whatever the target.
    @_disfavoredOverload @preconcurrency public init<A, B, Result>(
        _ method: @escaping (A, B) -> Result, named name: String = #selectorName()
    ) {
        self.init(bound: SelectorMethod(SelectorName(name, arity: 2), of: AnyObject.self) { _, values in
            guard let a = values.argument(0, as: A.self) else { return .takesOther(A.self) }
            guard let b = values.argument(1, as: B.self) else { return .takesOther(B.self) }
            return .returned(method(a, b))
        })
    }
    private init(bound method: SelectorMethod) { (name, self.method) = (method.name, method) }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    /// The Objective-C name, such as `tap:`.
    public var description: String { name.objectiveC }
    public var customMirror: Mirror { Mirror(reflecting: description) }

    // MARK: Performing

    /// True if the object has the method.
    package func isThere(in target: AnyObject) -> Bool { found(in: target) != nil }
    /// Calls the method with as many of the values as it takes. A method that is not there, or takes other arguments, is reported.
    /// - Returns: What the method returned; nil if it was not called.
    @discardableResult
    package func perform(on target: AnyObject, _ values: [Any?] = []) -> Any? {
        guard let method = found(in: target) else {
            Diagnostics.shared.report(missingMethod(in: target))
            return nil
        }
        switch method.call(target, values) {
        case .returned(let value): return value
        case .isNotThere: return nil
        case .takesOther(let type):
            let given = values.map { $0.map { "\(Swift.type(of: $0))" } ?? "nil" }.joined(separator: ", ")
            Diagnostics.shared.report(
                "\(Swift.type(of: target)).\(name.swift) takes a value of \(type), but was performed with (\(given)); it was not called.")
            return nil
        }
    }
    private func found(in target: AnyObject) -> SelectorMethod? {
        if let method, method.isThere(target) { return method }
        return SelectorMethods.shared.method(name, in: target)
    }
    private func missingMethod(in target: AnyObject) -> String {
        guard method == nil else {
            return "\(type(of: target)) has no method \(name.swift) to perform; check the target and the class in #selector."
        }
        return "No method \(name.objectiveC) of \(type(of: target)) is known. A selector from a string finds only methods for which the program has used #selector; write #selector here, too."
    }
}

/// The name of a method, in Swift and in Objective-C.
package struct SelectorName: Hashable, Sendable {
    /// As written, such as `tap`, `tap(_:)` or `tap(_:forEvent:)`.
    let swift: String
    /// Such as `tap`, `tap:` or `tap:forEvent:`.
    let objectiveC: String
    private let base: Substring
    private let arity: Int

    /// - Parameter swift: A base name, with or without labels.
    init(_ swift: String, arity: Int) {
        self.swift = swift
        self.arity = arity
        base = swift.prefix { $0 != "(" }
        let labels = swift.dropFirst(base.count).dropFirst().split(separator: ":").map(String.init)
        var name = String(base)
        for index in 0..<arity {
            let label = index < labels.count ? labels[index] : "_"
            if label != "_" {
                name += index > 0 ? label : (Self.prepositions.contains(label) ? "" : "With") + label.prefix(1)
                    .uppercased() + label.dropFirst()
            }
            name += ":"
        }
        objectiveC = name
    }
    init(objectiveC: String) {
        (swift, self.objectiveC) = (objectiveC, objectiveC)
        base = objectiveC.prefix { $0 != ":" }
        arity = objectiveC.count { $0 == ":" }
    }
    /// Labels before which Objective-C's names have no "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "as", "at", "before", "below", "by", "for", "from", "in", "into", "of", "on", "onto", "to", "toward",
        "using", "via", "with", "within"]

    // A reference such as `#selector(tap)` does not say the labels, so they do not count.
    package static func == (a: SelectorName, b: SelectorName) -> Bool { a.base == b.base && a.arity == b.arity }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(arity)
    }
}

extension Array where Element == Any? {
    /// The value at an index as an argument of a type; beyond the end, nil if the type has it. Nil if the value is of another type.
    fileprivate func argument<T>(_ index: Int, as type: T.Type) -> T? { (index < count ? self[index] : nil) as? T }
}

/// The name of the method in the call of which this is a default argument, such as `tap(_:)`; the macro reads it in the source.
@freestanding(expression)
public macro selectorName() -> String = #externalMacro(module: "WaggleMacros", type: "SelectorNameMacro")

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
/// The selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
