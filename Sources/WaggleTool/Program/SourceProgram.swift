/// A program compiled directly from its sources: the target of an Xcode project, or a plain folder.
struct SourceProgram: Equatable {
    var name: String
    /// A Swift identifier. `SourceBuilder.named(_:)` makes it differ from the names of other modules.
    var moduleName: String
    /// The folder given by the user, or the one that contains the project.
    var folder: String
    var sources: [String]
    var assetCatalogs: [String] = []
    /// Files and folder references for the program's main bundle.
    var resources: [String] = []
    var infoPlist: String?
    var bundleIdentifier: String
    /// Build settings that the Info.plist may refer to, and `INFOPLIST_KEY_` ones.
    var settings: [String: String] = [:]
    /// The project's compiler flags.
    var compilerFlags: [String] = []
    var languageVersion = "5"
    var accentColorName = "AccentColor"
    /// Packages and frameworks of the project that it imports.
    var parts = ProjectParts()
    /// Messages to the user: what was left out and why.
    var notes: [String] = []

    static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]
    var fonts: [String] { resources.filter { Self.fontEndings.contains(FileSystem.ending($0)) } }
}

extension SourceProgram {
    /// A Swift identifier made from any name, as Xcode makes it: invalid characters become `_`, also a digit at the beginning.
    static func identifier(from name: String) -> String {
        var text = String(name.map { ($0.isLetter || $0.isNumber) && $0.isASCII || $0 == "_" ? $0 : "_" })
        if text.first.map(\.isNumber) ?? true { text = "_" + text.dropFirst() }
        return text
    }

    /// A name as a component of a bundle identifier.
    static func bundlePart(from name: String) -> String {
        String(name.map { ($0.isLetter || $0.isNumber) && $0.isASCII ? $0 : "-" })
    }
}
