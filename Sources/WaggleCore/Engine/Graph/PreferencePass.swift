// The pass that notifies readers of preferences.

/// A node that reads a preference of its subtree.
@MainActor
protocol PreferenceReader: ViewNode {
    /// True if a view is made from the preference. It is then read before layout, in the transaction that changed it, so that the view
    /// animates with it.
    var makesViews: Bool { get }
    func readPreferences()
}
extension PreferenceReader {
    var makesViews: Bool { false }
}

/// Notifies the readers of preferences that may have changed. Inner ones first: they may write what outer ones read.
@MainActor
final class PreferencePass {
    private unowned(unsafe) let graph: ViewGraph
    private var viewMakers: [ObjectIdentifier: any PreferenceReader] = [:]
    private var watchers: [ObjectIdentifier: any PreferenceReader] = [:]

    /// True once a view reads `Text.LayoutKey`. Until then no text sets it.
    var readsTextLayouts = false

    init(_ graph: ViewGraph) { self.graph = graph }

    /// True if a view is to be made from a preference that may have changed.
    var viewMakersAreWaiting: Bool { !viewMakers.isEmpty }

    /// Marks the reader for the next pass.
    func enqueue(_ reader: any PreferenceReader) {
        if reader.makesViews { viewMakers[ObjectIdentifier(reader)] = reader } else { watchers[ObjectIdentifier(reader)] = reader }
    }

    /// Updates the views made from preferences.
    func runViewMakers() {
        graph.expectPhase([.updating, .resting])
        // Such a view may write preferences that another such view is made from.
        for _ in 0..<4 where !viewMakers.isEmpty {
            let readers = viewMakers
            viewMakers = [:]
            ask(readers)
            graph.evaluateDirtyNodes()
        }
    }

    /// Notifies observers of preferences; their actions run after the update.
    func runWatchers() {
        graph.expectPhase([.updating, .resting])
        guard !watchers.isEmpty else { return }
        let readers = watchers
        watchers = [:]
        ask(readers)
    }

    private func ask(_ readers: [ObjectIdentifier: any PreferenceReader]) {
        graph.during(.readingPreferences, from: [.updating, .resting]) {
            for reader in readers.values.filter(\.isAlive).sorted(by: { ($1.depth, $0.number) < ($0.depth, $1.number) }) {
                graph.counters.preferenceQuestions += 1
                reader.readPreferences()
            }
        }
    }
}
