/// What a view remembers between two evaluations without being evaluated again when it changes. Held in a `State`.
@MainActor final class Memory<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
