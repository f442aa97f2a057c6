// The environment values that views take along to where a container shows them, such as toolbar items.

import Foundation

/// A key of Waggle's own whose value is forwarded.
protocol ForwardedEnvironmentKey {}

/// The environment values that belong to the program: objects, its own keys, and values for editing, dismissal, tint and the like. The
/// appearance of the original view, such as its font, is not forwarded.
struct ForwardedEnvironment: DynamicProperty {
    fileprivate var change = ForwardedValues(entries: [])

    /// The view with these values on top of those where it is shown.
    func callAsFunction(_ view: AnyView) -> AnyView { AnyView(view.modifier(_EnvironmentModifier(identity: change))) }
}

extension ForwardedEnvironment: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let detached = slot as? DetachedEntries ?? DetachedEntries()
        slot = detached
        change = ForwardedValues(entries: detached.copies(of: node.trackedEnvironment.forwardedEntries))
    }
}

/// Copies of entries that hold no entries further out. What is forwarded is kept by containers that the chain of the original environment
/// leads to, so the chain itself would keep them, and all of the program's objects, alive.
private final class DetachedEntries {
    private struct Copy {
        weak var original: EnvironmentEntry?
        let entry: EnvironmentEntry
    }
    private var copies: [Copy] = []

    /// The same entry has the same copy each time.
    func copies(of entries: [EnvironmentEntry]) -> [EnvironmentEntry] {
        copies = entries.map { entry in copies.first { $0.original === entry } ?? Copy(original: entry, entry: entry.relinked(onto: nil)) }
        return copies.map(\.entry)
    }
}

private struct ForwardedValues: EnvironmentChange {
    /// Inner ones first.
    let entries: [EnvironmentEntry]
    func apply(to environment: inout EnvironmentValues) { environment.add(entries) }
    func isSame(as other: any EnvironmentChange) -> Bool {
        guard let other = other as? Self, entries.count == other.entries.count else { return false }
        return zip(entries, other.entries).allSatisfy { $0 === $1 || $0.id == $1.id && $0.isEqual(to: $1) }
    }
}

extension EnvironmentValues {
    /// The forwarded entries, one per key. They count as read.
    fileprivate var forwardedEntries: [EnvironmentEntry] {
        var found: [EnvironmentEntry] = [], entry = head
        while let current = entry {
            entry = current.next
            guard current.isForwarded, !found.contains(where: { $0.id == current.id }) else { continue }
            tracker?.didRead(current.id)
            found.append(current)
        }
        return found
    }
    fileprivate mutating func add(_ entries: [EnvironmentEntry]) {
        for entry in entries.reversed() { head = entry.relinked(onto: head) }
    }
}
