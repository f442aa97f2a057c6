import Foundation
import WaggleCore
import WaggleSelectors

/// A method of an object that a control, a gesture recognizer or a bar button item calls. The object is not retained.
struct TargetAction {
    private weak var object: AnyObject?
    /// True if the action goes to the first responder that has the method.
    let isForResponders: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        (object, isForResponders, self.action) = (target.map { $0 as AnyObject }, target == nil, action)
    }
    /// The object that the method is called on; nil once it has ended, or if responders are asked.
    var target: AnyObject? { object }
    func isMeant(by target: Any?, _ action: Selector?) -> Bool {
        (target == nil || object === target.map { $0 as AnyObject }) && (action == nil || self.action == action)
    }
}

extension Binding where Value: Sendable {
    /// A binding to main-actor state. Views read and write it on the main actor.
    @MainActor static func onMainActor(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) -> Binding<Value> {
        Binding(reading: { MainActor.assumeIsolated(get) }, writing: { value in MainActor.assumeIsolated { set(value) } })
    }
}
