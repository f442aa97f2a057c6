import Foundation

/// Finds out without a syntax tree whether a source may contain something that is shown otherwise. Most files do not, and never meet the
/// syntax reader.
struct RewriteScan {
    private let bytes: [UInt8]
    private let directives: [Directive]

    init(_ source: Data) {
        bytes = Array(source)
        directives = Self.directives(bytes)
    }

    private static let words = [
        "@objc", "@IB", "@GKInspectable", "#selector", "#keyPath", "ApplicationMain",
        "extension UINavigationController"].map { Array($0.utf8) }

    /// True if a rule may concern the source.
    func mayChange(by rules: SourceRules) -> Bool {
        Self.words.contains { Self.next($0, in: bytes, from: 0) != nil } || importsSubmodule || callsOptionalMethod || directives.contains {
            $0.mayChange(by: rules)
        }
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

    /// True if a condition tells Linux or another system that is not Apple's.
    var mentionsLinux: Bool {
        directives.contains { directive in
            ["os(Linux)", "os(Windows)", "os(Android)", "canImport(Glibc)", "canImport(FoundationNetworking)"]
                .contains(where: directive.text.contains)
        }
    }

    /// Those of the modules that the source imports or asks for with `canImport`, in any branch. Some may stand in strings or comments,
    /// which costs a build of a module and no more.
    func mentions(of modules: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for word in ["import ", "canImport("] {
            var position = 0
            while let start = Self.next(Array(word.utf8), in: bytes, from: position) {
                position = start + word.utf8.count
                // `import struct CryptoKit.SHA256` names a declaration's kind first.
                for _ in 0..<2 {
                    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
                    let nameStart = position
                    while Self.isNamePart(bytes, at: position) { position += 1 }
                    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
                    if modules.contains(name) { found.insert(name) }
                }
            }
        }
        return found
    }

    /// How a source imports a module or parts of it.
    enum Import: Comparable { case never, conditional, always }

    /// The strongest import of one of the modules. Imports in strings are among them.
    func imports(anyOf modules: Set<String>) -> Import {
        var found = Import.never, position = 0
        let word = Array("import ".utf8)
        while found < .always, let start = Self.next(word, in: bytes, from: position) {
            position = start + word.count
            let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let lineEnd = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "/") } ?? bytes.count
            // Before it there may be attributes and an access level, after it the kind of a declaration.
            guard !bytes[lineStart..<start].contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\"") }) else { continue }
            let names = String(decoding: bytes[position..<lineEnd], as: UTF8.self).split(whereSeparator: \.isWhitespace).prefix(2)
            guard names.contains(where: { $0.split(separator: ".").first.map { modules.contains(String($0)) } ?? false }) else { continue }
            found = max(found, isConditional(start) ? .conditional : .always)
        }
        return found
    }

    /// True inside a branch of a condition.
    private func isConditional(_ offset: Int) -> Bool {
        let before = directives.prefix { $0.offset < offset }
        return before.count { $0.kind == .start } > before.count { $0.kind == .end }
    }

    // MARK: Reading

    private struct Directive {
        enum Kind: String, CaseIterable { case start = "if", next = "elseif", otherwise = "else", end = "endif" }
        var kind: Kind
        /// Where it stands.
        var offset: Int
        /// The condition without spaces, after a bracket.
        var text: String

        func mayChange(by rules: SourceRules) -> Bool {
            if rules.system != nil, ["(os(", "!os(", "&os(", "|os("].contains(where: text.contains) { return true }
            if rules.system == nil, rules.optionalModules.contains(where: { text.contains("canImport(\($0)") }) { return true }
            return rules.hidesLogging && text.contains("canImport(os") || text.contains(#/canImport\(\w+\./#)
        }
    }

    /// The compiler's conditions, in order. Those in comments and strings are among them.
    private static func directives(_ bytes: [UInt8]) -> [Directive] {
        var found: [Directive] = [], position = 0
        while let hash = next([UInt8(ascii: "#")], in: bytes, from: position) {
            position = hash + 1
            guard let kind = Directive.Kind.allCases.first(where: {
                bytes[position...].starts(with: $0.rawValue.utf8) && !isNamePart(bytes, at: position + $0.rawValue.utf8.count)
            }) else { continue }
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let text = String(decoding: bytes[(position + kind.rawValue.utf8.count)..<end], as: UTF8.self)
            found.append(Directive(kind: kind, offset: hash, text: "(" + text.filter { !$0.isWhitespace }))
            position = end
        }
        return found
    }

    /// True for `import os.log` and the like, but not for `import struct SwiftUI.Color`.
    private var importsSubmodule: Bool {
        let word = Array("import ".utf8)
        var position = 0
        while let start = Self.next(word, in: bytes, from: position) {
            position = start + word.count
            while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
            while Self.isNamePart(bytes, at: position) { position += 1 }
            if position < bytes.count, bytes[position] == UInt8(ascii: ".") { return true }
        }
        return false
    }

    /// True for `delegate?.swim?(` and for `swim?(` with an argument label.
    private var callsOptionalMethod: Bool {
        var position = 0
        while let start = Self.next(Array("?(".utf8), in: bytes, from: position) {
            position = start + 2
            let before = String(decoding: bytes[..<start].suffix(80), as: UTF8.self).lowercased()
            if before.contains("delegate?.") || before.contains("datasource?.") || before.contains("delegate.")
                || before.contains("datasource.") { return true }
            // A label follows the bracket or a comma, perhaps in a call inside.
            var depth = 1, isAtStart = true, index = position
            while index < bytes.count, depth > 0 {
                let byte = bytes[index]
                if isAtStart, Self.isNamePart(bytes, at: index) {
                    while Self.isNamePart(bytes, at: index) { index += 1 }
                    if index < bytes.count, bytes[index] == UInt8(ascii: ":") { return true }
                    isAtStart = false
                    continue
                }
                if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
                    depth += 1
                } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
                    depth -= 1
                }
                if byte == UInt8(ascii: ",") { isAtStart = depth == 1 } else if byte != UInt8(ascii: " "),
                   byte != UInt8(ascii: "\n") { isAtStart = false }
                index += 1
            }
        }
        return false
    }

    /// True if a letter, a digit or `_` is there.
    private static func isNamePart(_ bytes: [UInt8], at position: Int) -> Bool {
        guard position < bytes.count else { return false }
        let byte = bytes[position]
        return byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Where bytes occur next.
    private static func next(_ wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
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
