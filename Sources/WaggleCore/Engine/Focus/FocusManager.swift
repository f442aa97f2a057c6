// Keyboard focus: which item of the window receives keys, and how a key travels from it.

import Foundation
import WaggleGeometry

/// Keeps the focus of one window and dispatches keys.
///
/// A key goes to the focused item, then outward to the enclosing handlers, then to the window's keyboard shortcuts (first match in source
/// order). Then it may move the focus or press the focused item. Unhandled keys are left to the host.
///
/// Programs move the focus by writing to a `FocusState`. The write takes effect at the end of the update in which the named view exists.
@MainActor
final class FocusManager {
    private unowned(unsafe) let graph: ViewGraph
    private(set) weak var focused: (any FocusableItem)?
    /// True if the keyboard moved the focus here and nothing was touched since; only then is the focus ring shown.
    private(set) var isShown = false
    private var bindings: [any FocusBindingNode] = []
    private var storages: [WeakStorage] = []
    private var newDefaults: [any DefaultFocusing] = []
    private var defaults: [any DefaultFocusing] = []
    private var shortcuts: [KeyboardShortcutNode] = []
    private var scopes: [Scope] = []
    /// The selected text that cannot be edited. It has no focus, but takes unhandled keys for copying.
    private(set) weak var selectedText: (any SelectedText)?
    /// The handles, loupe and menu of the text that last showed them.
    weak var textTools: (any SelectionTools)? {
        didSet { if oldValue !== textTools { oldValue?.hide() } }
    }
    /// A text whose selection has changed, which the desktop learns with the update.
    private weak var newlySelected: (any SelectionSource)?
    /// The values that the focused view offers to the window.
    let values = FocusedValueStore()
    /// The text whose editing ends with this update, unless the program refocuses it or moves the focus elsewhere.
    private weak var ending: (any FocusableItem)?
    /// The item that had the focus when a menu opened; it has not been notified of losing it.
    private weak var keptBehind: (any FocusableItem)?
    /// The actions of commands, to run once the menu they were chosen from has closed.
    private var waiting: [(FocusManager) -> Void] = []
    /// Where each finger went down on an item that a click focuses.
    private var touched: [Int: (item: any FocusableItem, start: CGPoint)] = [:]

    /// A focus scope, such as a sheet: the focus stays inside its root, and returns to the previous item when it closes.
    private struct Scope {
        weak var root: ItemNode?
        weak var before: (any FocusableItem)?
    }
    private struct WeakStorage { weak var storage: (any FocusStorage)? }

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The item inside which the focus moves.
    private var root: ItemNode { scopes.last?.root ?? graph.root }

    // MARK: The focus

