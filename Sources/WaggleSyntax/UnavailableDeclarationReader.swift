import SwiftSyntax

/// Visits a file's syntax tree and records the public declarations that are marked unavailable. The members of an unavailable type
/// are not listed.
final class UnavailableDeclarationReader: SyntaxVisitor {
    private(set) var refusals: [SyntaxSurvey.UnavailableDeclaration] = []

    /// A type or extension around the node.
    private struct Scope {
        var path: [String]
        /// True where members need no `public` of their own.
        var makesPublic: Bool
        /// The message of an unavailable extension.
        var sentence: String?
    }
    private var scopes: [Scope] = []

    private func path(_ name: String) -> [String] { (scopes.last?.path ?? []) + [name] }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        // `public private(set)` has a detail in the second modifier only.
        scopes.last?.makesPublic == true || modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
    }

    /// Records a declaration if it is public and unavailable.
    private func note(_ names: [String], _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        guard let sentence = attributes.refusal ?? scopes.last?.sentence, isPublic(modifiers) else { return }
        refusals += names.map { .init(path: path($0), sentence: sentence) }
    }

    // MARK: Types

    private func enter(
        _ name: TokenSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, makesPublic: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let isPublic = isPublic(modifiers)
        note([name.bare], attributes, modifiers)
        scopes.append(Scope(path: path(name.bare), makesPublic: makesPublic && isPublic))
        return attributes.refusal == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes, node.modifiers) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes, node.modifiers) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes, node.modifiers) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes, node.modifiers) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name, node.attributes, node.modifiers, makesPublic: true)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPublic = node.modifiers.contains { $0.name.text == "public" }
        scopes.append(Scope(path: node.extendedType.names, makesPublic: isPublic, sentence: node.attributes.refusal))
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note([node.name.bare + node.signature.parameterClause.labels], node.attributes, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        note(["init" + node.signature.parameterClause.labels], node.attributes, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        note(["subscript" + node.parameterClause.labels], node.attributes, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.bare }, node.attributes, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note([node.name.bare], node.attributes, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        // Cases have no `public` of their own; in an internal enumeration nobody asks for them.
        guard let sentence = node.attributes.refusal else { return .skipChildren }
        refusals += node.elements.map { .init(path: path($0.name.bare), sentence: sentence) }
        return .skipChildren
    }
}

extension AttributeListSyntax {
    /// The message of `@available(*, unavailable)`, empty without one; nil without the attribute.
    fileprivate var refusal: String? {
        for case .attribute(let attribute) in self {
            guard attribute.attributeName.trimmedDescription == "available",
                  case .availability(let arguments) = attribute.arguments else { continue }
            let words = arguments.compactMap { $0.argument.as(TokenSyntax.self)?.text }
            guard words.contains("*"), words.contains("unavailable") else { continue }
            let message = arguments.lazy.compactMap { $0.argument.as(AvailabilityLabeledArgumentSyntax.self) }.first {
                $0.label.text == "message"
            }
            guard case .string(let text) = message?.value else { return "" }
            return text.segments.map(\.content.text).joined()
        }
        return nil
    }
}

extension FunctionParameterClauseSyntax {
    /// The argument labels in brackets, with a colon after each.
    fileprivate var labels: String { "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")" }
}

extension TypeSyntax {
    /// The names of a type and of those around it, outermost first. A name of a module in front is left out.
    fileprivate var names: [String] {
        if let type = self.as(MemberTypeSyntax.self) {
            let outer = type.baseType.names
            return (outer.first?.hasPrefix("Waggle") == true ? [] : outer) + [type.name.bare]
        }
        return self.as(IdentifierTypeSyntax.self).map { [$0.name.bare] } ?? [trimmedDescription]
    }
}
