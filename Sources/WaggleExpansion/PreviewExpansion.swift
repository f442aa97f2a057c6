/// The expansion of `#Preview`: a type that the framework finds by its protocol conformance.
struct PreviewExpansion {
    let source: String

    /// - Parameter call: the macro use, such as `#Preview("Empty", traits: .landscapeLeft) { ContentView() }`.
    init(_ call: String, location: HostMessage.Location, discriminator: String) throws {
        let written = call, call = CallArguments(call)
        // A widget with its entries: WidgetKit has a view for that, which takes the same arguments.
        let isWidget = call.arguments.contains { $0.label == "as" }
        var name = "nil"
        var traits: [String] = []
        var closure = call.trailingClosure.map(Self.withoutSignature)
        var isAfterTraits = false
        for argument in call.arguments {
            switch argument.label {
            case _? where isWidget: continue
            case nil where isAfterTraits: traits.append(argument.value)
            case nil: name = argument.value
            case "traits":
                traits.append(argument.value)
                isAfterTraits = true
            case "body": closure = Self.body(ofClosureArgument: argument.value)
            case let label?: throw ExpansionError("#Preview has no argument “\(label)”.")
            }
        }
        if isWidget { closure = "WidgetKit._WidgetPreview" + written.drop { $0 != "(" } }
        guard let closure else { throw ExpansionError("#Preview needs a closure that returns a view.") }
        let (properties, body) = Self.liftingPreviewable(closure)
        // The compiler's mangling of a macro's unique names: discriminator, length and name, operator.
        let type = "\(discriminator)7PreviewfMu_"
        source = """
            struct \(type): SwiftUI._PreviewRegistration {
                static var _name: Swift.String? { \(name) }
                static var _location: Swift.String { \(Self.literal("\(location.fileID):\(location.line)")) }
                @MainActor static var _traits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] { [\(traits.joined(separator: ", "))] }
                @MainActor static func _makeView() -> any SwiftUI.View { Content() }
                struct Content: SwiftUI.View {
                    \(properties.joined(separator: "\n        "))
                    var body: some SwiftUI.View {
            \(body)
                    }
                }
            }
            """
    }

    /// A closure argument loses its braces; anything else, such as a function, is called.
    private static func body(ofClosureArgument value: String) -> String {
        guard value.hasPrefix("{"), value.hasSuffix("}") else { return "SwiftUI.AnyView((\(value))())" }
        return withoutSignature(String(value.dropFirst().dropLast()))
    }

    /// Removes `() -> some View in` before the statements.
    private static func withoutSignature(_ closure: String) -> String {
        var scanner = SourceScanner(closure)
        scanner.passBlank()
        guard scanner.byte() == UInt8(ascii: "(") || scanner.byte() == UInt8(ascii: "@")
            || scanner.byte() == UInt8(ascii: "[") else { return closure }
        // In practice a signature is on one line; statements that start similarly have no `in` there.
        while !scanner.isAtEnd, scanner.byte() != UInt8(ascii: "\n"), scanner.byte() != UInt8(ascii: "{") {
            if SourceScanner.isWord(scanner.byte()) {
                if scanner.identifier() == "in" { return scanner.source(scanner.position..<scanner.text.count) }
            } else {
                _ = scanner.next()
            }
        }
        return closure
    }

    /// Turns declarations marked `@Previewable` into properties, so that their state lives in a view.
    static func liftingPreviewable(_ closure: String) -> (properties: [String], body: String) {
        var scanner = SourceScanner(closure)
        var properties: [String] = [], body = "", start = 0
        while !scanner.isAtEnd {
            switch scanner.byte() {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): scanner.passBracket()
            case UInt8(ascii: "@"):
                let attribute = scanner.position
                scanner.position += 1
                guard scanner.identifier() == "Previewable" else { continue }
                body += scanner.source(start..<attribute)
                let declaration = scanner.position
                scanner.passStatement()
                properties.append(scanner.source(declaration..<scanner.position).trimmed)
                start = scanner.position
            default: _ = scanner.next()
            }
        }
        return (properties, body + scanner.source(start..<scanner.text.count))
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}

extension SourceScanner {
    /// Moves to the end of the statement: a semicolon, or a line break where neither side continues the statement.
    mutating func passStatement() {
        var last = UInt8(ascii: ","), words = 0, isInWord = false
        while !isAtEnd {
            let byte = byte()
            if byte == UInt8(ascii: ";") { return }
            if byte == UInt8(ascii: "\n"), words > 1, !Self.continues(after: last) {
                var ahead = self
                ahead.passBlank()
                if ahead.isAtEnd || !Self.continues(before: ahead.byte()) { return }
            }
            if Self.isWord(byte) {
                if !isInWord { words += 1 }
                isInWord = true
            } else {
                isInWord = false
            }
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                passBracket()
                last = UInt8(ascii: ")")
            } else {
                let piece = next()
                if piece == .string { last = UInt8(ascii: "\"") } else if piece != .comment, !Self.isBlank(byte) { last = byte }
            }
        }
    }

    private static let operators = Set("=+-*/<>&|^%~:,.".utf8)
    private static func continues(after byte: UInt8) -> Bool { operators.contains(byte) }
    private static func continues(before byte: UInt8) -> Bool {
        byte != UInt8(ascii: "/") && (operators.contains(byte) || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "{"))
    }
}
