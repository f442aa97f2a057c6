// A program in development, whose next version goes on with its state.

import Foundation
import WaggleCore

/// What an earlier version of the program has left.
package struct Development {
    /// Names the file with the state; the file is absent for a first version. Without the variable a program keeps nothing, whoever asks.
    package static let variable = "WAGGLE_KEPT"

    package let kept: KeptState?

    package init(_ kept: KeptState? = nil) { self.kept = kept }

    /// - Returns: nil unless the program is in development.
    package static var current: Development? {
        guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
        return Development(FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(KeptState.self, from: $0) })
    }

    @MainActor var sceneValues: SceneValues { SceneValues(restored: kept.flatMap { Self.list($0.sceneValues) } ?? [:]) }

    // MARK: Settings

    /// What the program itself has set: Foundation tells it only together with what holds for all programs.
    static var settings: Data {
        let store = UserDefaults.standard
        var others = store.persistentDomain(forName: UserDefaults.globalDomain) ?? [:]
        for domain in [UserDefaults.registrationDomain, UserDefaults.argumentDomain] {
            others.merge(store.volatileDomain(forName: domain)) { $1 }
        }
        let own = store.dictionaryRepresentation().filter {
            others[$0.key] == nil && PropertyListSerialization.propertyList($0.value, isValidFor: .binary)
        }
        return (try? PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0)) ?? Data()
    }
    func restoreSettings() {
        guard let kept, let settings = Self.list(kept.settings) else { return }
        for (key, value) in settings { UserDefaults.standard.set(value, forKey: key) }
    }
    private static func list(_ data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }
}

/// What a program in development tells the window that shows it.
package struct DevelopmentWord: Codable {
    /// The answer to a wish for the state.
    package var state: KeptState?
    /// Views and properties whose state could not be kept.
    package var notKept: [String]?
}
