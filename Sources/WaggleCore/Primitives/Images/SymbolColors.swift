// The colours that symbols have of their own.

/// What multicolour rendering paints: what stands out, and what stands back. nil: the foreground style.
enum SymbolColors {
    static func colors(of name: String) -> (front: Color?, back: Color?)? {
        let parts = name.split(separator: ".").map(String.init), base = parts.first ?? ""
        let isFilled = parts.last == "fill"
        // A mark at the corner of something has its colour whatever it is at.
        if let badge = parts.firstIndex(of: "badge") { return (marks[parts.dropFirst(badge + 1).first ?? ""] ?? .red, nil) }
        if isFilled, parts.count > 2, enclosures.contains(parts[parts.count - 2]), let ground = marks[base] {
            // White on the colour of what it says; warnings stand on yellow.
            return (.white, parts[parts.count - 2] == "triangle" ? .yellow : ground)
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
    /// Their outlined forms have no colours.
    private static let hasFilledForm: Set<String> = ["heart", "star", "bolt", "flame", "leaf", "drop", "sun", "cloud", "phone", "lightbulb", "moon"]
    /// What comes with a cloud.
    private static let weather: [String: Color] = ["sun": .yellow, "bolt": .yellow, "rain": .cyan, "snow": .cyan]
}
