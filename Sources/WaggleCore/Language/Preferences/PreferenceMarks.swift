// Preferences of several views, combined in source order.

import Foundation

/// Distinguishes preference values that hold views or bindings, which are not comparable.
struct PreferenceMarks: Equatable {
    private final class Mark {}
    private var marks: [Mark] = []

    static func == (a: Self, b: Self) -> Bool { a.marks.elementsEqual(b.marks, by: ===) }
    /// Makes the value differ from all others.
    mutating func add() { marks.append(Mark()) }
    mutating func join(_ next: PreferenceMarks) { marks += next.marks }
}

extension View {
    /// Adds a value in front of those of the views inside, because an outer modifier takes precedence.
    nonisolated func prependPreference<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> some View {
        transformPreference(key) { within in
            let rest = within
            within = value
            K.reduce(value: &within) { rest }
        }
    }
}
