// The pass that tells readers of preferences of other values.

/// A node that looks at a preference of what stands below it.
@MainActor
protocol PreferenceReader: ViewNode {
    /// True if a view is made from the preference: it is read before layout, within the transaction that changed it, so that the view animates with it.
    var makesViews: Bool { get }
    func readPreferences()
}
extension PreferenceReader {
    var makesViews: Bool { false }
}

/// Asks the readers of preferences that may have changed: inner ones first, since they may write what outer ones read.
@MainActor
final class PreferencePass {
    private unowned let graph: ViewGraph
    private var viewMakers: [ObjectIdentifier: any PreferenceReader] = [:]
    private var watchers: [ObjectIdentifier: any PreferenceReader] = [:]

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The reader looks again in the next pass.
    func enqueue(_ reader: any PreferenceReader) {
        if reader.makesViews { viewMakers[ObjectIdentifier(reader)] = reader } else { watchers[ObjectIdentifier(reader)] = reader }
    }

    /// Makes views from preferences.
    func runViewMakers() {
        // A view can write preferences that another one is made from.
        for _ in 0..<4 where !viewMakers.isEmpty {
            let readers = viewMakers
            viewMakers = [:]
            ask(readers)
            graph.evaluateDirtyNodes()
        }
    }

    /// Asks those who watch preferences: what they do about it comes after the update.
    func runWatchers() {
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
