// Parses path text into polylines.

import Foundation

/// Parses SVG's path commands (absolute: M L H V C Q A Z), the shapes described at `GlyphTable`, `K` for the radius of the corners that
/// follow and `T` for text.
struct PathText {
    /// The maximum distance of a chord from its curve, in grid units: a quarter of a pixel if a unit is 40 pixels.
    private static let tolerance = 0.006

    private var polylines: [Polyline] = []
    private var current = CGPoint.zero
    /// Of the corners of the polylines from `firstSharp` on; they are rounded when the radius changes, and at the end.
    private var cornerRadius = 0.0
    private var firstSharp = 0

    static func polylines(_ text: Substring) -> [Polyline] {
        var reader = PathText()
        var rest = text
        while let command = rest.popFirst() {
            if command.isWhitespace { continue }
            precondition(command.isLetter, "A path letter was expected at \(command)\(rest)")
            let numbers = numbers(&rest)
            if command == "T" { reader.write(quoted(&rest), numbers) } else { reader.run(command, numbers) }
        }
        reader.roundCorners()
        return reader.polylines.filter { $0.points.count > 1 }
    }

    private mutating func roundCorners() {
        for index in firstSharp..<polylines.count { polylines[index] = polylines[index].roundingCorners(radius: cornerRadius) }
        firstSharp = polylines.count
    }

    /// The text between apostrophes.
    private static func quoted(_ rest: inout Substring) -> Substring {
        precondition(rest.popFirst() == "'", "T takes its text between apostrophes")
        let text = rest.prefix { $0 != "'" }
        rest = rest.dropFirst(text.count + 1)
        return text
    }

    /// The numbers up to the next letter or apostrophe; a sign or a second decimal point begins a new number.
    private static func numbers(_ rest: inout Substring) -> [Double] {
        var found: [Double] = []
        var start: Substring.Index?
        var hasPoint = false
        func finish(at end: Substring.Index) {
            if let begin = start, let number = Double(rest[begin..<end]) { found.append(number) }
            (start, hasPoint) = (nil, false)
        }
        // Recipes are ASCII; bytes are read several times as fast as characters.
        var position = rest.startIndex
        while position < rest.endIndex {
            let byte = rest.utf8[position]
            if byte == UInt8(ascii: "'") || byte > UInt8(ascii: "9") { break }
            if byte == UInt8(ascii: "-") || (byte == UInt8(ascii: ".") && hasPoint) { finish(at: position) }
            if byte == UInt8(ascii: ".") { hasPoint = true }
            if byte <= UInt8(ascii: " ") { finish(at: position) } else if start == nil { start = position }
            position = rest.utf8.index(after: position)
        }
        finish(at: position)
        rest = rest[position...]
        return found
    }

