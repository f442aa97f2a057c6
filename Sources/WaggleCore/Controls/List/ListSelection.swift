// The selection of a list.

import Foundation

/// A list's selection, type-erased.
@MainActor
struct ListSelection {
    /// True if several rows can be selected.
    let allowsSeveral: Bool
    /// Returns a row's value; nil if the row cannot be selected.
    private let value: (ViewTraits, _ id: AnyHashable?) -> AnyHashable?
    private let read: () -> Set<AnyHashable>
    private let write: (Set<AnyHashable>) -> Void

    init<Value: Hashable>(one binding: Binding<Value?>) {
        allowsSeveral = false
        value = { Self.value($0, $1, Value.self) }
        read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        write = { binding.wrappedValue = $0.first?.base as? Value }
    }
    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        allowsSeveral = true
        value = { Self.value($0, $1, Value.self) }
        read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        write = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    }

    /// A tag or id counts only if it has the selection's type.
    private static func value<Value: Hashable>(_ traits: ViewTraits, _ id: AnyHashable?, _ type: Value.Type) -> AnyHashable? {
        if traits.hasTag { return traits.tag(as: type).map { AnyHashable($0) } }
        return id?.selectionValue(as: type).map { AnyHashable($0) }
    }

    /// A row's value: its tag, or else its id in the enclosing `ForEach`.
    func value(of row: ItemNode, id: AnyHashable?) -> AnyHashable? {
        row.traits[SelectionDisabledTrait.self] ? nil : value(row.traits, id)
    }
    /// The value of a row that has an id and neither a tag nor a restriction.
    func value(forID id: AnyHashable) -> AnyHashable? { value(ViewTraits(), id) }
    /// The selected values.
    var values: Set<AnyHashable> {
        get { read() }
        nonmutating set { if newValue != read() { write(newValue) } }
    }
}
