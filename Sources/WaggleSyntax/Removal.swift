import SwiftSyntax

/// Decides what to remove along with an unavailable name, so that the compiler can check the rest.
enum Removal {
    /// A modifier is removed with its arguments; the modified view stays.
    static func of(member: MemberAccessExprSyntax) -> SyntaxSurvey.Removal? {
        guard let base = member.base, modifies(base) else { return of(ExprSyntax(member)) }
        guard let call = call(of: member) else {
            // Without a call it is a property, whose value has its own type.
            return of(ExprSyntax(member))
        }
        return removal(.init(start: member.period.offset, end: call.span.end))
    }

    /// An expression is removed with the modifier that it is an argument of, with the condition that it is part of, or with
    /// its whole statement.
    static func of(_ expression: ExprSyntax) -> SyntaxSurvey.Removal? {
        var node = Syntax(expression)
        while let parent = node.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return removal(of: item) }
            if parent.is(ConditionElementListSyntax.self) { return .init(span: parent.span, isCondition: true) }
            if parent.is(MemberBlockItemSyntax.self) || parent.is(AttributeSyntax.self) { return nil }
            if node.is(LabeledExprListSyntax.self) || node.is(ClosureExprSyntax.self),
               let called = parent.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
               let base = called.base, modifies(base) {
                return removal(.init(start: called.period.offset, end: parent.span.end))
            }
            node = parent
        }
        return nil
    }

    /// The call whose function a member is.
    private static func call(of member: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
        var node = Syntax(member)
        if let generic = node.parent?.as(GenericSpecializationExprSyntax.self) { node = Syntax(generic) }
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == node else { return nil }
        return call
    }

    /// True for a base that makes sense alone: a value, not a type, and nothing that may be nil.
    private static func modifies(_ base: ExprSyntax) -> Bool {
        if base.is(OptionalChainingExprSyntax.self) { return false }
        if let name = base.as(DeclReferenceExprSyntax.self) { return name.baseName.text.first?.isUppercase != true }
        if let member = base.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text.first?.isUppercase != true }
        return true
    }

    /// Control flow statements, such as `if` and `return`, stay.
    private static func removal(of item: CodeBlockItemSyntax) -> SyntaxSurvey.Removal? {
        if let expression = item.item.as(ExprSyntax.self) {
            return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) ? nil : removal(item.span)
        }
        return item.item.is(VariableDeclSyntax.self) ? removal(item.span) : nil
    }

    private static func removal(_ span: SyntaxSurvey.Span) -> SyntaxSurvey.Removal { .init(span: span, isCondition: false) }
}
