// Who has the keyboard: one item of the window, and the way of a key from it.

import Foundation
import WaggleGeometry

/// Keeps the focus of one window and brings keys to where they belong.
///
/// A key goes to the focused item and on outward to the handlers around it; then to the keyboard shortcuts of the window, the first match in
/// the order of the source; then it may move the focus or press the focused item. What nobody took is left to the host.
///
/// Programs move the focus by writing to a `FocusState`; that counts at the end of the update in which the view they name is there.
@MainActor
final class FocusManager {
    private unowned let graph: ViewGraph
    private(set) weak var focused: (any FocusableItem)?
    /// True if the keyboard put the focus where it is: only then it is shown.
    private(set) var isShown = false
    private var bindings: [any FocusBindingNode] = []
    private var storages: [WeakStorage] = []
    private var newDefaults: [any DefaultFocusing] = []
    private var defaults: [any DefaultFocusing] = []
    private var shortcuts: [KeyboardShortcutNode] = []
    private var scopes: [Scope] = []
    /// Where a finger came down on what a click focuses.
    private var touched: [Int: (item: any FocusableItem, start: CGPoint)] = [:]

    /// A part of the window that keeps the focus to itself, and what had the focus before.
    private struct Scope {
        weak var root: ItemNode?
        weak var before: (any FocusableItem)?
    }
    private struct WeakStorage { weak var storage: (any FocusStorage)? }

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The item within which the focus moves.
    private var root: ItemNode { scopes.last?.root ?? graph.root }

    // MARK: The focus

    /// Moves the focus; nil: nothing has it any more.
    /// - Parameter isShown: true if the keyboard moved it.
    func focus(_ item: (any FocusableItem)?, isShown: Bool) {
        var target = item
        if let item, !item.canBeFocused || !item.isWithin(root) { target = nil }
        let before = focused
        focused = target
        if self.isShown != isShown || before !== target {
            self.isShown = isShown
            before?.setNeedsDisplay()
            target?.setNeedsDisplay()
        }
        guard before !== target else { return }
        before?.focusDidChange(false)
        target?.focusDidChange(true)
        graph.host?.edit(target?.textInput)
        tellStates()
    }

    func isFocused(_ item: ItemNode) -> Bool { focused === item }
    /// True if the item shall show that the keyboard is its own.
    func showsFocus(of item: ItemNode) -> Bool { isShown && focused === item && item.environment.values.isFocusEffectEnabled }

    /// From now on the focus stays within the item, such as a sheet that covers the rest.
    func enterScope(_ root: ItemNode) {
        scopes.append(Scope(root: root, before: focused))
        if let focused, !focused.isWithin(root) { focus(nil, isShown: isShown) }
    }
    /// The item no longer keeps the focus to itself: what had it before has it again.
    func leaveScope(_ root: ItemNode) {
        if let index = scopes.lastIndex(where: { $0.root === root }) { removeScope(at: index) }
    }
    private func removeScope(at index: Int) {
        let before = scopes.remove(at: index).before
        if index == scopes.count { focus(before, isShown: isShown) }
    }

    /// Modal layers of the window keep the focus to themselves while they are shown.
    private func followLayers() {
        let layers = graph.root.layers.filter { $0.isShown && $0.isModal }
        guard !layers.isEmpty || !scopes.isEmpty else { return }
        for index in scopes.indices.reversed() {
            let root = scopes[index].root
            if root == nil || (root is WindowLayer && !layers.contains { $0 === root }) { removeScope(at: index) }
        }
        for layer in layers where !scopes.contains(where: { $0.root === layer }) { enterScope(layer) }
    }

    // MARK: Keys

    /// - Returns: true if a view took the key.
    func handle(_ key: KeyEvent) -> Bool {
        dropLostFocus()
        if let text = key.typedText, let input = focused?.textInput, input.handle(.commit(text)) { return true }
        var item: ItemNode? = focused
        while let current = item {
            if let handler = current as? any KeyHandler, handler.isAlive, handler.handle(key) { return true }
            item = current.layoutParent
        }
        if key.phase == .down {
            if key.isPlain(" "), focused?.activate() == true { return true }
            if pressShortcut(key) { return true }
        }
        guard key.phase != .up else { return false }
        if key.key == "\t", key.modifiers.isSubset(of: [.shift, .capsLock]) { return move(forward: !key.modifiers.contains(.shift)) }
        if key.phase == .down, key.isPlain("\r"), focused?.activate() == true { return true }
        return scrollForKeys?.handle(key) ?? false
    }

    /// The scroll view that keys move which nobody else took: the one under the pointer, else the first one that is shown.
    private var scrollForKeys: ScrollNode? {
        if let pointer = graph.input.pointer {
            var item = graph.hitTest(pointer)
            while let current = item {
                if let scroll = current as? ScrollNode, scroll.isWithin(root), scroll.settings.isEnabled { return scroll }
                item = current.layoutParent
            }
        }
        func first(in item: ItemNode) -> ScrollNode? {
            if let scroll = item as? ScrollNode, scroll.settings.isEnabled { return scroll }
            var found: ScrollNode?
            item.forEachItem { if found == nil, !$0.isLeaving { found = first(in: $0) } }
            return found
        }
        return first(in: root)
    }
    /// Ends the editing of a text within an item.
    func endTextInput(within item: ItemNode) {
        if let focused, focused.textInput != nil, focused.isWithin(item) { focus(nil, isShown: false) }
    }

    func handle(_ event: TextInputEvent) -> Bool {
        dropLostFocus()
        return focused?.textInput?.handle(event) ?? false
    }

