import Foundation
import WaggleAssets

/// Swift names for the contents of asset catalogs, as Xcode generates them: `Image(.waterLily)`, `Color(.pond)`, `.foregroundStyle(.pond)`.
struct AssetSymbols {
    private enum Kind: String {
        case color = "Color", image = "Image"
    }
    private struct Symbol {
        /// The enclosing enums, one for each namespace.
        var path: [String]
        var name: String
        var asset: String
    }
    private let names: AssetNames

    init(catalogs: [String]) { names = AssetNames(folders: catalogs.map { URL(fileURLWithPath: $0) }) }

    /// The named assets, for detecting changes.
    var assets: [String] { names.colors.sorted().map { "color " + $0 } + names.images.sorted().map { "image " + $0 } }

    /// The generated source; nil if there is nothing to name.
    /// - Parameter sources: the program's own; shortcuts that they already declare are omitted.
    func source(besides sources: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        let colors = Self.symbols(names.colors, .color), images = Self.symbols(names.images, .image),
            declared = Self.declarations(in: sources)
        let shortColors = colors.filter { $0.path.isEmpty && !declared.contains($0.name) }
        let shortImages = images.filter { $0.path.isEmpty && !declared.contains($0.name) }
        return "import Foundation\nimport SwiftUI\nimport UIKit\n"
            + resources(colors, .color) + resources(images, .image)
            + shortcuts(for: "SwiftUI.Color", shortColors.filter { !SystemNames.colors.contains($0.name) }) {
                "SwiftUI.Color(SwiftUI.ColorResource.\($0))"
            }
            + shortcuts(for: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", of: "SwiftUI.Color",
                        shortColors.filter { !SystemNames.colors.contains($0.name) && !SystemNames.styles.contains($0.name) }) {
                            "SwiftUI.Color(SwiftUI.ColorResource.\($0))"
                        }
            // Disfavoured, so that `Color(.pond)` uses the resource.
            + shortcuts(
                for: "UIKit.UIColor", attribute: "@_disfavoredOverload ",
                shortColors.filter { !SystemNames.uiColors.contains($0.name) }) { "UIKit.UIColor(resource: SwiftUI.ColorResource.\($0))" }
            + shortcuts(for: "UIKit.UIImage", attribute: "@MainActor ", shortImages) {
                "UIKit.UIImage(resource: SwiftUI.ImageResource.\($0))"
            }
    }

    /// Sorted by the assets' names. On a collision the first asset gets the Swift name, and a namespace wins over an asset.
    private static func symbols(_ assets: Set<String>, _ kind: Kind) -> [Symbol] {
        let all = assets.sorted().compactMap { asset -> Symbol? in
            let parts = asset.split(separator: "/").map(String.init)
            guard let last = parts.last else { return nil }
            let path = parts.dropLast().map { AssetIdentifier.type($0) }, name = AssetIdentifier.member(last, dropping: kind.rawValue)
            // A name without letters or digits has no identifier.
            return name == "_" || path.contains("_") ? nil : Symbol(path: path, name: name, asset: asset)
        }
        var taken: Set<[String]> = []
        for symbol in all { for depth in symbol.path.indices { taken.insert(Array(symbol.path[...depth])) } }
        return all.filter { taken.insert($0.path + [$0.name]).inserted }
    }

    private func resources(_ symbols: [Symbol], _ kind: Kind) -> String {
        symbols.isEmpty ? "" : "\nextension SwiftUI.\(kind.rawValue)Resource {\n" + members(symbols, kind, depth: 0) + "}\n"
    }

    /// The symbols of one namespace and its nested namespaces.
    private func members(_ symbols: [Symbol], _ kind: Kind, depth: Int) -> String {
        let indent = String(repeating: "    ", count: depth + 1)
        var text = ""
        for symbol in symbols where symbol.path.count == depth {
            text += "\(indent)static let \(AssetIdentifier.quoted(symbol.name)) = SwiftUI.\(kind.rawValue)Resource(name: \(symbol.asset.debugDescription), bundle: Foundation.Bundle.main)\n"
        }
        for (type, inner) in Dictionary(grouping: symbols.filter { $0.path.count > depth }, by: { $0.path[depth] })
            .sorted(by: { $0.key < $1.key }) {
            text += "\(indent)enum \(AssetIdentifier.quoted(type)) {\n" + members(inner, kind, depth: depth + 1) + "\(indent)}\n"
        }
        return text
    }

    private func shortcuts(
        for extended: String, of type: String? = nil, attribute: String = "", _ symbols: [Symbol], _ value: (String) -> String
    ) -> String {
        guard !symbols.isEmpty else { return "" }
        let members = symbols.map {
            "    \(attribute)static var \(AssetIdentifier.quoted($0.name)): \(type ?? extended) { \(value(AssetIdentifier.quoted($0.name))) }\n"
        }
        return "\nextension \(extended) {\n" + members.joined() + "}\n"
    }

    /// The static members that the sources declare, on any type.
    private static func declarations(in sources: [String]) -> Set<String> {
        var names: Set<String> = []
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source) else { continue }
            for match in String(decoding: data, as: UTF8.self).matches(of: /\bstatic\b[^\n={(]*?\b(?:let|var)\s+`?(\w+)/) { names.insert(String(match.1)) }
        }
        return names
    }
}

/// Derives a Swift identifier from an asset's name.
enum AssetIdentifier {
    /// - Parameter suffix: a redundant word at the end, such as the asset's type.
    static func member(_ name: String, dropping suffix: String) -> String {
        guard let words = words(name) else { return capitals(name) }
        var text = lowercasedStart(words[0]) + words.dropFirst().map(uppercasedStart).joined()
        if text.hasSuffix(suffix), text.count > suffix.count { text.removeLast(suffix.count) }
        return startingWithLetter(text)
    }
    static func type(_ name: String) -> String {
        guard let words = words(name) else { return capitals(name) }
        return startingWithLetter(words.map(uppercasedStart).joined())
    }
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Nil for names without lowercase letters, which keep their case and lose only characters that identifiers do not allow.
    private static func words(_ name: String) -> [String]? {
        guard name.contains(where: \.isLowercase) else { return nil }
        return name.split { !isAllowed($0) }.map(String.init)
    }
    private static func capitals(_ name: String) -> String { startingWithLetter(name.split { !isAllowed($0) }.joined(separator: "_")) }
    private static func isAllowed(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    private static func startingWithLetter(_ text: String) -> String { text.first.map(\.isLetter) ?? false ? text : "_" + text }
    private static func uppercasedStart(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// In a run of capitals the last one starts the next word.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase).count
        let count = capitals > 1 && capitals < word.count && word.dropFirst(capitals).first?.isLetter == true ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws",
        "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
    ]
}

/// Names that colors and styles already use.
private enum SystemNames {
    static let colors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
        "clear", "primary",
        "secondary", "accentColor",
    ]
    static let styles: Set<String> = ["tint", "foreground", "selection", "separator", "placeholder", "link", "fill", "windowBackground",
                                      "background",
                                      "tertiary", "quaternary", "quinary", "ultraThinMaterial", "thinMaterial", "regularMaterial",
                                      "thickMaterial", "ultraThickMaterial", "bar"]
    static let uiColors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
        "clear", "label",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "placeholderText",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText", "lightText", "tintColor", "systemRed",
        "systemGreen", "systemBlue",
        "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
        "systemCyan", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    ]
}
