import SwiftUI

/// What a view remembers between two evaluations without being evaluated again when it changes.
///
/// Held in a `StateObject`, which makes one for each place: the initial object of a `State` would be shared by all places of one view value.
@MainActor final class Memory<Value>: ObservableObject {
    var value: Value
    init(_ value: Value) { self.value = value }
}
