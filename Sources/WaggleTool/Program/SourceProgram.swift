/// A program that is compiled straight from its sources: the target of an Xcode project, or a bare folder.
struct SourceProgram: Equatable {
    var name: String
    /// A Swift identifier that is no module's name.
    var moduleName: String
    /// The folder that the person named, or the one that holds the project.
    var folder: String
    var sources: [String]
    var assetCatalogs: [String] = []
    /// Files and folder references that the program finds in its main bundle.
    var resources: [String] = []
    var infoPlist: String?
    var bundleIdentifier: String
    /// Build settings that the settings file may name, and `INFOPLIST_KEY_` ones.
    var settings: [String: String] = [:]
    /// Flags for the compiler that the project asks for.
    var compilerFlags: [String] = []
    var languageVersion = "5"
    var accentColorName = "AccentColor"
    /// Sentences for the person: what was left out and why.
    var notes: [String] = []

    static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]
    var fonts: [String] { resources.filter { Self.fontEndings.contains(FileSystem.ending($0)) } }
}

extension SourceProgram {
    /// A Swift identifier made from any name, as Xcode makes it: what is not allowed becomes `_`.
    static func identifier(from name: String) -> String {
        var text = String(name.map { ($0.isLetter || $0.isNumber) && $0.isASCII || $0 == "_" ? $0 : "_" })
        if text.first.map(\.isNumber) ?? true { text = "_" + text }
        return text
    }

    /// The part of a bundle identifier made from a name.
    static func bundlePart(from name: String) -> String {
        String(name.map { ($0.isLetter || $0.isNumber) && $0.isASCII ? $0 : "-" })
    }
}
