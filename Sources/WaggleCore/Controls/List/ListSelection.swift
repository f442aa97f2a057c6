// Which rows of a list are chosen.

import Foundation

/// The selection of a list, by values of a type that the list alone knows.
@MainActor
struct ListSelection {
    /// True where several rows can be chosen at once.
    let allowsSeveral: Bool
    /// The value that stands for a row; nil: the row cannot be chosen.
    private let value: (_ tag: AnyHashable?, _ id: AnyHashable?) -> AnyHashable?
    private let read: () -> Set<AnyHashable>
    private let write: (Set<AnyHashable>) -> Void

    init<Value: Hashable>(one binding: Binding<Value?>) {
        allowsSeveral = false
        value = { Self.value($0, Value.self) ?? ($0 == nil ? Self.value($1, Value.self) : nil) }
        read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        write = { binding.wrappedValue = $0.first?.base as? Value }
    }
    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        allowsSeveral = true
        value = { Self.value($0, Value.self) ?? ($0 == nil ? Self.value($1, Value.self) : nil) }
        read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        write = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    }

    /// A tag or id counts if its type is that of the selection, or an optional of it.
    private static func value<Value: Hashable>(_ tag: AnyHashable?, _ type: Value.Type) -> AnyHashable? {
        guard let tag else { return nil }
        if Swift.type(of: tag.base) == Value.self { return tag }
        guard let wrapped = tag.base as? Value?, let wrapped else { return nil }
        return AnyHashable(wrapped)
    }

    /// The value that stands for a row: its tag, else the id that the loop around gave it.
    func value(of row: ItemNode, id: AnyHashable?) -> AnyHashable? {
        row.traits[SelectionDisabledTrait.self] ? nil : value(row.traits[_TagTrait.self], id)
    }
    /// The values that are chosen.
    var values: Set<AnyHashable> {
        get { read() }
        nonmutating set { if newValue != read() { write(newValue) } }
    }
}
