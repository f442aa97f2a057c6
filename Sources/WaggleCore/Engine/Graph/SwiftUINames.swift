import Foundation

extension String {
    /// The modules whose types programs know as SwiftUI's.
    private static let modules = ["WaggleCore.", "WaggleGeometry.", "WaggleMotion.", "WaggleDisplayList."]

    /// The text with Waggle's module names replaced by SwiftUI's, so that descriptions do not depend on internal modules.
    var namingSwiftUI: String {
        guard contains("Waggle") else { return self }
        return Self.modules.reduce(self) { $0.replacingOccurrences(of: $1, with: "SwiftUI.") }
    }
}
