// Focusable views.

import Foundation
import WaggleDisplayList

/// The purposes for which a view can be focused.
public struct FocusInteractions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A key presses the view, such as a button: Tab focuses it.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Keys edit or move the view: a click focuses it, too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// All interactions.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The node of a focusable view.
@MainActor
final class FocusTargetNode: WrapperNode, FocusableItem, UpdatedNode {
    private var modifier: FocusTargetModifier
    init(_ modifier: FocusTargetModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
    func update(_ modifier: FocusTargetModifier) { self.modifier = modifier }
    var acceptsFocus: Bool { modifier.isFocusable }
    var focusInteractions: FocusInteractions { modifier.interactions }
    func focusDidChange(_ isFocused: Bool) { modifier.onChange(isFocused) }
    override func makeDisplayList() -> DisplayList {
        let list = super.makeDisplayList()
        return graph.input.focus.showsFocus(of: self) ? DisplayList(list.items + [FocusRing.item(around: self)]) : list
    }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.itemDidEnd(self)
    }
}

nonisolated struct FocusTargetModifier: UpdatingModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    let onChange: (Bool) -> Void
    typealias Wrapper = FocusTargetNode
}

/// Makes a view focusable and sets `isFocused` in its environment.
struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    @State private var isFocused = false

    nonisolated init(isFocusable: Bool, interactions: FocusInteractions) {
        self.isFocusable = isFocusable
        self.interactions = interactions
    }

    func body(content: Content) -> some View {
        let isFocused = $isFocused
        content
            .environment(\.isFocused, self.isFocused)
            .modifier(FocusTargetModifier(isFocusable: isFocusable, interactions: interactions) { isFocused.wrappedValue = $0 })
    }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// True if the nearest enclosing focusable view has the focus.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
    /// False if views draw their own focus effect.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the view can have the keyboard focus: by Tab, by a click, and by a focus state.
    @_disfavoredOverload public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }
    /// Like `focusable(_:)`, for some interactions only: without `edit`, a click does not focus the view.
    @_disfavoredOverload public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }
    /// Sets whether focused subviews omit their focus ring.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environmentTransform(disabled) { if $0 { $1.isFocusEffectEnabled = false } }
    }
}
