import Foundation

extension String {
    /// The modules whose types programs know as SwiftUI's.
    private static let modules = ["WaggleCore.", "WaggleGeometry.", "WaggleMotion.", "WaggleDisplayList."]

    /// The text with types named as programs know them: descriptions must not depend on how the framework is cut into modules.
    var namingSwiftUI: String {
        guard contains("Waggle") else { return self }
        return Self.modules.reduce(self) { $0.replacingOccurrences(of: $1, with: "SwiftUI.") }
    }
}
