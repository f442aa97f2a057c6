// Buttons of the automatic style in the rows of lists: the whole row presses them.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A button's label in a row. The whole row presses the button.
nonisolated struct RowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        configuration.label
            .defaultForegroundStyle(isEnabled
                ? configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
                : AnyShapeStyle(Color.system(.tertiary)))
            .rowButton { configuration.trigger() }
    }
}

/// Buttons of list rows in the colours of text, for links, options and suggestions. The whole row presses them.
nonisolated struct TextRowButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { TextRowButton(configuration: configuration) }
}
nonisolated private struct TextRowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        configuration.label
            .defaultForegroundStyle(isEnabled ? nil : AnyShapeStyle(Color.system(.tertiary)))
            .rowButton { configuration.trigger() }
    }
}

extension View {
    /// Lets the enclosing list row press the view.
    nonisolated func rowButton(_ action: @escaping @MainActor () -> Void) -> some View { modifier(RowButtonModifier(action: action)) }
}

nonisolated private struct RowButtonModifier: ItemModifier, @unchecked Sendable {
    let action: @MainActor () -> Void
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> RowButtonNode { RowButtonNode(modifier.action, inputs) }
    @MainActor static func update(_ wrapper: RowButtonNode, with modifier: Self) { wrapper.action = modifier.action }
}

/// A button that the enclosing row presses. Keys press it directly.
@MainActor
final class RowButtonNode: WrapperNode, FocusableItem {
    var action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void, _ inputs: ViewInputs) {
        self.action = action
        super.init(inputs)
    }
    func trigger() { action() }

    var acceptsFocus: Bool { true }
    var focusInteractions: FocusInteractions { .activate }
    func focusDidChange(_ isFocused: Bool) {}
    func activate() -> Bool {
        action()
        return true
    }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.itemDidEnd(self)
    }
    override func makeDisplayList() -> DisplayList {
        let list = super.makeDisplayList()
        guard graph.input.focus.showsFocus(of: self) else { return list }
        return DisplayList(list.items + [FocusRing.item(around: self)])
    }
}
