import SwiftSyntax

/// Shows a source file as iOS would see it: which branches of conditions are compiled, and how Swift says what is said through Objective-C
/// on Apple's systems.
///
/// No line is added or removed, and where the new text is shorter, spaces fill it up, so that positions stay.
final class SourceRewriter: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private let rules: SourceRules
    private let systems: SystemConditions
    /// True in a file that imports something of Linux's in place of what only Apple's systems have.
    private var keepsLinux = false
    private var lastSelector: MacroExpansionExprSyntax?

    init(_ rules: SourceRules, of file: SourceFileSyntax) {
        self.rules = rules
        systems = SystemConditions(rules)
        super.init(viewMode: .sourceAccurate)
        let imports = LinuxImports(systems)
        imports.walk(file)
        keepsLinux = imports.isFound
        walk(file)
    }

    /// Replaces a node, without surrounding comments and whitespace.
    private func replace(_ node: some SyntaxProtocol, by text: String) { replace(node.span.start, node.span.end, by: text) }

    private func replace(_ start: Int, _ end: Int, by text: String) {
        let missing = end - start - text.utf8.count
        edits.append(SourceEdit(start: start, end: end, text: text + String(repeating: " ", count: max(0, missing))))
    }

    /// Replaces a node by spaces. Line breaks stay.
    private func blank(_ node: some SyntaxProtocol) {
        let text = String(decoding: node.trimmedDescription.utf8.map { [0x0A, 0x0D].contains($0) ? $0 : 0x20 }, as: UTF8.self)
        edits.append(SourceEdit(start: node.span.start, end: node.span.end, text: text))
    }

    // MARK: Conditions and imports

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let deciding = keepsLinux && systems.names("Linux", in: node) ? systems.forLinux : systems.deciding(node)
        for case let condition? in node.clauses.map(\.condition) {
            for test in SystemConditions.tests(in: condition) {
                if let value = deciding.value(of: test), value != SystemConditions(.init()).value(of: test) {
                    replace(test.call, by: "\(value)")
                } else if test.name == "canImport", let module = test.call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
                          let root = module.root {
                    // Our modules have no submodules.
                    edits.append(SourceEdit(
                        start: root.span.end, end: test.call.span.end,
                        text: ")" + String(repeating: " ", count: test.call.span.end - root.span.end - 1)))
                }
            }
        }
        return .visitChildren
    }

    /// `import os.log` imports a part of a module made of C headers; ours are whole. What a kind precedes, as in
    /// `import struct SwiftUI.Color`, is a declaration.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first?.name,
           !Self.systemModules.contains(module.text) {
            replace(module.span.end, node.path.span.end, by: "")
        }
        return .skipChildren
    }

    /// The C libraries of systems.
    private static let systemModules: Set<String> = ["Darwin", "Glibc", "Musl", "Android", "WinSDK"]

    // MARK: Attributes

    private static let attributes: Set<String> = [
        "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.attributes.contains(name) { blank(node) }
        if name == "UIApplicationMain" || name == "NSApplicationMain" { replace(node, by: "@main") }
        return .visitChildren
    }

    /// Only classes conform to a protocol of Objective-C, and only to such protocols there are weak references.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isForObjectiveC = node.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }
        if isForObjectiveC, node.inheritanceClause == nil {
            let end = node.name.span.end
            edits.append(SourceEdit(start: end, end: end, text: ": AnyObject"))
        }
        let methods = isForObjectiveC ? node.optionalMethods : []
        for modifier in methods.flatMap(\.modifiers) where modifier.name.text == "optional" { blank(modifier) }
        if !methods.isEmpty { edits.append(SourceEdit(start: node.span.end, end: node.span.end, text: node.bodiesOfOptionalMethods)) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let mark = node.markOfOptionalMethod { blank(mark) }
        return .visitChildren
    }

    // MARK: Extensions that override

    /// Members that UIKit's own class lets extensions replace. In Objective-C an extension may override what its class inherits.
    private static let replaceable: [String: Set<String>] = ["UINavigationController": [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
        "preferredStatusBarStyle", "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
    ]]

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let names = Self.replaceable[node.extendedType.trimmedDescription] else { return .visitChildren }
        for member in node.memberBlock.members.map(\.decl) {
            if let method = member.as(FunctionDeclSyntax.self), names.contains(method.name.text) {
                let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
                replaceOverride(method.modifiers, "\(method.name.text)(\(labels))", method.name)
            } else if let property = member.as(VariableDeclSyntax.self),
                      let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier, names.contains(name.text) {
                replaceOverride(property.modifiers, name.text, name)
            }
        }
        return .visitChildren
    }
    /// Makes an override a replacement, under a name of its own.
    private func replaceOverride(_ modifiers: DeclModifierListSyntax, _ replaced: String, _ name: TokenSyntax) {
        guard modifiers.contains(where: { $0.name.text == "override" }), let first = modifiers.first else { return }
        func goes(_ modifier: DeclModifierSyntax) -> Bool { ["override", "open"].contains(modifier.name.text) }
        for modifier in modifiers.dropFirst() where goes(modifier) { blank(modifier) }
        replace(first, by: "@_dynamicReplacement(for: \(replaced))" + (goes(first) ? "" : " " + first.trimmedDescription))
        edits.append(SourceEdit(start: name.span.end, end: name.span.end, text: "OfExtension"))
    }

    // MARK: Selectors

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first, node.arguments.count == 1, let open = node.leftParen else { return .visitChildren }
        switch node.macroName.text {
        case "keyPath": replace(
            node,
            by: "\"" + argument.expression.components.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".") + "\"")
        case "selector":
            let name = argument.expression.components.last ?? ""
            switch argument.label?.text {
            case "getter": replace(node, by: "Selector(\"\(name)\")")
            case "setter": replace(node, by: "Selector(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")")
            default:
                edits.append(SourceEdit(start: node.pound.offset, end: open.span.end, text: " Selector("))
                qualify(argument.expression)
                // The macro that reads a selector's name finds the selector by its column, which those before it in the line have moved.
                if followsSelector(node) {
                    let end = argument.expression.span.end
                    edits.append(SourceEdit(start: end, end: end, text: ", named: \"\(argument.expression.writtenName)\""))
                }
                lastSelector = node
            }
        default: return .visitChildren
        }
        return .skipChildren
    }

    /// True if another selector stands before this one in the same line.
    private func followsSelector(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let last = lastSelector else { return false }
        let between = node.root.description.utf8.dropFirst(last.span.end).prefix(node.span.start - last.span.end)
        return !between.contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Names a method by its type, as an unapplied one is named.
    private func qualify(_ method: ExprSyntax) {
        if let tuple = method.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return qualify(only.expression)
        }
        // The compiler folds operators later.
        if let sequence = method.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            if first.isOfEnclosingType, let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.function,
               let owner = method.enclosingType {
                edits.append(SourceEdit(start: type.span.start, end: type.span.start, text: "(\(owner)) -> "))
            }
            return qualify(first)
        }
        if let name = method.as(DeclReferenceExprSyntax.self), let owner = method.enclosingType {
            edits.append(SourceEdit(start: name.span.start, end: name.span.start, text: owner + "."))
        } else if let member = method.as(MemberAccessExprSyntax.self), let base = member.base {
            if method.isOfEnclosingType, let owner = method.enclosingType {
                replace(base, by: owner)
            } else if let last = base.components.last, last.first?.isLowercase == true {
                // The coordinator of a representable view has a type of that name; any other value knows its own.
                replace(base, by: last == "coordinator" ? "Coordinator" : "type(of: \(base.trimmedDescription))")
            }
        }
    }
}

