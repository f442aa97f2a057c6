import Foundation

/// Expands Waggle's macros.
package enum MacroAnswer {
    /// The response to a compiler message, both in JSON.
    package static func answer(to request: Data) -> Data {
        // Encoding a response cannot fail.
        (try? JSONEncoder().encode(message(answering: request))) ?? Data()
    }

    private static func message(answering request: Data) -> PluginMessage {
        guard let message = try? JSONDecoder().decode(HostMessage.self, from: request) else {
            return PluginMessage(expandMacroResult: .init(expandedSource: nil, diagnostics: []))
        }
        if let use = message.expandFreestandingMacro {
            return expansion(at: use.syntax.location) {
                switch use.macro.typeName {
                case "PreviewMacro":
                    return try PreviewExpansion(use.syntax.source, location: use.syntax.location, discriminator: use.discriminator).source
                // The call of a type's initialiser with the same arguments.
                case "RuleMacro": return "TipKit.Tips.Rule" + use.syntax.source.drop { $0 != "(" }
                case "SelectorNameMacro": return "\"\(SelectorNameExpansion(use.syntax).name)\""
                default: throw ExpansionError("This version of Waggle has no macro \(use.macro.typeName).")
                }
            }
        }
        if let use = message.expandAttachedMacro {
            return expansion(at: use.attributeSyntax.location) {
                switch use.macro.typeName {
                case "EntryMacro":
                    let owner = use.lexicalContext?.first?.source ?? use.parentDeclSyntax?.source ?? ""
                    let entry = try EntryExpansion(declaration: use.declSyntax.source, owner: owner)
                    return use.macroRole == "accessor" ? entry.accessors : entry.key
                case "ParameterMacro":
                    let parameter = try ParameterExpansion(use.declSyntax.source)
                    return use.macroRole == "accessor" ? parameter.accessors : parameter.peer
                // The enclosing preview lifts the marked variable.
                case "PreviewableMacro": return ""
                default: throw ExpansionError("This version of Waggle has no macro \(use.macro.typeName).")
                }
            }
        }
        return PluginMessage(getCapabilityResult: .init())
    }

    private static func expansion(at location: HostMessage.Location, _ expand: () throws -> String) -> PluginMessage {
        do {
            return PluginMessage(expandMacroResult: .init(expandedSource: try expand(), diagnostics: []))
        } catch {
            let message = (error as? ExpansionError)?.message ?? "\(error)"
            let position = PluginMessage.Diagnostic.Position(fileName: location.fileName, offset: location.offset)
            return PluginMessage(expandMacroResult: .init(expandedSource: nil, diagnostics: [.init(message: message, position: position)]))
        }
    }
}
