import Foundation

/// The expansion of `#selectorName()`, the default argument of a selector made from a method: the method's name as the program wrote it,
/// such as `tap(_:)`.
///
/// The compiler passes default arguments without the other ones, but says where the call's arguments begin. So the name is read in the
/// source file.
struct SelectorNameExpansion {
    let name: String

    /// - Parameter use: the use of the macro, moved by line breaks and spaces to the call's place.
    /// - Parameter read: reads a file.
    init(_ use: HostMessage.Syntax, read: (String) -> Data? = { FileManager.default.contents(atPath: $0) }) {
        let before = use.source.utf8.prefix { SourceScanner.isBlank($0) }
        let line = use.location.line + before.count { $0 == UInt8(ascii: "\n") }
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
        let text = read(use.location.fileName).flatMap { Self.text(in: $0, line: line, column: column) }
        // Without the source, selectors of different calls are different.
        name = text.flatMap(Self.reference) ?? "\(use.location.fileID):\(line):\(column)"
    }

    /// The source from the call's arguments on. A line whose columns were moved has them at the nearest selector.
    private static func text(in file: Data, line: Int, column: Int) -> String? {
        var lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst(line - 1)
        guard let first = lines.popFirst() else { return nil }
        var scanner = SourceScanner(String(decoding: first, as: UTF8.self))
        var starts: [Int] = []
        while !scanner.isAtEnd {
            if SourceScanner.isWord(scanner.byte()) {
                let word = scanner.identifier()
                if scanner.byte() == UInt8(ascii: "("), word == "Selector" || word == "selector" || word == "init" {
                    starts.append(scanner.position)
                }
            } else { _ = scanner.next() }
        }
        // In the expansion of another macro, the place is one in a text that is no file.
        guard let start = starts.min(by: { abs($0 - column) < abs($1 - column) }), abs(start - column) <= 48 else { return nil }
        let rest = lines.prefix(8).map { String(decoding: $0, as: UTF8.self) }
        return ([scanner.source(start..<scanner.text.count)] + rest).joined(separator: "\n")
    }

    /// The last name of a reference in brackets such as `(Pond.Lily<Int>.tap(_:))`, with its labels.
    private static func reference(_ text: String) -> String? {
        var scanner = SourceScanner(text)
        while scanner.byte() == UInt8(ascii: "(") {
            scanner.position += 1
            scanner.passBlank()
        }
        var name: String?
        while let word = scanner.identifier() {
            name = word.filter { $0 != "`" }
            if scanner.byte() == UInt8(ascii: "<") { passGenericArguments(&scanner) }
            guard scanner.byte() == UInt8(ascii: ".") else { break }
            scanner.position += 1
        }
        guard let name else { return nil }
        guard scanner.byte() == UInt8(ascii: "(") else { return name }
        let start = scanner.position
        scanner.passBracket()
        let labels = scanner.source(start..<scanner.position).filter { !$0.isWhitespace && $0 != "`" }
        return labels.hasSuffix(":)") ? name + labels : name
    }
    private static func passGenericArguments(_ scanner: inout SourceScanner) {
        var depth = 0
        repeat {
            switch scanner.next() {
            case .byte(UInt8(ascii: "<")): depth += 1
            case .byte(UInt8(ascii: ">")): depth -= 1
            default: break
            }
        } while depth > 0 && !scanner.isAtEnd
    }
}