// MARK: - What expressions name

extension ExprSyntax {
    /// The names between the dots, without argument labels.
    fileprivate var components: [String] {
        if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.bare] }
        if let member = self.as(MemberAccessExprSyntax.self) { return (member.base?.components ?? []) + [member.declName.baseName.bare] }
        if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first { return only.expression.components }
        if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first { return first.components }
        return []
    }

    /// The last name, with argument labels.
    fileprivate var writtenName: String {
        if let member = self.as(MemberAccessExprSyntax.self) { return ExprSyntax(member.declName).writtenName }
        if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first { return only.expression.writtenName }
        if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first { return first.writtenName }
        return trimmedDescription.filter { !$0.isWhitespace && $0 != "`" }
    }

    /// True for `swim`, `self.swim`, `Self.swim` and `super.swim`.
    fileprivate var isOfEnclosingType: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
        return base.is(SuperExprSyntax.self) || ["self", "Self"].contains(base.as(DeclReferenceExprSyntax.self)?.baseName.text)
    }

    /// The type whose method an unqualified name in the expression means. A stored property's initial value cannot say `Self`; where a
    /// protocol is extended, nothing else will do.
    fileprivate var enclosingType: String? {
        var node = Syntax(self)
        while let parent = node.parent {
            if let type = parent.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = parent.as(StructDeclSyntax.self) { return type.name.text }
            if let type = parent.as(EnumDeclSyntax.self) { return type.name.text }
            if let type = parent.as(ActorDeclSyntax.self) { return type.name.text }
            if parent.is(ProtocolDeclSyntax.self) { return "Self" }
            if let type = parent.as(ExtensionDeclSyntax.self) {
                return type.genericWhereClause?.requirements.contains { $0.trimmedDescription.hasPrefix("Self") } == true ? "Self"
                    : type.extendedType.trimmedDescription
            }
            node = parent
        }
        return nil
    }
}

extension MemberAccessExprSyntax {
    /// What stands before the first dot.
    fileprivate var root: ExprSyntax? {
        var base = base
        while let member = base?.as(MemberAccessExprSyntax.self) { base = member.base }
        return base
    }
}

extension TypeSyntax {
    /// A function type, perhaps optional or in brackets.
    fileprivate var function: FunctionTypeSyntax? {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.function }
        if let type = self.as(TupleTypeSyntax.self), let only = type.elements.first, type.elements.count == 1 { return only.type.function }
        return self.as(FunctionTypeSyntax.self)
    }
}