    private mutating func run(_ command: Character, _ n: [Double]) {
        func groups(_ size: Int) -> [ArraySlice<Double>] {
            precondition(size == 0 || n.count % size == 0 && !n.isEmpty, "\(command) takes \(size) numbers at a time, not \(n.count)")
            return stride(from: 0, to: n.count, by: max(size, 1)).map { n[$0..<($0 + size)] }
        }
        func point(_ slice: ArraySlice<Double>, _ at: Int) -> CGPoint {
            CGPoint(x: slice[slice.startIndex + at], y: slice[slice.startIndex + at + 1])
        }
        switch command {
        case "M":
            for (index, group) in groups(2).enumerated() {
                if index == 0 { polylines.append(Polyline(points: [point(group, 0)], isClosed: false)) } else { line(to: point(group, 0)) }
                current = point(group, 0)
            }
        case "L": for group in groups(2) { line(to: point(group, 0)) }
        case "H": for x in n { line(to: CGPoint(x: x, y: current.y)) }
        case "V": for y in n { line(to: CGPoint(x: current.x, y: y)) }
        case "C": for group in groups(6) { curve(point(group, 0), point(group, 2), to: point(group, 4)) }
        case "Q":
            for group in groups(4) {
                let (control, end) = (point(group, 0), point(group, 2))
                curve(mix(current, control, 2 / 3), mix(end, control, 2 / 3), to: end)
            }
        case "A":
            for group in groups(7) {
                let g = Array(group)
                arc(radii: CGSize(width: g[0], height: g[1]), isLarge: g[3] != 0, isClockwise: g[4] != 0, to: point(group, 5))
            }
        case "K":
            precondition(n.count == 1, "K takes one radius")
            roundCorners()
            cornerRadius = n[0]
        case "B": for g in groups(5).map(Array.init) {
            circularArc(CGPoint(x: g[0], y: g[1]), g[2], from: g[3] * .pi / 180, to: g[4] * .pi / 180)
        }
        case "Z": if !polylines.isEmpty { close() }
        case "O": for g in groups(3).map(Array.init) { ellipse(CGPoint(x: g[0], y: g[1]), g[2], g[2]) }
        case "E": for g in groups(4).map(Array.init) { ellipse(CGPoint(x: g[0], y: g[1]), g[2], g[3]) }
        case "R": for g in groups(5).map(Array.init) { roundedRectangle(CGRect(x: g[0], y: g[1], width: g[2], height: g[3]), g[4]) }
        case "P": for g in groups(5).map(Array.init) { radial(CGPoint(x: g[0], y: g[1]), [g[2]], count: Int(g[3]), degrees: g[4]) }
        case "W": for g in groups(6).map(Array.init) { radial(CGPoint(x: g[0], y: g[1]), [g[2], g[3]], count: Int(g[4]), degrees: g[5]) }
        case "G": for g in groups(5).map(Array.init) { cog(CGPoint(x: g[0], y: g[1]), g[2], g[3], teeth: Int(g[4])) }
        default: preconditionFailure("\(command) is not a path letter of the symbol tables")
        }
    }

    private mutating func line(to end: CGPoint) {
        precondition(!polylines.isEmpty, "A symbol path begins with M or a figure")
        polylines[polylines.count - 1].points.append(end)
        current = end
    }

    private mutating func close() {
        polylines[polylines.count - 1].close()
        current = polylines[polylines.count - 1].points.first ?? .zero
        // As in SVG, commands after Z without an M continue from the start.
        polylines.append(Polyline(points: [current], isClosed: false))
    }

    private mutating func curve(_ c1: CGPoint, _ c2: CGPoint, to end: CGPoint) {
        let start = current
        // The second differences bound the curve's distance from n equal chords.
        let bend = max(hypot(start.x - 2 * c1.x + c2.x, start.y - 2 * c1.y + c2.y), hypot(c1.x - 2 * c2.x + end.x, c1.y - 2 * c2.y + end.y))
        let count = max(1, Int((0.75 * bend / Self.tolerance).squareRoot().rounded(.up)))
        for step in 1...count {
            let t = Double(step) / Double(count)
            let (a, b, c) = (mix(start, c1, t), mix(c1, c2, t), mix(c2, end, t))
            line(to: step == count ? end : mix(mix(a, b, t), mix(b, c, t), t))
        }
    }

