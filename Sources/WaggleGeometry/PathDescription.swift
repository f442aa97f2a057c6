// The text form of a path: numbers followed by their verb; "0 0 m 10 0 l 10 10 l h".

import Foundation

extension Path {
    /// The elements as text: `x y m` moves, `x y l` is a line, `q` and `c` are curves with their control points first, `h` closes.
    ///
    /// Numbers are as short as possible without losing precision, so different paths have different descriptions, and `Path(description)`
    /// restores an equal path.
    ///
    /// Complexity: O(*n*) in the elements.
    public var description: String {
        var text = ContiguousArray<UInt8>()
        text.reserveCapacity(128)
        forEach { element in
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            switch element {
            case .move(let end):
                text.append(end, "m")
            case .line(let end):
                text.append(end, "l")
            case .quadCurve(let end, let control):
                text.append(control)
                text.append(end, "q")
            case .curve(let end, let control1, let control2):
                text.append(control1)
                text.append(control2)
                text.append(end, "c")
            case .closeSubpath:
                text.append(UInt8(ascii: "h"))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Parses the format of `description`, with any whitespace between words; nil if malformed.
    public init?(_ string: String) {
        var elements = PathElements()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            guard word == "m" || !elements.isEmpty else { return nil }
            switch (word, numbers.count) {
            case ("m", 2): elements.move(to: point(0))
            case ("l", 2): elements.addLine(to: point(0))
            case ("q", 4): elements.addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): elements.addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): elements.closeSubpath()
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
        self.init(elements)
    }
}

extension ContiguousArray<UInt8> {
    fileprivate mutating func append(_ point: CGPoint, _ letter: Unicode.Scalar) {
        append(point)
        append(UInt8(ascii: " "))
        append(UInt8(ascii: letter))
    }

    fileprivate mutating func append(_ point: CGPoint) {
        if let last, last != UInt8(ascii: " ") { append(UInt8(ascii: " ")) }
        append(Double(point.x))
        append(UInt8(ascii: " "))
        append(Double(point.y))
    }

    /// Writes integers digit by digit and leaves others to the standard library. Zero has no sign, since -0 equals 0.
    private mutating func append(_ number: Double) {
        guard number.magnitude < 1e15, let whole = Int(exactly: number) else {
            append(contentsOf: number.description.utf8)
            return
        }
        if whole < 0 { append(UInt8(ascii: "-")) }
        let first = count
        var rest = whole.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[first...].reverse()
    }
}
