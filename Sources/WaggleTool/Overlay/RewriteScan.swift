import Foundation

/// Finds out without a syntax tree whether a source may contain something that is shown otherwise. Most files do not, and never meet the syntax reader.
struct RewriteScan {
    private let bytes: [UInt8]

    init(_ source: Data) { bytes = Array(source) }

    private static let words = ["@objc", "@IB", "@GKInspectable", "#selector", "#keyPath", "ApplicationMain"].map { Array($0.utf8) }

    /// True if a rule may concern the source.
    func mayChange(by rules: SourceRules) -> Bool {
        Self.words.contains { next($0, from: 0) != nil } || importsSubmodule || directives.contains { $0.mayChange(by: rules) }
    }

    /// True if a condition about the module `os` has another branch.
    var hasBranchWithoutLogging: Bool {
        var open: [Bool] = []
        for directive in directives {
            switch directive.kind {
            case .start: open.append(directive.text.contains("canImport(os)"))
            case .next:
                if open.last == true { return true }
                if directive.text.contains("canImport(os)"), !open.isEmpty { open[open.count - 1] = true }
            case .otherwise: if open.last == true { return true }
            case .end: _ = open.popLast()
            }
        }
        return false
    }

    // MARK: Reading

    private struct Directive {
        enum Kind { case start, next, otherwise, end }
        var kind: Kind
        /// The condition without spaces, after a bracket.
        var text: String

        func mayChange(by rules: SourceRules) -> Bool {
            if rules.system != nil, ["(os(", "!os(", "&os(", "|os("].contains(where: text.contains) { return true }
            return rules.hidesLogging && text.contains("canImport(os") || text.contains(#/canImport\(\w+\./#)
        }
    }

    private static let hash = [UInt8(ascii: "#")]

    /// The compiler's conditions, in order. Those in comments and strings are among them.
    private var directives: [Directive] {
        var found: [Directive] = [], position = 0
        while let hash = next(Self.hash, from: position) {
            position = hash + 1
            let kinds: [(String, Directive.Kind)] = [("if", .start), ("elseif", .next), ("else", .otherwise), ("endif", .end)]
            guard let kind = kinds.first(where: { starts($0.0, at: position) }) else { continue }
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let text = String(decoding: bytes[(position + kind.0.utf8.count)..<end], as: UTF8.self)
            found.append(Directive(kind: kind.1, text: "(" + text.filter { !$0.isWhitespace }))
            position = end
        }
        return found
    }

    /// True for `import os.log` and the like, but not for `import struct SwiftUI.Color`.
    private var importsSubmodule: Bool {
        let word = Array("import ".utf8)
        var position = 0
        while let start = next(word, from: position) {
            position = start + word.count
            while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
            while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
            if position < bytes.count, bytes[position] == UInt8(ascii: ".") { return true }
        }
        return false
    }

    private static func isNamePart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

    /// True if the word, and no longer one, stands at a position.
    private func starts(_ word: String, at position: Int) -> Bool {
        let end = position + word.utf8.count
        return end <= bytes.count && bytes[position..<end].elementsEqual(word.utf8) && (end == bytes.count || !Self.isNamePart(bytes[end]))
    }

    /// Where bytes occur next.
    private func next(_ wanted: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { all in
            guard let base = all.baseAddress else { return nil }
            var position = start
            while position + wanted.count <= all.count, let found = memchr(base + position, Int32(wanted[0]), all.count - position) {
                position = UnsafeRawPointer(found) - base
                if position + wanted.count <= all.count, memcmp(base + position, wanted, wanted.count) == 0 { return position }
                position += 1
            }
            return nil
        }
    }
}
