// The shapes that enclose other glyphs.

import Foundation

/// A shape that can enclose a glyph, and the space in it.
struct Enclosure {
    var name: String
    var center = CGPoint(x: 12, y: 12)
    /// Half of the diagonal of the largest glyph.
    var halfDiagonal: Double
    /// True if the shape's own details lie where the glyph does; they are left out.
    var dropsDetails = false

    /// The enclosure at the end of a name, and the name of what it encloses; nil if the name ends differently.
    static func parse(_ name: String) -> (glyph: String, enclosure: Enclosure)? {
        for enclosure in all {
            if let glyph = name.dropping(suffix: "." + enclosure.name) { return (glyph, enclosure) }
        }
        return nil
    }

    private static let all = [
        Enclosure(name: "circle", halfDiagonal: 7.2),
        Enclosure(name: "square", halfDiagonal: 7.6),
        Enclosure(name: "app", halfDiagonal: 7.6),
        Enclosure(name: "rectangle.portrait", halfDiagonal: 6.4),
        Enclosure(name: "rectangle", halfDiagonal: 6),
        Enclosure(name: "capsule", halfDiagonal: 5),
        Enclosure(name: "triangle", center: CGPoint(x: 12, y: 14.2), halfDiagonal: 4.9),
        Enclosure(name: "diamond", halfDiagonal: 5.4),
        Enclosure(name: "hexagon", halfDiagonal: 6.4),
        Enclosure(name: "octagon", halfDiagonal: 6.8),
        Enclosure(name: "seal", halfDiagonal: 6.4),
        Enclosure(name: "shield", center: CGPoint(x: 12, y: 11.8), halfDiagonal: 6),
        Enclosure(name: "bubble", center: CGPoint(x: 12, y: 10.4), halfDiagonal: 5.6),
        Enclosure(name: "message", center: CGPoint(x: 12, y: 11), halfDiagonal: 5.8),
        Enclosure(name: "icloud", center: CGPoint(x: 12, y: 13.4), halfDiagonal: 4.6),
        Enclosure(name: "heart", center: CGPoint(x: 12, y: 11), halfDiagonal: 5.4),
        Enclosure(name: "house", center: CGPoint(x: 12, y: 14), halfDiagonal: 5, dropsDetails: true),
        Enclosure(name: "folder", center: CGPoint(x: 12, y: 13.4), halfDiagonal: 4.8, dropsDetails: true),
        Enclosure(name: "doc", center: CGPoint(x: 12, y: 14.6), halfDiagonal: 5),
        Enclosure(name: "bin", center: CGPoint(x: 12, y: 14.6), halfDiagonal: 4.4),
        Enclosure(name: "trash", center: CGPoint(x: 12, y: 14), halfDiagonal: 4.4, dropsDetails: true),
        Enclosure(name: "book.closed", center: CGPoint(x: 13.6, y: 9.8), halfDiagonal: 4.8),
        Enclosure(name: "magnifyingglass", center: CGPoint(x: 10, y: 10), halfDiagonal: 4.6),
        Enclosure(name: "viewfinder", halfDiagonal: 7.4),
        Enclosure(name: "square.dashed", halfDiagonal: 7.4),
        Enclosure(name: "tv", center: CGPoint(x: 12, y: 10.4), halfDiagonal: 5.6),
        Enclosure(name: "display", center: CGPoint(x: 12, y: 10.3), halfDiagonal: 5.4),
        Enclosure(name: "desktopcomputer", center: CGPoint(x: 12, y: 7.9), halfDiagonal: 4.4),
        Enclosure(name: "laptopcomputer", center: CGPoint(x: 12, y: 10), halfDiagonal: 4.6),
        Enclosure(name: "iphone", center: CGPoint(x: 12, y: 12.8), halfDiagonal: 4.6, dropsDetails: true),
        Enclosure(name: "car", center: CGPoint(x: 12, y: 8.2), halfDiagonal: 3.4, dropsDetails: true),
        Enclosure(name: "rectangle.stack", center: CGPoint(x: 12, y: 14.8), halfDiagonal: 5),
        Enclosure(name: "square.stack", center: CGPoint(x: 12, y: 14.8), halfDiagonal: 5.4),
        Enclosure(name: "rectangle.on.rectangle", center: CGPoint(x: 9.6, y: 13.7), halfDiagonal: 5),
        Enclosure(name: "lock", center: CGPoint(x: 12, y: 16.2), halfDiagonal: 4.2),
        Enclosure(name: "app.dashed", halfDiagonal: 7),
        Enclosure(name: "batteryblock", center: CGPoint(x: 12, y: 13.4), halfDiagonal: 5.2),
    ].sorted { $0.name.count > $1.name.count }
}
