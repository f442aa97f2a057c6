import SwiftSyntax

/// Visits a file's syntax tree and records its names.
final class NameReader: SyntaxVisitor {
    private(set) var survey = SyntaxSurvey()
    /// The number of `#if` blocks around the node.
    private var conditions = 0

    // MARK: Positions

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let others = node.statements.map(\.item).filter { !$0.is(ImportDeclSyntax.self) }
        let conditions = others.compactMap { $0.as(IfConfigDeclSyntax.self) }
        func hasCode(_ clause: IfConfigClauseSyntax) -> Bool {
            guard case .statements(let items)? = clause.elements else { return false }
            return items.contains { !$0.item.is(ImportDeclSyntax.self) }
        }
        if conditions.count == others.count, let block = conditions.first(where: { $0.clauses.contains(where: hasCode) }),
           let first = block.clauses.first, let condition = first.condition {
            survey.onlyCondition = hasCode(first) ? condition.trimmedDescription : "!(\(condition.trimmedDescription))"
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        survey.statements.append(node.span)
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        survey.statements.append(node.span)
        survey.members.append(node.span)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions += 1
        if let elements = node.elements { walk(elements) }
        conditions -= 1
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first {
            survey.imports.append(
                .init(module: module.name.text, offset: module.name.offset, span: node.span, isConditional: conditions > 0))
        }
        return .skipChildren
    }

    // MARK: Uses

    private func use(_ token: TokenSyntax, removal: SyntaxSurvey.Removal?, isAttributeKey: Bool = false) {
        guard case .identifier = token.tokenKind else { return }
        survey.uses.append(
            .init(name: token.bare, offset: token.offset, removal: removal, isAttributeKey: isAttributeKey, isConditional: conditions > 0))
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.declName.baseName, removal: Removal.of(member: node))
        // The name is recorded already; what precedes the dot is not.
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.baseName, removal: Removal.of(ExprSyntax(node)))
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        let components = node.parent?.parent?.as(KeyPathComponentListSyntax.self), path = components?.parent?.as(KeyPathExprSyntax.self)
        let isFirst = path?.root == nil && components?.first?.id == node.parent?.id
        // Between them are the argument and the argument list.
        let isInAttribute = path?.parent?.parent?.parent?.is(AttributeSyntax.self) == true
        use(node.declName.baseName, removal: nil, isAttributeKey: isFirst && isInAttribute)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, removal: nil)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, removal: nil)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.macroName, removal: Removal.of(ExprSyntax(node)))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        use(node.macroName, removal: nil)
        return .visitChildren
    }

    // MARK: Declarations

    private func declare(_ token: TokenSyntax?) {
        if let token, case .identifier = token.tokenKind { survey.declarations.append(.init(name: token.bare, offset: token.offset)) }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier); return .visitChildren }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { declare(node.name); return .visitChildren }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The span without surrounding comments and whitespace.
    var span: SyntaxSurvey.Span {
        .init(start: positionAfterSkippingLeadingTrivia.utf8Offset, end: endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension TokenSyntax {
    var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The name without backticks.
    var bare: String { String(text.filter { $0 != "`" }) }
}
