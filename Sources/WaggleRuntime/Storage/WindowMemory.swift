// State of a program's windows that lasts between launches.

import Foundation

/// The `@SceneStorage` values of a program's windows on disk.
@MainActor
package final class WindowMemory {
    private let file: PropertyListFile
    private let warn: (String) -> Void
    /// The values from the last run that no window has taken yet, by scene.
    private var waiting: [String: [String: Any]]
    private var saved: [String: Any]
    private var hasWarned = false

    /// - Parameter program: the identifier of the program.
    package init(folder: URL = PropertyListFile.stateFolder(), program: String, warn: @escaping (String) -> Void = HostMessage.warn) {
        self.warn = warn
        let name = program.replacingOccurrences(of: "/", with: "-")
        file = PropertyListFile(folder.appendingPathComponent(name, isDirectory: true).appendingPathComponent("windows.plist"))
        saved = file.contentsOrKeptAside("The values of the windows", warn: warn)
        waiting = saved.compactMapValues { $0 as? [String: Any] }
    }

    /// The last values of a scene's window; empty if there are none, and for the scene's second window.
    package func takeValues(of scene: String) -> [String: Any] { waiting.removeValue(forKey: scene) ?? [:] }

    /// Writes the values of the open windows, by scene, if they have changed. Those of scenes without a window so far are kept.
    package func save(_ open: [String: [String: Any]]) {
        let now: [String: Any] = waiting.merging(open) { $1 }.filter { !$0.value.isEmpty }
        guard !PropertyListFile.areEqual(now, saved) else { return }
        let fate = "It lasts until the program ends."
        if file.write(now, "The state of the windows", fate, hasWarned: &hasWarned, warn: warn) { saved = now }
    }
}
