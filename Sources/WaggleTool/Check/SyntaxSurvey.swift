/// The imports, declarations and uses of names in one source file, by its syntax tree. Offsets count bytes of UTF-8.
///
/// The tool and the reader of syntax trees (`Sources/WaggleSyntax`) compile this file both; it travels between them as JSON.
struct SyntaxSurvey: Codable, Equatable {
    var imports: [Import] = []
    /// What the file declares at any depth: types, members, parameters, variables.
    var declarations: [Declaration] = []
    var uses: [Use] = []
    /// The statements and declarations of all blocks and types, outer ones first.
    var statements: [Span] = []
    /// The members of types, outer ones first.
    var members: [Span] = []

    /// A part of the file from `start` up to, not including, `end`.
    struct Span: Codable, Hashable {
        var start: Int
        var end: Int

        func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
        func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
    }

    struct Removal: Codable, Hashable {
        var span: Span
        /// True for a condition, in whose place must stand another.
        var isCondition: Bool
    }

    struct Import: Codable, Equatable {
        /// The module's name, without what may follow it after a dot.
        var module: String
        /// The place of that name.
        var offset: Int
        /// The whole declaration.
        var span: Span
    }

    struct Declaration: Codable, Equatable {
        var name: String
        /// The place of the name.
        var offset: Int
    }

    struct Use: Codable, Equatable {
        var name: String
        /// The place of the name.
        var offset: Int
        /// What can be taken out of the file so that the rest makes sense without the name; nil where nothing can.
        var removal: Removal?
        /// True for the first name of a key path in an attribute, such as that of an environment value.
        var isAttributeKey: Bool
        /// True inside `#if`, where the compiler may not look.
        var isConditional: Bool
    }

    /// The smallest statement around a place.
    func statement(at offset: Int) -> Span? { statements.last { $0.contains(offset) } }
}
