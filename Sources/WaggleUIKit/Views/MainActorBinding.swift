import Foundation
import WaggleCore

extension Binding where Value: Sendable {
    /// A binding to state of the main actor, on which views read and write.
    @MainActor static func onMainActor(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) -> Binding<Value> {
        Binding(get: { MainActor.assumeIsolated(get) }, set: { value in MainActor.assumeIsolated { set(value) } })
    }
}
