// Copy, cut and paste for focused views.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Handles the clipboard shortcuts for a focused view inside. Focused text handles them first.
struct ClipboardActions {
    /// Returns the items to copy; nil if the view copies nothing.
    var copy: (() -> [NSItemProvider])?
    /// Removes and returns the items to cut; nil if the view cuts nothing.
    var cut: (() -> [NSItemProvider])?
    /// The types that can be pasted, and the action for the pasted items.
    var paste: (types: [UTType], action: @MainActor ([NSItemProvider]) -> Void)?
}

nonisolated struct ClipboardModifier: ItemModifier, @unchecked Sendable {
    let actions: ClipboardActions
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ClipboardNode { ClipboardNode(modifier.actions, inputs) }
    @MainActor static func update(_ wrapper: ClipboardNode, with modifier: Self) { wrapper.actions = modifier.actions }
}

@MainActor
final class ClipboardNode: WrapperNode, KeyHandler, EditCommandProvider {
    fileprivate(set) var actions: ClipboardActions

    fileprivate init(_ actions: ClipboardActions, _ inputs: ViewInputs) {
        self.actions = actions
        super.init(inputs)
    }
    var editAbilities: FocusAbilities {
        FocusAbilities(cuts: actions.cut != nil, copies: actions.copy != nil, pastes: actions.paste != nil)
    }
    func handle(_ key: KeyEvent) -> Bool {
        guard key.phase == .down, environment.values.isEnabled,
              [.control, .command].contains(key.modifiers.subtracting([.capsLock, .numericPad])),
              let host = graph.host else { return false }
        switch key.key {
        case "c": return take(actions.copy, host)
        case "x": return take(actions.cut, host)
        case "v":
            guard let (types, action) = actions.paste, host.clipboardHas(types) else { return false }
            host.readClipboard(types) { [weak self] items in
                guard let self, self.isAlive, !items.isEmpty else { return }
                action(items.map(\.provider))
                self.graph.needsFrame()
            }
            return true
        default: return false
        }
    }
    private func take(_ items: (() -> [NSItemProvider])?, _ host: any HostServices) -> Bool {
        guard let items = items?(), !items.isEmpty else { return false }
        host.copy(items)
        graph.needsFrame()
        return true
    }
}

extension View {
    /// Copies values on the Copy shortcut while a view inside has the focus.
    /// - Parameter payload: The values; empty if there is nothing to copy.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(ClipboardModifier(actions: ClipboardActions(copy: { payload().map { NSItemProvider(transferable: $0) } })))
    }
    /// Cuts values on the Cut shortcut while a view inside has the focus.
    /// - Parameter action: Removes the values and returns them; empty if there is nothing to cut.
    public nonisolated func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
        modifier(ClipboardModifier(actions: ClipboardActions(cut: { action().map { NSItemProvider(transferable: $0) } })))
    }
    /// Pastes values on the Paste shortcut while a view inside has the focus.
    /// - Parameters:
    ///   - action: Receives the values that the validator returned.
    ///   - validator: Returns the values to paste; empty to paste none.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        let box = UncheckedBox((action: action, validator: validator))
        return modifier(ClipboardModifier(actions: ClipboardActions(paste: (T.readableTypes, { providers in
            T.read(from: providers) { items in
                let wanted = box.value.validator(items)
                if !wanted.isEmpty { box.value.action(wanted) }
            }
        }))))
    }
    /// Copies items on the Copy shortcut while a view inside has the focus.
    /// - Parameter payloadAction: Creates the items; nil to copy nothing.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ClipboardModifier(actions: ClipboardActions(copy: payloadAction)))
    }
    /// Cuts items on the Cut shortcut while a view inside has the focus.
    /// - Parameter payloadAction: Removes the items and returns them; nil to cut nothing.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ClipboardModifier(actions: ClipboardActions(cut: payloadAction)))
    }
    /// Pastes items of some types on the Paste shortcut while a view inside has the focus.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        let action = UncheckedBox(payloadAction)
        return modifier(ClipboardModifier(actions: ClipboardActions(paste: (supportedContentTypes, { action.value($0) }))))
    }
    /// Pastes the payload that a validator makes of items of some types, on the Paste shortcut while a view inside has the focus.
    /// - Parameter validator: Returns the payload for the action; nil to paste nothing.
    public nonisolated func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes) { providers in if let payload = validator(providers) { payloadAction(payload) } }
    }
}
