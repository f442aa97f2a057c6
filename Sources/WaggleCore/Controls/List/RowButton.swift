// Buttons of the automatic style in the rows of lists: the whole row presses them.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A button's label in a row. The whole row presses the button.
nonisolated struct RowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    @MainActor var body: some View {
        configuration.label
            .defaultForegroundStyle(isEnabled
                ? configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
                : AnyShapeStyle(Color.system(.tertiary)))
            .rowButton(repeats: repeatBehavior == .enabled) { configuration.trigger() }
    }
}

/// Buttons of list rows in the colours of text, for links, options and suggestions. The whole row presses them.
nonisolated struct TextRowButtonStyle: PrimitiveButtonStyle {
    /// True if the row shows the chevron of a link.
    var showsChevron = false
    @MainActor func makeBody(configuration: Configuration) -> some View {
        TextRowButton(configuration: configuration, showsChevron: showsChevron)
    }
}
nonisolated private struct TextRowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let showsChevron: Bool
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        configuration.label
            .defaultForegroundStyle(isEnabled ? nil : AnyShapeStyle(Color.system(.tertiary)))
            .rowButton(showsChevron: showsChevron) { configuration.trigger() }
    }
}

extension View {
    /// Lets the enclosing list row press the view.
    /// - Parameters:
    ///   - repeats: True if holding the row repeats the action.
    ///   - showsChevron: True for a link, whose row shows a chevron as long as the link itself can be seen.
    nonisolated func rowButton(repeats: Bool = false, showsChevron: Bool = false, _ action: @escaping @MainActor () -> Void) -> some View {
        modifier(RowButtonModifier(repeats: repeats, showsChevron: showsChevron, action: action))
    }
}

nonisolated private struct RowButtonModifier: ItemModifier, @unchecked Sendable {
    let repeats: Bool
    let showsChevron: Bool
    let action: @MainActor () -> Void
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> RowButtonNode { RowButtonNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: RowButtonNode, with modifier: Self) { wrapper.update(modifier) }
}

/// A button that the enclosing row presses. Keys press it directly.
@MainActor
final class RowButtonNode: WrapperNode, FocusableItem {
    /// True if holding the row repeats the action.
    private(set) var repeats: Bool
    private(set) var showsChevron: Bool
    private(set) var action: @MainActor () -> Void

    fileprivate init(_ modifier: RowButtonModifier, _ inputs: ViewInputs) {
        (repeats, showsChevron, action) = (modifier.repeats, modifier.showsChevron, modifier.action)
        super.init(inputs)
    }
    fileprivate func update(_ modifier: RowButtonModifier) {
        // The row decides about the chevron when it is measured.
        if modifier.showsChevron != showsChevron { setNeedsLayout() }
        (repeats, showsChevron, action) = (modifier.repeats, modifier.showsChevron, modifier.action)
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
