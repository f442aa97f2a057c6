// Key commands for the focused view (move, exit, delete), and focus sections.

import Foundation
import WaggleGeometry

/// The direction of an arrow key, on screen.
public enum MoveCommandDirection: Sendable, Hashable {
    case up, down, left, right
}

extension View {
    /// Runs an action for arrow keys while the view or an inner view has the focus and nothing inside handles them. Held keys repeat.
    /// - Parameter action: nil passes the keys on outward.
    public nonisolated func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
        focusCommand(action.map { action in { key in key.moveDirection.map { direction in { action(direction) } } } })
    }
    /// Runs an action for the Escape key while the view or an inner view has the focus and nothing inside handles it.
    /// - Parameter action: nil passes the key on outward.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        focusCommand(action.map { action in { key in key.phase == .down && key.key == "\u{1B}" ? action : nil } })
    }
    /// Runs an action for the Delete keys while the view or an inner view has the focus and nothing inside handles them.
    /// - Parameter action: nil passes the keys on outward.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        focusCommand(action.map { action in { key in key.phase == .down && ["\u{8}", "\u{7F}"].contains(key.key) ? action : nil } })
    }
    private nonisolated func focusCommand(_ command: ((KeyEvent) -> (() -> Void)?)?) -> some View {
        modifier(FocusCommandModifier(command: command))
    }

    /// Keeps the focusable views inside consecutive when keys move the focus, even if other views lie between them.
    public nonisolated func focusSection() -> some View { modifier(FocusSectionModifier()) }
}

extension KeyEvent {
    fileprivate var moveDirection: MoveCommandDirection? {
        guard phase != .up, modifiers.isSubset(of: [.capsLock, .numericPad]) else { return nil }
        return switch key {
        case "\u{F700}": .up
        case "\u{F701}": .down
        case "\u{F702}": .left
        case "\u{F703}": .right
        default: nil
        }
    }
}

nonisolated private struct FocusCommandModifier: ItemModifier, @unchecked Sendable {
    /// The action for a key; nil if the view does not handle it.
    let command: ((KeyEvent) -> (() -> Void)?)?
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> FocusCommandNode {
        FocusCommandNode(modifier.command, inputs)
    }
    @MainActor static func update(_ wrapper: FocusCommandNode, with modifier: Self) { wrapper.command = modifier.command }
}

@MainActor
private final class FocusCommandNode: WrapperNode, KeyHandler {
    var command: ((KeyEvent) -> (() -> Void)?)?

    init(_ command: ((KeyEvent) -> (() -> Void)?)?, _ inputs: ViewInputs) {
        self.command = command
        super.init(inputs)
    }
    func handle(_ key: KeyEvent) -> Bool {
        guard environment.values.isEnabled, let action = command?(key) else { return false }
        action()
        return true
    }
}

nonisolated private struct FocusSectionModifier: ItemModifier {
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> FocusSectionNode { FocusSectionNode(inputs) }
    @MainActor static func update(_ wrapper: FocusSectionNode, with modifier: Self) {}
}

/// Keeps the focusable views inside consecutive in the focus order.
@MainActor
final class FocusSectionNode: WrapperNode {}
