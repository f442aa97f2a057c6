import Foundation

/// A method that selectors perform. It does not retain its targets.
final class SelectorMethod: @unchecked Sendable {
    enum Outcome {
        case returned(Any)
        /// The target is of another class.
        case isNotThere
        /// A value was not of the argument's type.
        case takesOther(Any.Type)
    }
    let name: SelectorName
    /// The class of the method.
    let owner: ObjectIdentifier
    /// Calls the method on a target.
    let call: (AnyObject, [Any?]) -> Outcome
    let isThere: (AnyObject) -> Bool

    init<Target>(_ name: SelectorName, of type: Target.Type, _ call: @escaping (Target, [Any?]) -> Outcome) {
        (self.name, owner) = (name, ObjectIdentifier(type))
        self.call = { target, values in
            guard let target = target as? Target else { return .isNotThere }
            return call(target, values)
        }
        isThere = { $0 is Target }
    }
}

/// The methods for which selectors have been made, in place of the methods that the Objective-C runtime knows of each class.
///
/// A selector that is performed on an object of another class, or was made from a string, finds that class's method here.
final class SelectorMethods: Sendable {
    static let shared = SelectorMethods()
    /// One for each class, in the order in which they were first used.
    nonisolated(unsafe) private var methods: [SelectorName: [SelectorMethod]] = [:]
    private let lock = NSLock()

    func add(_ method: SelectorMethod) {
        lock.withLock {
            let known = methods[method.name] ?? []
            if !known.contains(where: { $0.owner == method.owner }) { methods[method.name] = known + [method] }
        }
    }
    func method(_ name: SelectorName, in target: AnyObject) -> SelectorMethod? {
        let known = lock.withLock { methods[name] } ?? []
        return known.first { $0.isThere(target) }
    }
}
