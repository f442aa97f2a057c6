// Keys that mean something to a container when nothing else takes them.

import Foundation

/// An item that takes keys which no focused view, shortcut or command has taken, as a navigation stack goes back.
@MainActor
protocol UnclaimedKeyHandler: ItemNode {
    /// - Returns: false if the key means nothing here.
    func handleUnclaimed(_ key: KeyEvent) -> Bool
}

/// Handles unclaimed keys around a view.
nonisolated struct UnclaimedKeyModifier: KeptModifier {
    let action: @MainActor (KeyEvent) -> Bool
    typealias Wrapper = UnclaimedKeyNode
}

@MainActor
final class UnclaimedKeyNode: ModifierNode<UnclaimedKeyModifier>, UnclaimedKeyHandler {
    func handleUnclaimed(_ key: KeyEvent) -> Bool { environment.values.isEnabled && modifier.action(key) }
}

extension ItemNode {
    /// Offers the key to what is shown inside, front to back and inner views first.
    func sendUnclaimed(_ key: KeyEvent) -> Bool {
        var shown: [ItemNode] = []
        forEachShownItem { if $0.isShown, $0.isPlaced, !$0.isLeaving { shown.append($0) } }
        for item in shown.reversed() where item.sendUnclaimed(key) { return true }
        return (self as? any UnclaimedKeyHandler)?.handleUnclaimed(key) ?? false
    }
}

extension KeyEvent {
    /// The back button of a mouse, and the key of that name: Apple's previous key.
    package static let back: Character = "\u{F73F}"
    /// True for the keys that go back on a desktop, in browsers and on Apple's keyboards: Alt with the arrow that points back, Control or
    /// Command with an opening bracket, Escape.
    func goesBack(_ direction: LayoutDirection) -> Bool {
        switch (key, modifiers.subtracting([.capsLock, .numericPad])) {
        case (Self.back, _), ("\u{1B}", []), ("[", .control), ("[", .command): true
        case ("\u{F702}", .option): direction == .leftToRight
        case ("\u{F703}", .option): direction == .rightToLeft
        default: false
        }
    }
    /// True for the keys that begin a search.
    var finds: Bool { key == "f" && [.control, .command].contains(modifiers.subtracting(.capsLock)) }
}
