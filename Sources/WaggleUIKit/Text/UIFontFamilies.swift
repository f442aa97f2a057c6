import Foundation
import Synchronization
import WaggleCairo

/// The installed families.
enum UIFontFamilies {
    static var names: [String] { measuring.withLock { $0.engine.familyNames } }
    /// True for the name of a family or of a face, such as `Lora-Bold`.
    static func has(_ name: String) -> Bool { PangoTextEngine.hasFont(named: name) }
}
