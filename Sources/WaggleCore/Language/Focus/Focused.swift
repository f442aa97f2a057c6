// Views bound to a focus state.

import Foundation

/// The node of a view bound to a focus state.
@MainActor
protocol FocusBindingNode: ItemNode {
    func isBound(to storage: any FocusStorage) -> Bool
    /// True if the newest value of the state refers to this view.
    func isNamed(in storage: any FocusStorage) -> Bool
    /// Writes the view's value to the state, because the focus is inside the view.
    func writeValue()
}

nonisolated struct FocusedModifier<Value: Hashable>: KeptModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    typealias Wrapper = FocusedNode<Value>
}

@MainActor
final class FocusedNode<Value: Hashable>: ModifierNode<FocusedModifier<Value>>, FocusBindingNode {
    required init(_ modifier: FocusedModifier<Value>, _ inputs: ViewInputs) {
        super.init(modifier, inputs)
        graph.input.focus.add(self)
    }
    func isBound(to storage: any FocusStorage) -> Bool { modifier.binding.storage === storage }
    func isNamed(in storage: any FocusStorage) -> Bool { isBound(to: storage) && modifier.binding.storage.location.get() == modifier.value }
    func writeValue() { modifier.binding.storage.write(modifier.value) }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.remove(self)
    }
}

extension View {
    /// Binds the view to one value of a focus state.
    ///
    /// The state has this value while the view or one of its subviews has the focus. Writing the value focuses the first
    /// focusable view inside.
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
    /// Binds the view to a Boolean focus state: true while the view or one of its subviews has the focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }
}

// MARK: defaultFocus

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
    private let isForPerson: Bool
    /// When the view appears, if nothing has the focus.
    public static let automatic = DefaultFocusEvaluationPriority(isForPerson: false)
    /// Also when the user moves the focus into the window with Tab.
    public static let userInitiated = DefaultFocusEvaluationPriority(isForPerson: true)
}

/// The node of a view that sets the default focus.
@MainActor
protocol DefaultFocusing: ItemNode {
    var countsForTab: Bool { get }
    /// True if the view with this binding is the default.
    func names(_ binding: any FocusBindingNode) -> Bool
}

nonisolated struct DefaultFocusModifier<Value: Hashable>: KeptModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority
    typealias Wrapper = DefaultFocusNode<Value>
}

@MainActor
final class DefaultFocusNode<Value: Hashable>: ModifierNode<DefaultFocusModifier<Value>>, DefaultFocusing {
    required init(_ modifier: DefaultFocusModifier<Value>, _ inputs: ViewInputs) {
        super.init(modifier, inputs)
        graph.input.focus.add(self)
    }
    var countsForTab: Bool { modifier.priority == .userInitiated }
    func names(_ binding: any FocusBindingNode) -> Bool {
        (binding as? FocusedNode<Value>).map {
            $0.modifier.binding.storage === modifier.binding.storage && $0.modifier.value == modifier.value
        } ?? false
    }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.remove(self)
    }
}

extension View {
    /// Focuses one of the subviews when this view appears and nothing has the focus.
    /// - Parameters:
    ///   - binding: the focus state to which the subview is bound.
    ///   - value: the subview's value.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}
