import Foundation

/// A type-erased equatable value; values of different types are unequal.
struct AnyEquatable: Equatable {
    private let value: any Equatable
    init(_ value: some Equatable) { self.value = value }
    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool {
        func same<T: Equatable>(_ value: T) -> Bool { (b.value as? T) == value }
        return same(a.value)
    }
}