    /// Moves the focus to the next item in reading order, and from the last one to the first.
    /// - Returns: false if nothing in the window can be focused.
    func move(forward: Bool) -> Bool {
        let items = root.focusableItems
        guard !items.isEmpty else { return false }
        let order = ReadingOrder.indices(items.map { $0.convert($0.bounds, to: .global) }, graph.root.environment.layoutDirection).map { items[$0] }
        var next = forward ? order[0] : order[order.count - 1]
        if let focused, let index = order.firstIndex(where: { $0 === focused }) {
            next = order[(index + (forward ? 1 : order.count - 1)) % order.count]
        } else if let chosen = defaults.first(where: { $0.isAlive && $0.countsForTab && $0.isWithin(root) }).flatMap(item) {
            next = chosen
        }
        focus(next, isShown: true)
        return true
    }

    private func pressShortcut(_ key: KeyEvent) -> Bool {
        guard shortcuts.contains(where: { $0.matches(key) }) else { return false }
        func press(_ item: ItemNode) -> Bool {
            if let node = item as? KeyboardShortcutNode, node.matches(key), node.press() { return true }
            var isDone = false
            item.forEachItem { if !isDone { isDone = press($0) } }
            return isDone
        }
        return press(root)
    }

    // MARK: Touches

    /// What a click focuses is focused when the finger goes up where it came down, unless somebody else has taken it meanwhile.
    func follow(_ touch: Touch, _ reached: [GestureSite]) {
        switch touch.phase {
        case .began:
            var item = graph.hitTest(touch.location)
            while let current = item {
                if let focusable = current as? any FocusableItem, focusable.focusInteractions.contains(.edit), focusable.canBeFocused {
                    touched[touch.id] = (focusable, touch.location)
                    return
                }
                item = current.layoutParent
            }
        case .moved:
            if let start = touched[touch.id]?.start, start.distance(to: touch.location) > PanMachine.slop { touched[touch.id] = nil }
        case .cancelled: touched[touch.id] = nil
        case .ended:
            guard let item = touched.removeValue(forKey: touch.id)?.item, !reached.contains(where: { $0 is ScrollSite && $0.hasClaimed }) else { return }
            focus(item, isShown: false)
        }
    }

    /// True if a finger is down on what it may focus.
    func isTouched(by finger: Int) -> Bool { touched[finger] != nil }

    // MARK: The tree

    func add(_ storage: any FocusStorage) { storages.append(WeakStorage(storage: storage)) }
    func add(_ binding: any FocusBindingNode) { bindings.append(binding) }
    func remove(_ binding: any FocusBindingNode) { bindings.removeAll { $0 === binding } }
    func add(_ shortcut: KeyboardShortcutNode) { shortcuts.append(shortcut) }
    func remove(_ shortcut: KeyboardShortcutNode) { shortcuts.removeAll { $0 === shortcut } }
    func add(_ node: any DefaultFocusing) {
        newDefaults.append(node)
        defaults.append(node)
    }
    func remove(_ node: any DefaultFocusing) {
        newDefaults.removeAll { $0 === node }
        defaults.removeAll { $0 === node }
    }

    /// Called at the end of each update: what is gone or disabled loses the focus, and what programs asked for comes true.
    func didUpdate() {
        followLayers()
        dropLostFocus()
        if !storages.isEmpty { answerStates() }
        guard !newDefaults.isEmpty else { return }
        let new = newDefaults
        newDefaults = []
        for node in new where focused == nil && node.isAlive {
            if let item = item(for: node) { focus(item, isShown: false) }
        }
    }

    private func dropLostFocus() {
        if let focused {
            if !focused.canBeFocused { focus(nil, isShown: isShown) }
        } else if isShown {
            isShown = false
        }
    }

    /// An item that is about to end.
    func itemDidEnd(_ item: any FocusableItem) {
        for (id, touch) in touched where touch.item === item { touched[id] = nil }
        guard focused === item else { return }
        focused = nil
        graph.host?.edit(nil)
        graph.afterUpdate { [weak self] in self?.tellStates() }
    }

    private func item(for node: any DefaultFocusing) -> (any FocusableItem)? {
        bindings.first { node.names($0) && $0.isWithin(node) }?.focusableItems.first
    }

    // MARK: Focus states

    /// Programs have written to focus states: the view that is named gets the focus, and where no view is, the state goes back.
    private func answerStates() {
        storages.removeAll { $0.storage == nil }
        for storage in storages.compactMap(\.storage) where storage.takeRequest() {
            let named = storage.isClear ? nil : bindings.first { $0.isNamed(in: storage) && $0.isAlive && !$0.isWithinLeavingItem }
            if let item = named?.focusableItems.first {
                if let focused, let named, focused.isWithin(named) { continue }
                focus(item, isShown: isShown)
            } else if let focused, bindings.contains(where: { $0.isBound(to: storage) && focused.isWithin($0) }) {
                focus(nil, isShown: isShown)
            }
            tell(storage)
        }
    }

    private func tellStates() {
        for storage in storages.compactMap(\.storage) { tell(storage) }
    }

    /// A state says which of the views bound to it has the focus.
    private func tell(_ storage: any FocusStorage) {
        let inner = bindings.filter { binding in binding.isBound(to: storage) && focused.map { $0.isWithin(binding) } == true }.max { $0.depth < $1.depth }
        if let inner { inner.writeValue() } else { storage.clear() }
    }
}

extension KeyEvent {
    /// True for the key alone.
    fileprivate func isPlain(_ key: Character) -> Bool { self.key == key && modifiers.isSubset(of: [.capsLock, .numericPad]) }

    /// What the key types into a text; nil for keys that type nothing.
    fileprivate var typedText: String? {
        guard phase != .up, modifiers.isDisjoint(with: [.control, .option, .command]), !characters.isEmpty,
              characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value) }) else { return nil }
        return characters
    }
}
