import Foundation
import WaggleCore

extension Binding where Value: Sendable {
    /// A binding to main-actor state. Views read and write it on the main actor.
    @MainActor static func onMainActor(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) -> Binding<Value> {
        Binding(reading: { MainActor.assumeIsolated(get) }, writing: { value in MainActor.assumeIsolated { set(value) } })
    }
}
