// The program's settings on disk.

import Foundation
import WaggleCore

/// Writes the program's changes of `UserDefaults.standard` to the file that Foundation reads at the next launch.
///
/// Foundation on Linux writes only on request, and in place, so a crash while writing would lose all settings. Here the file is replaced
/// atomically, and keys that another process has written meanwhile are kept.
@MainActor
package final class SettingsFile {
    private let file: PropertyListFile
    /// Foundation's name of the program's settings.
    private let domain: String
    private let store: UserDefaults
    private let warn: (String) -> Void
    private var saved: [String: Any]
    private var hasWarned = false

    /// Opens the settings. Call it before the program reads any, since an unreadable file is moved away.
    package init(folder: URL = PropertyListFile.settingsFolder(),
                 domain: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName,
                 store: UserDefaults = .standard, warn: @escaping (String) -> Void = HostMessage.warn) {
        self.domain = domain
        self.store = store
        self.warn = warn
        file = PropertyListFile(folder.appendingPathComponent("\(domain).plist"))
        saved = file.contentsOrKeptAside("The settings", warn: warn)
    }

    /// The program's own current settings. Foundation returns those of the standard store only together with all others.
    private var current: [String: Any] {
        func plain(_ values: [String: Any]) -> [String: Any] { PropertyListFile.plain(values) as? [String: Any] ?? [:] }
        guard store === UserDefaults.standard else { return plain(store.persistentDomain(forName: domain) ?? [:]) }
        let others = plain(store.persistentDomain(forName: UserDefaults.globalDomain) ?? [:])
        let defaults = others.merging(plain(store.volatileDomain(forName: UserDefaults.registrationDomain))) { $1 }
        let arguments = plain(store.volatileDomain(forName: UserDefaults.argumentDomain))
        return Self.own(of: plain(store.dictionaryRepresentation()), defaults: defaults, arguments: arguments, saved: saved)
    }

    /// The values that the program itself has set.
    /// - Parameters:
    ///   - all: All values that the program can read.
    ///   - defaults: The values of keys that are not set.
    ///   - arguments: The values from the command line.
    ///   - saved: The values on disk.
    static func own(of all: [String: Any], defaults: [String: Any], arguments: [String: Any], saved: [String: Any]) -> [String: Any] {
        var own = all.filter { key, value in saved[key] != nil || !PropertyListFile.areEqual(defaults[key], value) }
        for key in arguments.keys { own[key] = saved[key] }
        return own
    }

    /// Writes the changes since the last call, if there are any.
    package func save() {
        for other in StoreWatchers.shared.takeUnsavedStores() { other.synchronize() }
        let now = current
        let changed = Set(now.keys).union(saved.keys).filter { !PropertyListFile.areEqual(now[$0], saved[$0]) }
        guard !changed.isEmpty else { return }
        var contents = (try? file.contents()) ?? [:]
        for key in changed { contents[key] = now[key] }
        if file.write(contents, "The settings", "They last until the program ends.", hasWarned: &hasWarned, warn: warn) { saved = now }
    }
}