    /// Moves the focus; nil removes it.
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
        tell(before, target)
        values.mayHaveChanged()
        graph.needsFrame()
        graph.host?.edit(target?.textInput)
        updateStates()
    }

    /// A text stays in editing behind a menu, so that commands find its selection.
    private func tell(_ before: (any FocusableItem)?, _ target: (any FocusableItem)?) {
        if let before, isInMenu, focusedBehindMenus === before {
            keptBehind = before
        } else {
            before?.focusDidChange(false)
        }
        guard let kept = keptBehind, !isInMenu else { return target?.focusDidChange(true) ?? () }
        keptBehind = nil
        if kept === target { return }
        if kept.isAlive { kept.focusDidChange(false) }
        target?.focusDidChange(true)
    }

    func isFocused(_ item: ItemNode) -> Bool { focused === item }
    /// At most one text of a window has a selection.
    func select(in text: (any SelectedText)?) {
        if let selectedText, selectedText !== text { selectedText.clearSelection() }
        selectedText = text
        values.mayHaveChanged()
    }
    /// True if the item shows a focus ring.
    func showsFocus(of item: ItemNode) -> Bool { isShown && focused === item && item.environment.values.isFocusEffectEnabled }

    /// Traps the focus inside the item, such as a sheet that covers the rest.
    func enterScope(_ root: ItemNode) {
        assert(!scopes.contains { $0.root === root }, "A focus scope is entered twice.")
        scopes.append(Scope(root: root, before: focused))
        if let focused, !focused.isWithin(root) { focus(nil, isShown: isShown) }
    }
    /// Releases the focus trapped inside the item and restores the previous one.
    func leaveScope(_ root: ItemNode) {
        if let index = scopes.lastIndex(where: { $0.root === root }) { removeScope(at: index) }
    }
    private func removeScope(at index: Int) {
        let before = scopes.remove(at: index).before
        if index == scopes.count { focus(before, isShown: isShown) }
    }

    /// Traps the focus inside modal layers of the window while they are shown.
    private func followLayers() {
        let layers = graph.root.layers.filter { $0.isShown && $0.isModal }
        guard !layers.isEmpty || !scopes.isEmpty else { return }
        for index in scopes.indices.reversed() {
            let root = scopes[index].root
            if root == nil || (root is WindowLayer && !layers.contains { $0 === root }) { removeScope(at: index) }
        }
        for layer in layers where !scopes.contains(where: { $0.root === layer }) { enterScope(layer) }
    }

    // MARK: Menus

    /// What has the focus, or had it before menus opened.
    private var focusedBehindMenus: (any FocusableItem)? {
        var item = focused
        for scope in scopes.reversed() {
            guard (scope.root as? WindowLayer)?.keepsFocusedValues == true else { break }
            item = scope.before
        }
        return item
    }
    /// Runs the action once no menu has the focus any more, or now.
    func behindMenus(_ action: @escaping (FocusManager) -> Void) {
        guard isInMenu else { return action(self) }
        waiting.append(action)
        graph.needsFrame()
    }
    private var isInMenu: Bool { (scopes.last?.root as? WindowLayer)?.keepsFocusedValues == true }
    private func runWaiting() {
        guard !waiting.isEmpty, !isInMenu else { return }
        let actions = waiting
        waiting = []
        for action in actions { action(self) }
    }
    /// The time for events that the window sends itself.
    var now: TimeInterval { graph.time }

    /// Which editing commands the focused view handles.
    private func abilities(of item: (any FocusableItem)?) -> FocusAbilities {
        var abilities = FocusAbilities()
        if item?.textInput != nil { abilities = .text }
        var next: ItemNode? = item
        while let current = next {
            if let provider = current as? any EditCommandProvider, current.environment.values.isEnabled {
                abilities.formUnion(provider.editAbilities)
            }
            next = current.layoutParent
        }
        if let selectedText, selectedText.isAlive { (abilities.copies, abilities.selects) = (true, true) }
        return abilities
    }

    // MARK: Keys

    /// Sends a key to the focused item and outward, and to a selected text.
    /// - Returns: true if one of them took it.
    func sendToFocused(_ key: KeyEvent) -> Bool {
        if let text = key.typedText, let input = focused?.textInput, input.handle(.commit(text)) { return true }
        // The space bar presses a control; elsewhere it pages the enclosing scroll view.
        let isPress = key.isPlain(" ") && focused?.focusInteractions.contains(.activate) == true
        var item: ItemNode? = focused
        while let current = item {
            if !(isPress && (current as? ScrollResponder)?.isScrollView == true), let handler = current as? any KeyHandler, handler.isAlive,
               handler.handle(key) { return true }
            item = current.layoutParent
        }
        if let selectedText, selectedText.isAlive { return selectedText.handle(key) }
        return false
    }

    /// - Returns: true if a view took the key.
    func dispatch(_ key: KeyEvent) -> Bool {
        dropLostFocus()
        if sendToFocused(key) { return true }
        if key.phase == .down {
            if key.isPlain(" "), focused?.activate() == true { return true }
            if pressShortcut(key) { return true }
        }
        guard key.phase != .up else { return false }
        if key.key == "\t", key.modifiers.isSubset(of: [.shift, .capsLock]) { return move(forward: !key.modifiers.contains(.shift)) }
        if key.phase == .down, key.isPlain("\r"), focused?.activate() == true { return true }
        if let focused, focused.textInput != nil {
            if key.phase == .down, key.isPlain("\u{1B}") {
                focus(nil, isShown: false)
                graph.needsFrame()
                return true
            }
            // An arrow key that a text does not use must not scroll.
            if key.key == "\u{F700}" || key.key == "\u{F701}" { return false }
        }
        return (key.phase == .down && sendUnclaimed(key)) || scroll(key)
    }

    /// What contains the view with the focus or the pointer comes before what else is in front.
    private func sendUnclaimed(_ key: KeyEvent) -> Bool {
        for start in [focused, itemUnderPointer] as [ItemNode?] {
            var item = start
            while let current = item {
                if let handler = current as? any UnclaimedKeyHandler, handler.handleUnclaimed(key) { return true }
                item = current.layoutParent
            }
        }
        return root.sendUnclaimed(key)
    }
    private var itemUnderPointer: ItemNode? { graph.input.hover.pointer.flatMap(graph.hitTest).flatMap { $0.isWithin(root) ? $0 : nil } }

    /// Scrolls by a key that nothing else takes: the innermost scroll view under the pointer that can, otherwise the first of all
    /// that are shown.
    private func scroll(_ key: KeyEvent) -> Bool {
        func scrolls(_ item: ItemNode, _ axes: Axis.Set) -> Bool {
            guard let scroll = item as? ScrollResponder, scroll.isScrollView,
                  !scroll.contentAxes.isDisjoint(with: axes) else { return false }
            return (scroll as? any KeyHandler)?.handle(key) == true
        }
        func innermost(_ axes: Axis.Set) -> Bool {
            var item = itemUnderPointer
            while let current = item {
                if scrolls(current, axes) { return true }
                item = current.layoutParent
            }
            return false
        }
        func first(in item: ItemNode, _ axes: Axis.Set) -> Bool {
            if scrolls(item, axes) { return true }
            var isTaken = false
            item.forEachShownItem { if !isTaken, $0.isShown, $0.isPlaced, !$0.isLeaving { isTaken = first(in: $0, axes) } }
            return isTaken
        }
        // Pages are rather those of a list than of a row in it.
        return innermost(.vertical) || innermost(.horizontal) || first(in: root, .vertical) || first(in: root, .horizontal)
    }
    /// Ends text editing inside an item.
    func endTextInput(within item: ItemNode) {
        if let focused, focused.textInput != nil, focused.isWithin(item) { focus(nil, isShown: false) }
    }

    /// Ends the editing of a submitted text at the end of the update, unless the program moves the focus first.
    func endEditing(of item: any FocusableItem) {
        ending = item
        graph.needsFrame()
    }

    func dispatch(_ event: TextInputEvent) -> Bool {
        dropLostFocus()
        return focused?.textInput?.handle(event) ?? false
    }

    /// Moves the focus to the next item in reading order, and from the last one to the first.
    /// - Returns: false if nothing in the window can be focused.
    func move(forward: Bool) -> Bool {
        let order = root.focusableItems(inReadingOrder: graph.root.environment.layoutDirection)
        guard !order.isEmpty else { return false }
        var next = forward ? order[0] : order[order.count - 1]
        if let focused, let index = order.firstIndex(where: { $0 === focused }) {
            next = order[(index + (forward ? 1 : order.count - 1)) % order.count]
        } else if let chosen = defaults.first(where: { $0.isAlive && $0.countsForTab && $0.isWithin(root) }).flatMap(item) {
            next = chosen
        }
        focus(next, isShown: true)
        return true
    }

    func pressShortcut(_ key: KeyEvent) -> Bool {
        guard shortcuts.contains(where: { $0.matches(key) }) else { return false }
        func press(_ item: ItemNode) -> Bool {
            if let node = item as? KeyboardShortcutNode, node.matches(key), node.press() { return true }
            var isDone = false
            item.forEachItem { if !isDone { isDone = press($0) } }
            return isDone
        }
        if press(root) { return true }
        // The menus of a desktop window stay in reach, so their shortcuts do, too.
        guard !isInMenu, root !== graph.root, let commands = graph.root.commands, commands.isAlive else { return false }
        return press(commands)
    }

    // MARK: The desktop's selection

    /// Call when the user has selected a part of a text, which a middle click then pastes elsewhere.
    func didSelect(in text: any SelectionSource) {
        newlySelected = text
        graph.needsFrame()
    }
    private func tellSelection() {
        guard let text = newlySelected else { return }
        newlySelected = nil
        if let selected = text.selectionForOthers, !selected.isEmpty { graph.host?.writeSelection(selected) }
    }

    // MARK: Touches

    /// Focuses the item that a click focuses when the finger lifts where it went down, unless the focus has moved meanwhile.
    func follow(_ touch: Touch, _ reached: [GestureResponder]) {
        switch touch.phase {
        case .began:
            hideRing()
            var item = graph.hitTest(touch.location)
            textTools?.touchBegan(on: item)
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
            guard let item = touched.removeValue(forKey: touch.id)?.item,
                  !reached.contains(where: { $0 is ScrollResponder && $0.hasClaimed }) else { return }
            focus(item, isShown: false)
        }
    }

    /// A finger or mouse button takes over from the keyboard: the focus stays where it is, without a ring.
    private func hideRing() {
        guard isShown else { return }
        isShown = false
        focused?.setNeedsDisplay()
        graph.needsFrame()
    }

    /// True if a finger is down on an item that it may focus.
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

    /// Called at the end of each update: items that ended or were disabled lose the focus, and focus requests of programs are carried out.
    func didUpdate() {
        followLayers()
        dropLostFocus()
        runWaiting()
        tellSelection()
        defer {
            let item = focusedBehindMenus
            values.update(focused: item, abilities(of:))
        }
        if !storages.isEmpty { fulfillRequests() }
        if let ending {
            if focused === ending { focus(nil, isShown: false) }
            self.ending = nil
        }
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

    /// Forgets an item that is about to end.
    func itemDidEnd(_ item: any FocusableItem) {
        for (id, touch) in touched where touch.item === item { touched[id] = nil }
        guard focused === item else { return }
        focused = nil
        graph.host?.edit(nil)
        graph.afterUpdate { [weak self] in self?.updateStates() }
    }

    private func item(for node: any DefaultFocusing) -> (any FocusableItem)? {
        bindings.first { node.names($0) && $0.isWithin(node) }?.focusableItems.first
    }

    // MARK: Focus states

    /// Carries out the program's writes to focus states: the named view gets the focus; a state that names no view is reset.
    private func fulfillRequests() {
        storages.removeAll { $0.storage == nil }
        for storage in storages.compactMap(\.storage) where storage.takeRequest() {
            let named = storage.isClear ? nil : bindings.first { $0.isNamed(in: storage) && $0.isAlive && !$0.isWithinLeavingItem }
            if let item = named?.focusableItems.first {
                ending = nil
                if let focused, let named, focused.isWithin(named) { continue }
                focus(item, isShown: isShown)
            } else if let focused, bindings.contains(where: { $0.isBound(to: storage) && focused.isWithin($0) }) {
                focus(nil, isShown: isShown)
            }
            update(storage)
        }
    }

    private func updateStates() {
        // A state with a pending request keeps its value until the request is carried out.
        for storage in storages.compactMap(\.storage) where !storage.hasRequest { update(storage) }
    }

    /// Updates a state with the view bound to it that has the focus.
    private func update(_ storage: any FocusStorage) {
        let behind = focusedBehindMenus
        let inner = bindings.filter { binding in
            binding.isBound(to: storage) && (focused.map { $0.isWithin(binding) } == true || behind.map { $0.isWithin(binding) } == true)
        }.max { $0.depth < $1.depth }
        if let inner { inner.writeValue() } else { storage.clear() }
    }
}

extension KeyEvent {
    /// True for the key without modifiers.
    fileprivate func isPlain(_ key: Character) -> Bool { self.key == key && modifiers.isSubset(of: [.capsLock, .numericPad]) }

    /// The text that the key types; nil for keys that type none.
    fileprivate var typedText: String? {
        guard phase != .up, modifiers.isDisjoint(with: [.control, .option, .command]), !characters.isEmpty,
              characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value) }) else {
                  return nil
              }
        return characters
    }
}
