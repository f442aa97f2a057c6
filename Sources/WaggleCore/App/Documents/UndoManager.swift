// Undo and redo.

import Foundation

/// Records actions that undo changes.
///
/// Registrations during one turn of the main queue form one group, unless `groupsByEvent` is false. Use it on the main thread.
open class UndoManager: @unchecked Sendable {
    private struct Step {
        weak var target: AnyObject?
        let action: (AnyObject) -> Void
    }
    private struct Group {
        var steps: [Step] = []
        var name = ""
    }
    private enum Phase { case resting, undoing, redoing }
    private var phase = Phase.resting
    private var undone: [Group] = []
    private var done: [Group] = []
    /// The open groups, innermost last.
    private var open: [Group] = []
    private var automatic = false
    private var disabledCount = 0
    /// Called after each registration, undo and redo.
    var didChange: (() -> Void)?

    public init() {}

    /// The maximum number of groups kept; 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }
    /// True if registrations during one turn of the main queue form one group.
    open var groupsByEvent = true
    /// The number of open groups.
    open private(set) var groupingLevel = 0
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// True while `undo()` calls registered actions.
    open var isUndoing: Bool { phase == .undoing }
    /// True while `redo()` calls registered actions.
    open var isRedoing: Bool { phase == .redoing }
    open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !undone.isEmpty }
    /// The number of groups that can be undone, including an open one.
    open var undoCount: Int { done.count + (open.contains { !$0.steps.isEmpty } ? 1 : 0) }
    open var redoCount: Int { undone.count }

    // MARK: Registration

    /// Registers an action that undoes the current change. The target is held weakly; actions of deallocated targets are skipped.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty, groupsByEvent { beginAutomaticGroup() }
        precondition(!open.isEmpty, "An undo manager that does not group by events needs beginUndoGrouping() before registerUndo.")
        open[open.count - 1].steps.append(Step(target: target) { if let target = $0 as? Target { handler(target) } })
        if phase == .resting { undone = [] }
        didChange?()
    }
    private func beginAutomaticGroup() {
        beginUndoGrouping()
        guard phase == .resting else { return }
        automatic = true
        DispatchQueue.main.async { [weak self] in self?.endAutomaticGroup() }
    }
    private func endAutomaticGroup() {
        guard automatic else { return }
        automatic = false
        while !open.isEmpty { endUndoGrouping() }
    }
    /// Opens a group, inside the current one if there is one. All registrations until `endUndoGrouping()` are undone together.
    open func beginUndoGrouping() {
        open.append(Group())
        groupingLevel = open.count
    }
    /// Closes the innermost open group. The outermost one can be undone once closed.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { preconditionFailure("endUndoGrouping() was called without beginUndoGrouping().") }
        groupingLevel = open.count
        if !open.isEmpty {
            open[open.count - 1].steps += group.steps
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
        } else if !group.steps.isEmpty {
            if phase == .undoing { undone.append(group) } else { done.append(group) }
            trim()
        }
    }
    /// Ignores registrations until `enableUndoRegistration()`. Calls nest.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Ends the last `disableUndoRegistration()`, without which it stops the program.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "enableUndoRegistration() was called without disableUndoRegistration().")
        disabledCount -= 1
    }
    private func trim() {
        guard levelsOfUndo > 0 else { return }
        done.removeFirst(max(done.count - levelsOfUndo, 0))
        undone.removeFirst(max(undone.count - levelsOfUndo, 0))
    }

    // MARK: Undo

    /// Undoes the last group, if any.
    open func undo() {
        endAutomaticGroup()
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }
    /// Like `undo()`, but leaves open groups open.
    open func undoNestedGroup() {
        guard let group = done.popLast() else { return }
        run(group, .undoing)
    }
    /// Redoes the last undone group, if any.
    open func redo() {
        endAutomaticGroup()
        guard let group = undone.popLast() else { return }
        run(group, .redoing)
    }
    private func run(_ group: Group, _ phase: Phase) {
        self.phase = phase
        beginUndoGrouping()
        for step in group.steps.reversed() { if let target = step.target { step.action(target) } }
        if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
        endUndoGrouping()
        self.phase = .resting
        didChange?()
    }

    /// Removes all actions.
    open func removeAllActions() {
        (done, undone, open, automatic, groupingLevel) = ([], [], [], false, 0)
        didChange?()
    }
    /// Removes the actions registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func without(_ groups: [Group], keepsEmpty: Bool = false) -> [Group] {
            groups.compactMap { group in
                var group = group
                group.steps.removeAll { $0.target === object }
                return group.steps.isEmpty && !keepsEmpty ? nil : group
            }
        }
        (done, undone, open) = (without(done), without(undone), without(open, keepsEmpty: true))
        didChange?()
    }

    // MARK: Names

    /// Names the open group, or else the last one, for menus.
    open func setActionName(_ actionName: String) {
        if open.isEmpty { if !done.isEmpty { done[done.count - 1].name = actionName } } else { open[open.count - 1].name = actionName }
    }
    open var undoActionName: String { (open.last { !$0.steps.isEmpty } ?? done.last)?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }
}

private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// The undo manager of a document's window; nil elsewhere. Focused text has an undo history of its own.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
