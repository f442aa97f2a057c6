import Foundation
import Synchronization
import WaggleCairo

/// The installed families.
enum UIFontFamilies {
    static var names: [String] { measuring.withLock { $0.engine.familyNames } }
    static func has(_ name: String) -> Bool {
        let name = name.lowercased()
        // Faces are asked for by their PostScript names, too: `Family-Bold`.
        return names.contains { $0.lowercased() == name || name.hasPrefix($0.lowercased().replacingOccurrences(of: " ", with: "") + "-") }
    }
}
