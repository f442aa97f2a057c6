// The program's settings on disk.

import Foundation
import WaggleCore

/// Writes what the program has put into `UserDefaults.standard` to the file that Foundation reads it from when the program starts again.
///
/// Foundation on Linux writes only when it is told to, and in place, so a crash in the middle would lose every setting. Here the file is replaced as a
/// whole, and keys that another process has written meanwhile stay.
@MainActor
package final class SettingsFile {
    private let file: PropertyListFile
    /// Foundation's name for the program's settings.
    private let domain: String
    private let store: UserDefaults
    private let warn: (String) -> Void
    private var saved: [String: Any]
    private var hasWarned = false

    /// Opens the settings. Call before the program reads any, since a file that cannot be understood is moved away.
    package init(folder: URL = PropertyListFile.settingsFolder(), domain: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName,
                 store: UserDefaults = .standard, warn: @escaping (String) -> Void = HostMessage.warn) {
        self.domain = domain
        self.store = store
        self.warn = warn
        file = PropertyListFile(folder.appendingPathComponent("\(domain).plist"))
        saved = file.contentsOrKeptAside("The settings", warn: warn)
    }

    /// Writes what has changed since the last call, if anything has.
    package func save() {
        for other in StoreWatchers.shared.takeUnsavedStores() { other.synchronize() }
        let now = (store.persistentDomain(forName: domain).flatMap { PropertyListFile.plain($0) } as? [String: Any]) ?? [:]
        let changed = Set(now.keys).union(saved.keys).filter { !PropertyListFile.areEqual(now[$0], saved[$0]) }
        guard !changed.isEmpty else { return }
        var contents = (try? file.contents()) ?? [:]
        for key in changed { contents[key] = now[key] }
        do {
            try file.write(contents)
            saved = now
        } catch where !hasWarned {
            hasWarned = true
            warn("The settings cannot be written to \(file.url.path): \(error.localizedDescription) They last until the program ends.")
        } catch {}
    }
}
