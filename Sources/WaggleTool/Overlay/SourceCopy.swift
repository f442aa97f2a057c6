import Foundation

/// The copy of a source file that the compiler reads at the original's path.
struct SourceCopy: Codable, Equatable {
    /// A replacement of another length, which moves what follows it in its line. Positions count from 1, columns in bytes.
    struct Shift: Codable, Equatable {
        var line: Int
        /// Where the replacement starts in the copy.
        var column: Int
        /// The number of bytes in the original and in the copy.
        var old: Int, new: Int
    }

    var path: String
    var shifts: [Shift]

    /// The column in the original.
    func column(_ column: Int, line: Int) -> Int {
        var moved = 0
        for shift in shifts where shift.line == line && column >= shift.column {
            guard column >= shift.column + shift.new else { return min(column, shift.column + shift.old) + moved }
            moved += shift.old - shift.new
        }
        return column + moved
    }

    /// Applies replacements to a file.
    /// - Parameter edits: In any order, without overlaps.
    static func applying(_ edits: [SourceEdit], to source: Data) -> (text: Data, shifts: [Shift]) {
        let bytes = Array(source)
        var text: [UInt8] = [], shifts: [Shift] = [], position = 0, line = 1, lineStart = 0
        text.reserveCapacity(bytes.count)
        func take(until end: Int) {
            while position < end {
                text.append(bytes[position])
                if bytes[position] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, text.count) }
                position += 1
            }
        }
        for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) where edit.start >= position && edit.end <= bytes.count {
            take(until: edit.start)
            let old = edit.end - edit.start, new = edit.text.utf8.count
            if old != new { shifts.append(Shift(line: line, column: text.count - lineStart + 1, old: old, new: new)) }
            for byte in edit.text.utf8 {
                text.append(byte)
                if byte == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, text.count) }
            }
            position = edit.end
        }
        take(until: bytes.count)
        return (Data(text), shifts)
    }
}
