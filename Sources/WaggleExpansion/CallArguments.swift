/// The arguments of a call, trailing closure included, as source text.
struct CallArguments {
    struct Argument: Equatable {
        /// Nil where the argument has none.
        var label: String?
        var value: String
    }
    private(set) var arguments: [Argument] = []
    /// What stands between the braces of the closure behind the parentheses; nil: there is none.
    private(set) var trailingClosure: String?

    /// - Parameter call: the source from the called name on, such as `#Preview("A") { … }`.
    init(_ call: String) {
        var scanner = SourceScanner(call)
        scanner.passBlank()
        while !scanner.isAtEnd, scanner.byte() != UInt8(ascii: "("), scanner.byte() != UInt8(ascii: "{") { _ = scanner.next() }
        if scanner.byte() == UInt8(ascii: "(") {
            let start = scanner.position + 1
            scanner.passBracket()
            arguments = Self.list(scanner.source(start..<max(scanner.position - 1, start)))
            scanner.passBlank()
        }
        // A label before the first trailing closure is not allowed by the language, so a brace follows at once.
        if scanner.byte() == UInt8(ascii: "{") {
            let start = scanner.position + 1
            scanner.passBracket()
            trailingClosure = scanner.source(start..<max(scanner.position - 1, start))
        }
    }

    private static func list(_ source: String) -> [Argument] {
        var scanner = SourceScanner(source)
        var arguments: [Argument] = []
        var start = 0
        func finish(_ end: Int) {
            let text = scanner.source(start..<end).trimmed
            if !text.isEmpty { arguments.append(argument(text)) }
        }
        while !scanner.isAtEnd {
            switch scanner.byte() {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): scanner.passBracket()
            case UInt8(ascii: ","):
                finish(scanner.position)
                scanner.position += 1
                start = scanner.position
            default: _ = scanner.next()
            }
        }
        finish(scanner.position)
        return arguments
    }

    private static func argument(_ text: String) -> Argument {
        var scanner = SourceScanner(text)
        scanner.passBlank()
        if let label = scanner.identifier() {
            scanner.passBlank()
            if scanner.byte() == UInt8(ascii: ":") {
                return Argument(label: label, value: scanner.source(scanner.position + 1..<scanner.text.count).trimmed)
            }
        }
        return Argument(label: nil, value: text)
    }
}
