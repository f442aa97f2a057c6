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

    private static var domain: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }
    static var settings: Data {
        (try? PropertyListSerialization.data(fromPropertyList: UserDefaults.standard.persistentDomain(forName: domain) ?? [:], format: .binary, options: 0)) ?? Data()
    }
    func restoreSettings() {
        guard let kept, let settings = Self.list(kept.settings) else { return }
        for (key, value) in settings { UserDefaults.standard.set(value, forKey: key) }
    }
    private static func list(_ data: Data) -> [String: Any]? { (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] }
}

/// What a program in development tells the window that shows it.
package struct DevelopmentWord: Codable {
    /// The answer to a wish for the state.
    package var state: KeptState?
    /// Views and properties whose state could not be kept.
    package var notKept: [String]?
}
