/// The expansion of `@Entry`: a key type and accessors that use it.
struct EntryExpansion {
    let accessors: String
    let key: String

    /// The key protocol for each type that can be extended.
    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    /// - Parameters:
    ///   - declaration: such as `@Entry var columns: Int = 3`.
    ///   - owner: the enclosing declaration, such as `extension EnvironmentValues {}`.
    init(declaration: String, owner: String) throws {
        let property = try PropertyDeclaration(declaration)
        let ownerName = Self.extendedType(owner)
        guard let keyProtocol = Self.keyProtocols[ownerName] else {
            throw ExpansionError(
                "@Entry works in extensions of EnvironmentValues, Transaction, ContainerValues and FocusedValues, not \(ownerName.isEmpty ? "elsewhere" : "of \(ownerName)").")
        }
        let wrapped = property.type.flatMap(Self.wrappedType)
        let requirement: String
        if keyProtocol == "FocusedValueKey" {
            guard let wrapped, property.value == nil || property.value == "nil" else {
                throw ExpansionError(
                    "@Entry var \(property.name) of FocusedValues needs an optional type and no default value; it is nil while nothing offers it.")
            }
            requirement = "typealias Value = \(wrapped)"
        } else {
            guard let value = property.value ?? (wrapped == nil ? nil : "nil") else {
                throw ExpansionError("@Entry var \(property.name) needs a default value.")
            }
            let type = property.type ?? Self.literalType(value)
            requirement = type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
        }
        let keyName = "__Key_" + property.name.filter { $0 != "`" }
        accessors = """
            {
                get { self[\(keyName).self] }
                set { self[\(keyName).self] = newValue }
            }
            """
        key = """
            private struct \(keyName): SwiftUI.\(keyProtocol) {
                \(requirement)
            }
            """
    }

    /// `A.B` in `@X public extension A.B where …`, without the module name.
    private static func extendedType(_ owner: String) -> String {
        var scanner = SourceScanner(owner)
        while !scanner.isAtEnd {
            scanner.passBlank()
            guard let word = scanner.identifier() else {
                _ = scanner.next()
                continue
            }
            guard word == "extension" || word == "struct" else { continue }
            scanner.passBlank()
            var name = scanner.identifier() ?? ""
            while scanner.byte() == UInt8(ascii: ".") {
                scanner.position += 1
                name = scanner.identifier() ?? ""
            }
            return name
        }
        return ""
    }

    /// What an optional type wraps, such as `A` of `A?`; nil for other types.
    private static func wrappedType(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        guard type.hasSuffix(">"), let prefix = ["Optional<", "Swift.Optional<"].first(where: type.hasPrefix) else { return nil }
        return String(type.dropFirst(prefix.count).dropLast())
    }

    /// The default type of a literal; nil for other expressions.
    private static func literalType(_ value: String) -> String? {
        if value == "true" || value == "false" { return "Swift.Bool" }
        var scanner = SourceScanner(value)
        if scanner.next() == .string { return scanner.isAtEnd ? "Swift.String" : nil }
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        guard let first = digits.utf8.first, (48...57).contains(first),
              digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else { return nil }
        return digits.contains(".") ? "Swift.Double" : "Swift.Int"
    }
}

/// The name, type and initial value of a `var`, as source text.
struct PropertyDeclaration {
    let name: String
    let type: String?
    let value: String?

    init(_ declaration: String) throws {
        var scanner = SourceScanner(declaration)
        var found: String?
        while found == nil, !scanner.isAtEnd {
            scanner.passBlank()
            if scanner.byte() == UInt8(ascii: "@") {
                scanner.position += 1
                _ = scanner.identifier()
                if scanner.byte() == UInt8(ascii: "(") { scanner.passBracket() }
            } else if let word = scanner.identifier() {
                guard word == "var" else { continue }
                scanner.passBlank()
                found = scanner.identifier()
            } else {
                _ = scanner.next()
            }
        }
        guard let found else { throw ExpansionError("@Entry can only be attached to a variable.") }
        name = found
        scanner.passBlank()
        var type: String?
        if scanner.byte() == UInt8(ascii: ":") {
            let start = scanner.position + 1
            scanner.position = start
            while !scanner.isAtEnd {
                let byte = scanner.byte()
                // `->` and `==` may be part of the type; a single equals sign ends it.
                if byte == UInt8(ascii: "="), scanner.byte(1) != UInt8(ascii: "=") { break }
                if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { scanner.passBracket() } else { _ = scanner.next() }
            }
            type = scanner.source(start..<scanner.position).trimmed
        }
        self.type = type
        guard scanner.byte() == UInt8(ascii: "=") else {
            value = nil
            return
        }
        value = scanner.source(scanner.position + 1..<scanner.text.count).trimmed
    }
}
