import Foundation

/// A text edit, in the form passed to delegates. Offsets count UTF-16 code units.
struct TextEdit: Equatable {
    let range: NSRange
    let replacement: String

    init(range: NSRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
    /// The shortest single edit that turns one text into the other.
    init(from old: String, to new: String) {
        var before = 0
        let a = Array(old), b = Array(new)
        while before < min(a.count, b.count), a[before] == b[before] { before += 1 }
        var after = 0
        while after < min(a.count, b.count) - before, a[a.count - 1 - after] == b[b.count - 1 - after] { after += 1 }
        func length(_ characters: ArraySlice<Character>) -> Int { characters.reduce(0) { $0 + $1.utf16.count } }
        range = NSRange(location: length(a[..<before]), length: length(a[before..<(a.count - after)]))
        replacement = String(b[before..<(b.count - after)])
    }
}
