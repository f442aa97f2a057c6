// The JSON messages between compiler and macro plugin. Only fields used here are declared.

/// A request from the compiler. Exactly one property is set.
struct HostMessage: Decodable {
    struct Capability: Decodable {}

    struct MacroReference: Decodable {
        let typeName: String
    }

    struct Location: Codable {
        let fileID: String
        let fileName: String
        let offset: Int
        let line: Int
    }

    struct Syntax: Decodable {
        let source: String
        let location: Location
    }

    struct Freestanding: Decodable {
        let macro: MacroReference
        /// Makes names unique to this use of the macro.
        let discriminator: String
        let syntax: Syntax
    }

    struct Attached: Decodable {
        let macro: MacroReference
        let macroRole: String
        let declSyntax: Syntax
        let attributeSyntax: Syntax
        let lexicalContext: [Syntax]?
        let parentDeclSyntax: Syntax?
    }

    let getCapability: Capability?
    let expandFreestandingMacro: Freestanding?
    let expandAttachedMacro: Attached?
}

/// A response of the plugin. Exactly one property is set.
struct PluginMessage: Encodable {
    struct Capability: Encodable {
        struct Value: Encodable {
            /// The version of the protocol implemented in this file.
            let protocolVersion = 7
            let features: [String] = []
        }
        let capability = Value()
    }

    struct Expansion: Encodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }
        struct Nothing: Encodable {}
        let message: String
        let severity = "error"
        let position: Position
        let highlights: [Nothing] = []
        let notes: [Nothing] = []
        let fixIts: [Nothing] = []
    }

    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?
}

/// A macro that cannot be expanded; the compiler shows the message at its use.
struct ExpansionError: Error {
    let message: String
    init(_ message: String) { self.message = message }
}