    /// An elliptical arc between two points as in SVG, with axes along the grid; radii that are too small are enlarged.
    private mutating func arc(radii: CGSize, isLarge: Bool, isClockwise: Bool, to end: CGPoint) {
        let start = current
        var (rx, ry) = (Double(radii.width), Double(radii.height))
        let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        let reach = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
        guard reach > 0 else { return }
        if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
        let aside = max(0, 1 / min(reach, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = CGPoint(x: (start.x + end.x) / 2 + aside * rx * half.y / ry, y: (start.y + end.y) / 2 - aside * ry * half.x / rx)
        let from = atan2((start.y - center.y) / ry, (start.x - center.x) / rx)
        var sweep = atan2((end.y - center.y) / ry, (end.x - center.x) / rx) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let count = Self.chords(radius: max(rx, ry), sweep: sweep)
        for step in 1..<max(count, 2) where step < count {
            let angle = from + sweep * Double(step) / Double(count)
            line(to: CGPoint(x: center.x + rx * cos(angle), y: center.y + ry * sin(angle)))
        }
        line(to: end)
    }

    private mutating func circularArc(_ center: CGPoint, _ radius: Double, from: Double, to: Double) {
        let count = Self.chords(radius: radius, sweep: to - from)
        let points = (0...count).map { step in
            let angle = from + (to - from) * Double(step) / Double(count)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        polylines.append(Polyline(points: points, isClosed: false))
        current = points.last ?? current
    }

    /// Text in capitals, centred on a point, with a height.
    private mutating func write(_ text: Substring, _ n: [Double]) {
        precondition(n.count == 3, "T takes the centre and the height of its text")
        guard let line = CharacterLine(text) else { preconditionFailure("\(text) has characters that are in no table") }
        let scale = n[2] / CharacterLine.height
        for polyline in line.polylines {
            polylines.append(
                polyline.mapped { CGPoint(x: n[0] + ($0.x - line.width / 2) * scale, y: n[1] + ($0.y - CharacterLine.middle) * scale) })
        }
    }

    private mutating func ellipse(_ center: CGPoint, _ rx: Double, _ ry: Double) {
        let count = Self.chords(radius: max(rx, ry), sweep: 2 * .pi)
        add((0..<count).map { step in
            let angle = 2 * Double.pi * Double(step) / Double(count)
            return CGPoint(x: center.x + rx * cos(angle), y: center.y + ry * sin(angle))
        })
    }

    private mutating func roundedRectangle(_ rect: CGRect, _ radius: Double) {
        let r = min(radius, rect.width / 2, rect.height / 2)
        let count = Self.chords(radius: r, sweep: .pi / 2)
        let centers =
            [(rect.maxX - r, rect.minY + r), (rect.maxX - r, rect.maxY - r), (rect.minX + r, rect.maxY - r), (rect.minX + r, rect.minY + r)]
        add(centers.enumerated().flatMap { corner, center in
            (0...count).map { step in
                let angle = Double.pi / 2 * (Double(corner) - 1 + Double(step) / Double(count))
                return CGPoint(x: center.0 + r * cos(angle), y: center.1 + r * sin(angle))
            }
        })
    }

    private mutating func radial(_ center: CGPoint, _ radii: [Double], count: Int, degrees: Double) {
        let corners = count * radii.count
        add((0..<corners).map { corner in
            let angle = degrees * .pi / 180 + 2 * .pi * Double(corner) / Double(corners)
            let radius = radii[corner % radii.count]
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
    }

    private mutating func cog(_ center: CGPoint, _ outer: Double, _ inner: Double, teeth: Int) {
        let pitch = 2 * Double.pi / Double(teeth)
        // A tooth takes 32% of the pitch at its tip and 54% at its base.
        let corners: [(Double, Double)] = [(-0.27, inner), (-0.16, outer), (0.16, outer), (0.27, inner)]
        add((0..<teeth).flatMap { tooth in
            corners.map { position, radius in
                let angle = pitch * (Double(tooth) + position) - .pi / 2
                return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
        })
    }

    private mutating func add(_ points: [CGPoint]) {
        polylines.append(Polyline(points: points, isClosed: true))
        current = points.first ?? current
    }

    /// How many chords stay within the tolerance of an arc; the sweep is in radians.
    static func chords(radius: Double, sweep: Double) -> Int {
        guard radius > tolerance else { return 1 }
        return max(1, Int((abs(sweep) / (2 * acos(1 - tolerance / radius))).rounded(.up)))
    }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }

extension Polyline {
    /// Closes the polyline. Removes an end point equal to the start, which would add an empty side.
    fileprivate mutating func close() {
        isClosed = true
        if let first = points.first, let last = points.last, points.count > 1, hypot(first.x - last.x, first.y - last.y) < 1e-9 {
            points.removeLast()
        }
    }
}

/// The strokes of a short text, from x = 0; digits and letters are `height` units high around y = `middle`.
struct CharacterLine {
    static let height = 16.0, middle = 12.0
    private static let spacing = 3.6

    private(set) var polylines: [Polyline] = []
    private(set) var width = 0.0

    /// Nil if the text is empty or has a character that is not in the table; letters are in lower case in the text and drawn as capitals.
    init?(_ text: some StringProtocol) {
        guard !text.isEmpty else { return nil }
        for character in text {
            guard let glyph = GlyphTable.characters[character] else { return nil }
            let start = polylines.isEmpty ? 0 : width + Self.spacing
            polylines += PathText.polylines(glyph.path[...]).map { $0.mapped { CGPoint(x: $0.x + start, y: $0.y) } }
            width = start + glyph.width
        }
    }
}
