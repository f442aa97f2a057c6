/// What the compiler is shown in place of a module's sources. Both the tool and the syntax reader (`Sources/WaggleSyntax`)
/// compile this file.
struct SourceRules: Codable, Hashable {
    /// The system that `os(…)` means: `iOS` or `macOS`; nil for the one that the compiler compiles for.
    var system: String?
    /// True if `canImport(os)` is false.
    var hidesLogging = false
    /// The modules of the framework. Branches that import others of Apple's give way to those for Linux.
    var modules: [String] = []
    /// Those of them that are for programs alone: what is written for Linux keeps its own branches, `canImport(CryptoKit)` being false.
    var optionalModules: [String] = []
}

/// A replacement in a source file. Offsets are in UTF-8 bytes of the original, and no line is added or removed.
struct SourceEdit: Codable, Equatable {
    var start: Int
    var end: Int
    var text: String
}

/// The system whose branches of `#if os(…)` are compiled.
enum SourcePlatform: String, CaseIterable {
    case ios, macos

    /// As conditions write it.
    var name: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        }
    }
}
