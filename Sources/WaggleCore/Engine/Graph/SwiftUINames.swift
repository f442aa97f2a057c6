import Foundation

extension String {
    /// The modules whose types programs know as SwiftUI's.
    private static let modules = ["WaggleCore.", "WaggleGeometry.", "WaggleMotion.", "WaggleDisplayList."]

    /// The text with types under their SwiftUI names, because descriptions must not depend on the framework's modules.
    var namingSwiftUI: String {
        guard contains("Waggle") else { return self }
        return Self.modules.reduce(self) { $0.replacingOccurrences(of: $1, with: "SwiftUI.") }
    }
}
