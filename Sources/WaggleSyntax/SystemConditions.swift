import SwiftSyntax

/// What conditions say about the system that a program is compiled for.
struct SystemConditions {
    private let rules: SourceRules
    /// The modules that only Apple's systems have.
    private let foreign: Set<String>

    init(_ rules: SourceRules) {
        self.rules = rules
        foreign = Self.appleModules.subtracting(rules.modules)
    }

    /// A call in a condition, such as `os(iOS)`.
    struct Test {
        var name: String
        /// The system or module that it asks for; the first name of a submodule.
        var subject: String
        var call: FunctionCallExprSyntax
        var isAboutSystem: Bool { name == "os" }
    }

    static func tests(in condition: ExprSyntax) -> [Test] {
        final class Finder: SyntaxVisitor {
            var tests: [Test] = []
            override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
                tests += SystemConditions.test(node).map { [$0] } ?? []
                return .skipChildren
            }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(condition)
        return finder.tests
    }

    private static func test(_ call: FunctionCallExprSyntax) -> Test? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
              let subject = call.arguments.first?.expression.firstToken(viewMode: .sourceAccurate)?.text else { return nil }
        return Test(name: name, subject: subject, call: call)
    }

    /// The value of a test; nil for what is left to the compiler.
    func value(of test: Test) -> Bool? {
        switch test.name {
        case "os":
            guard let system = rules.system else { return test.subject == "Linux" }
            return test.subject == system || test.subject == "OSX" && system == "macOS"
        case "canImport" where test.subject == "os" && rules.hidesLogging: return false
        case "canImport" where rules.system == nil && rules.optionalModules.contains(test.subject): return false
        default: return nil
        }
    }

    /// The value of a condition, as far as it is known without the compiler.
    private func value(of condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return value(of: only.expression) }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return value(of: prefix.expression).map(!) }
        if let call = condition.as(FunctionCallExprSyntax.self), let test = Self.test(call) {
            if let value = value(of: test) { return value }
            if test.name == "canImport" {
                return foreign.contains(test.subject) ? false : rules.modules.contains(test.subject) ? true : nil
            }
            return test.name == "targetEnvironment" ? false : nil
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
        // `&&` binds closer than `||`.
        var alternatives: [[ExprSyntax]] = [[]]
        for element in sequence.elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                if sign.operator.text == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(element)
            }
        }
        let values = alternatives.map { parts in
            let values = parts.map { value(of: $0) }
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    /// The branch that is compiled unless one before it, of which nothing is known, is; nil for none.
    private func branch(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        let values = node.clauses.map { ($0, $0.condition.map { value(of: $0) } ?? true) }
        return values.first { $0.1 == true }?.0 ?? values.first { $0.1 == nil }?.0
    }

    /// The system by which a condition is decided: another one if the branch for the shown system uses what only Apple's systems have, and
    /// the one for the other does not.
    func deciding(_ node: IfConfigDeclSyntax) -> SystemConditions {
        guard let system = rules.system, let shown = branch(of: node), isForeign(shown) else { return self }
        // The Mac's branches for AppKit give way to the phone's.
        for other in (system == "iOS" ? [] : ["iOS"]) + [nil] {
            var rules = rules
            rules.system = other
            let others = SystemConditions(rules)
            if let branch = others.branch(of: node), branch.id != shown.id, branch.elements?.trimmedDescription.isEmpty == false,
               !isForeign(branch) { return others }
        }
        return self
    }

    /// True for the conditions as the compiler itself decides them.
    var areForLinux: Bool { rules.system == nil }

    /// The same without a system.
    var forLinux: SystemConditions {
        var rules = rules
        rules.system = nil
        return SystemConditions(rules)
    }

    /// True if a condition asks for a system.
    func names(_ system: String, in node: IfConfigDeclSyntax) -> Bool {
        node.clauses.compactMap(\.condition).contains { Self.tests(in: $0).contains { $0.isAboutSystem && $0.subject == system } }
    }

    /// True if a branch itself, without conditions in it, imports modules or calls functions that only Apple's systems have.
    private func isForeign(_ clause: IfConfigClauseSyntax) -> Bool {
        final class Finder: SyntaxVisitor {
            let modules: Set<String>, names: [String]
            var isFound = false
            init(_ modules: Set<String>, _ names: [String]) {
                (self.modules, self.names) = (modules, names)
                super.init(viewMode: .sourceAccurate)
            }
            override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
                if let module = node.path.first?.name.text, modules.contains(module) { isFound = true }
                return .skipChildren
            }
            override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { note(node.baseName) }
            override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
            private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
                if names.contains(where: name.text.hasPrefix) { isFound = true }
                return .visitChildren
            }
        }
        guard let elements = clause.elements else { return false }
        let finder = Finder(foreign, Self.foreignNames + (foreign.contains("Security") ? Self.namesOfSecurity : []))
        finder.walk(elements)
        return finder.isFound
    }

    /// The beginnings of names that only the C libraries of Apple's systems and AppKit have.
    private static let foreignNames = [
        "_dyld_", "objc_", "mach_", "class_", "CC_", "CCHmac", "SecKey", "sysctlbyname",
        "NSApp", "NSBezierPath", "NSButton", "NSColor", "NSCursor", "NSEvent", "NSFont", "NSHosting", "NSImage", "NSMenu", "NSOpenPanel",
        "NSPasteboard",
        "NSResponder", "NSSavePanel", "NSScreen", "NSScrollView", "NSTextField", "NSTextView", "NSView", "NSWindow", "NSWorkspace",
    ]

    /// The beginnings of names that come with the module of that name.
    private static let namesOfSecurity = ["SecItem", "SecRandom"]

    private static let appleModules: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AppKit", "ApplicationServices", "AudioToolbox", "AuthenticationServices",
        "Carbon", "Cocoa", "CommonCrypto", "CoreData",
        "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreServices", "CoreText", "CryptoKit",
        "CryptoTokenKit", "Darwin", "IOKit", "ImageIO", "Intents",
        "LocalAuthentication", "MachO", "Metal", "MetalKit", "MobileCoreServices", "Network", "ObjectiveC", "Photos", "PhotosUI",
        "QuartzCore", "SafariServices", "Security", "StoreKit",
        "SystemConfiguration", "UserNotifications", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XPC", "simd",
    ]
}

/// Looks for imports that a file makes in place of those of Apple's systems.
final class LinuxImports: SyntaxVisitor {
    private let systems: SystemConditions
    private(set) var isFound = false

    init(_ systems: SystemConditions) {
        self.systems = systems
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if systems.areForLinux { return .skipChildren }
        let hasImport = node.clauses.contains { clause in
            clause.elements?.as(CodeBlockItemListSyntax.self)?.contains { $0.item.is(ImportDeclSyntax.self) } == true
        }
        if hasImport, systems.deciding(node).areForLinux { isFound = true }
        return .visitChildren
    }
}
