/// The arguments of a call, including a trailing closure, as source text.
struct CallArguments {
    struct Argument: Equatable {
        /// nil if the argument has no label.
        var label: String?
        var value: String
    }
    private(set) var arguments: [Argument] = []
    /// The text between the braces of the trailing closure; nil if there is none.
    private(set) var trailingClosure: String?

    /// - Parameter call: the source starting at the called name, such as `#Preview("A") { … }`.
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
        // Swift forbids a label on the first trailing closure, so a brace follows directly.
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
