// Which names of symbols exist.

/// The names that programs can ask for, whether they are drawn or not. It is asked about what no drawing was found for.
enum SymbolNames {
    static func contains(_ name: String) -> Bool {
        let first = name.prefix { $0 != "." }
        return families[first]?.contains { line in
            line.split(separator: " ").dropFirst().contains { names($0, of: first).contains(name) }
        } == true
    }

    /// All names, sorted.
    static var all: [String] {
        families.flatMap { first, lines in lines.flatMap { $0.split(separator: " ").dropFirst().flatMap { names($0, of: first) } } }
            .sorted()
    }

    /// The lines of the list by their first words; divided once, when a name without a drawing is met.
    private static let families = Dictionary(grouping: list.split(separator: "\n")) { $0.prefix { $0 != " " } }

    /// The names that an entry of a family stands for.
    private static func names(_ entry: Substring, of first: Substring) -> [String] {
        let parts = entry.split(separator: "/")
        let isFillable = parts[0].hasSuffix("+"), rest = isFillable ? parts[0].dropLast() : parts[0]
        let name = rest == "." ? String(first) : String(first + rest)
        return [name] + (isFillable ? [name + ".fill"] : []) + parts.dropFirst().map { "\(name).\($0)" }
    }

    /// The name without the language at its end.
    static func withoutLanguage(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), languages.contains(String(name[name.index(after: dot)...])) else { return name }
        return String(name[..<dot])
    }

    private static let languages: Set = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "ru", "sat", "si", "ta",
        "te", "th", "zh",
    ]
}
