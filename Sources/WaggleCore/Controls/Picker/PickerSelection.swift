import Foundation

/// The selection of a picker with values of any type.
nonisolated struct PickerSelection {
    /// Nil if several sources differ.
    let value: AnyHashable?
    private(set) var choose: (AnyHashable) -> Void
    /// The value that a subview represents; nil if it has none of the picker's type.
    let valueOf: @MainActor (Subview) -> AnyHashable?

    init<Value: Hashable>(_ bindings: [Binding<Value>]) {
        let values = bindings.map(\.wrappedValue)
        value = values.first.flatMap { first in values.allSatisfy { $0 == first } ? AnyHashable(first) : nil }
        choose = { chosen in
            guard let chosen = chosen.base as? Value else { return assertionFailure("A picker chose a value of another type.") }
            for binding in bindings { binding.wrappedValue = chosen }
        }
        valueOf = { $0.selectionValue(as: Value.self).map { AnyHashable($0) } }
    }
    /// The same selection, with an action that runs after each choice.
    @MainActor func afterwards(_ action: @escaping @MainActor () -> Void) -> PickerSelection {
        var copy = self
        let choose = choose
        copy.choose = { value in
            choose(value)
            MainActor.assumeIsolated(action)
        }
        return copy
    }
}

/// An option of a picker.
struct PickerOption: Identifiable {
    let view: Subview
    /// Nil if it has no value and cannot be selected.
    let value: AnyHashable?
    let isSelected: Bool
    var id: Subview.ID { view.id }
}

/// Collects the options of a picker.
struct PickerOptions<Content: View>: View {
    let configuration: _PickerStyleConfiguration
    @ViewBuilder let content: ([PickerOption]) -> Content

    var body: some View {
        let selection = configuration.selection
        Group(subviews: configuration.content) { subviews in
            content(subviews.map { subview in
                let value = selection.valueOf(subview)
                return PickerOption(view: subview, value: value, isSelected: value != nil && value == selection.value)
            })
        }
    }
}

extension Subview {
    /// The value of a type that represents the subview in a selection: its tag, otherwise its id in a `ForEach`.
    func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
        let traits = containerValues.traits
        if traits.hasTag { return traits.tag(as: type) }
        return onMainActor { [source] in source.isAlive ? source.list.explicitID(of: source) : nil }?.selectionValue(as: type)
    }
}
