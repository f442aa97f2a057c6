/// The imports, declarations, unavailable declarations and uses of names in one source file, from its syntax tree. Offsets are
/// in UTF-8 bytes.
///
/// Both the tool and the syntax reader (`Sources/WaggleSyntax`) compile this file. They exchange surveys as JSON.
struct SyntaxSurvey: Codable, Equatable {
    var imports: [Import] = []
    /// The names declared in the file at any depth: types, members, parameters, variables.
    var declarations: [Declaration] = []
    var uses: [Use] = []
    /// The public declarations marked unavailable.
    var refusals: [UnavailableDeclaration] = []
    /// The statements and declarations of all blocks and types, outer ones first.
    var statements: [Span] = []
    /// The members of types, outer ones first.
    var members: [Span] = []
    /// If a file has nothing but imports outside of `#if`, and more than imports inside, the first condition with more than imports.
    var onlyCondition: String?

    /// A half-open range of the file.
    struct Span: Codable, Hashable {
        var start: Int
        var end: Int

        func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
        func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
    }

    struct Removal: Codable, Hashable {
        var span: Span
        /// True for a condition, which is replaced by `true`.
        var isCondition: Bool
    }

    struct Import: Codable, Equatable {
        /// The module's name, up to the first dot.
        var module: String
        /// The offset of the name.
        var offset: Int
        /// The whole declaration.
        var span: Span
        /// True inside `#if`, which the compiler may skip.
        var isConditional = false
    }

    struct Declaration: Codable, Equatable {
        var name: String
        /// The offset of the name.
        var offset: Int
    }

    /// A declaration marked `@available(*, unavailable)`.
    struct UnavailableDeclaration: Codable, Equatable {
        /// The names of the enclosing types and its own, with argument labels: `Pond.swim(to:)`.
        var path: [String]
        /// The attribute's message; empty if there is none.
        var sentence: String
    }

    struct Use: Codable, Equatable {
        var name: String
        /// The offset of the name.
        var offset: Int
        /// The part to remove so that the rest is valid without the name; nil if nothing can be removed.
        var removal: Removal?
        /// True for the first component of a key path in an attribute, such as an environment value's.
        var isAttributeKey: Bool
        /// True inside `#if`, which the compiler may skip.
        var isConditional: Bool
    }

    /// The smallest statement around an offset.
    func statement(at offset: Int) -> Span? { statements.last { $0.contains(offset) } }
}
