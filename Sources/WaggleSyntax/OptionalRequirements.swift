import SwiftSyntax

// Requirements that a class need not meet, which only protocols of Objective-C have. Without it they are requirements with an empty body:
// what is not met does nothing and gives nil.

extension ProtocolDeclSyntax {
    /// The optional requirements that can have such a body: methods without a result or with an optional one.
    var optionalMethods: [FunctionDeclSyntax] {
        // An extension stands in no type.
        guard isAtFileScope else { return [] }
        return memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { method in
            let modifiers = method.modifiers.map(\.name.text)
            return modifiers.contains("optional") && !modifiers.contains("static") && method.genericParameterClause == nil
                && method.signature.defaultBody != nil
        }
    }

    /// The extension with the bodies, in one line.
    var bodiesOfOptionalMethods: String {
        let access = modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let methods = optionalMethods.map { "\(access)func \($0.name.text)\($0.signature.inOneLine) \($0.signature.defaultBody ?? "")" }
        return "; extension \(name.text) { \(methods.joined(separator: "; ")) }"
    }

    private var isAtFileScope: Bool {
        var node = parent
        while let some = node {
            if some.isProtocol((any DeclGroupSyntax).self) || some.is(CodeBlockSyntax.self) { return false }
            node = some.parent
        }
        return true
    }
}

extension FunctionSignatureSyntax {
    fileprivate var defaultBody: String? {
        guard let type = returnClause?.type else { return "{}" }
        if ["Void", "()"].contains(type.trimmedDescription) { return "{}" }
        return type.is(OptionalTypeSyntax.self) ? "{ nil }" : nil
    }

    /// The text without comments and line breaks.
    fileprivate var inOneLine: String {
        tokens(viewMode: .sourceAccurate).map { ($0.leadingTrivia.isEmpty ? "" : " ") + $0.text + ($0.trailingTrivia.isEmpty ? "" : " ") }
            .joined()
    }
}

extension FunctionCallExprSyntax {
    /// The question mark of `delegate?.pond?(self, didRise: depth)`: what has argument labels is a method and no closure, and delegates
    /// have methods.
    var markOfOptionalMethod: TokenSyntax? {
        guard let chain = calledExpression.as(OptionalChainingExprSyntax.self),
              let member = chain.expression.as(MemberAccessExprSyntax.self) else { return nil }
        let owner = (member.base?.tokens(viewMode: .sourceAccurate))
            .map(Array.init)?.last { if case .identifier = $0.tokenKind { true } else { false } }?.text.lowercased() ?? ""
        let isDelegates = ["delegate", "datasource"].contains(where: owner.hasSuffix)
        return isDelegates || arguments.contains { $0.label != nil } ? chain.questionMark : nil
    }
}
