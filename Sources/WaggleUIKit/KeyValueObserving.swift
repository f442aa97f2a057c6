// Observing properties of UIKit's objects by key paths.

import Foundation
import OpenCombine
import WaggleCore

/// What the handler of an observation receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Calls the handler at once, with the present value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Has no effect: the handler is called after a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a property has changed. A property of UIKit's is always set as a whole.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// Nil unless the options ask for it.
    public let newValue: Value?, oldValue: Value?
    /// Nil: properties of UIKit's are set as a whole.
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation of a property. It ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    /// Compares the property with what it was. Nil once the observation has ended.
    fileprivate var check: (@MainActor () -> Void)?
    public func invalidate() { check = nil }
}

/// An object of UIKit whose properties programs can observe: those that change what is shown.
@MainActor @preconcurrency
public protocol _KeyValueObserved: NSObject {
    /// The observations of the object's properties.
    var _observations: _KeyValueObservations { get }
}

/// The observations of one object.
@MainActor
public final class _KeyValueObservations {
    private struct Reference { weak var observation: NSKeyValueObservation? }
    private var references: [Reference] = []
    nonisolated init() {}

    fileprivate func add(_ observation: NSKeyValueObservation) {
        references = references.filter { $0.observation != nil } + [Reference(observation: observation)]
    }
    /// Call after a change.
    func check() {
        guard !references.isEmpty else { return }
        for reference in references { reference.observation?.check?() }
    }
}

extension _KeyValueObserved {
    /// Calls a handler when a property has changed, such as the `contentOffset` of a scroll view. A value that is set again is no change.
    ///
    /// Every property can be observed whose change the object shows, and those that layout and scrolling change: `frame`, `bounds`,
    /// `center`, `contentOffset`, `contentSize`.
    /// - Returns: Retain it: the observation ends with it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation()
        var last = self[keyPath: keyPath]
        func change(to new: Value, from old: Value?) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil, indexes: nil,
                isPrior: false)
        }
        observation.check = { [weak self] in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            guard !valuesAreEqual(last, new) else { return }
            let old = last
            last = new
            changeHandler(self, change(to: new, from: old))
        }
        _observations.add(observation)
        if options.contains(.initial) { changeHandler(self, change(to: last, from: nil)) }
        return observation
    }
    /// Publishes a property's values, beginning with the present one unless the options leave it out.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        let subject = PassthroughSubject<Value, Never>()
        let observation = observe(keyPath) { object, _ in subject.send(object[keyPath: keyPath]) }
        let changes = subject.handleEvents(receiveCancel: { observation.invalidate() })
        guard options.contains(.initial) else { return changes.eraseToAnyPublisher() }
        return Deferred { [weak self] in changes.prepend(self.map { [$0[keyPath: keyPath]] } ?? []) }.eraseToAnyPublisher()
    }
}
