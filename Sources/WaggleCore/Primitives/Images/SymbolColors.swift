// Symbols' multicolour palettes.

/// The multicolour colors of foreground and background parts; nil for the foreground style.
enum SymbolColors {
    static func colors(of name: String) -> (front: Color?, back: Color?)? {
        let parts = name.split(separator: ".").map(String.init), base = parts.first ?? ""
        let isFilled = parts.last == "fill"
        // A badge has its own color, whatever it is attached to.
        if let badge = parts.firstIndex(of: "badge") { return (marks[parts.dropFirst(badge + 1).first ?? ""] ?? .red, nil) }
        if isFilled, parts.count > 2, enclosures.contains(parts[parts.count - 2]), let color = marks[base] {
            // White on a color with the symbol's meaning; warnings have a yellow background.
            return (.white, parts[parts.count - 2] == "triangle" ? .yellow : color)
        }
        guard isFilled || !hasFilledForm.contains(base), let color = things[base] else { return nil }
        if base == "cloud" { return parts.count > 2 ? (.white, weather[parts[1]] ?? .white) : (.white, .white) }
        return (color, color)
    }

    private static let enclosures: Set<String> = ["circle", "square", "triangle", "octagon", "seal", "shield", "hexagon", "diamond"]
    private static let marks: [String: Color] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .red, "questionmark": .blue, "info": .blue,
    ]
    private static let things: [String: Color] = [
        "heart": .red, "star": .yellow, "bolt": .yellow, "flame": .orange, "leaf": .green, "drop": .cyan, "sun": .yellow, "cloud": .white,
        "snowflake": .cyan, "phone": .green, "lightbulb": .yellow, "moon": .indigo,
    ]
    /// Outlined forms have no colors.
    private static let hasFilledForm: Set<String> =
        ["heart", "star", "bolt", "flame", "leaf", "drop", "sun", "cloud", "phone", "lightbulb", "moon"]
    /// The colors of weather parts next to a cloud.
    private static let weather: [String: Color] = ["sun": .yellow, "bolt": .yellow, "rain": .cyan, "snow": .cyan]
}
