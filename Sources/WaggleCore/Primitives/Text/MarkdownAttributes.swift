// Attributed strings from markdown, which Foundation lacks on Linux.

import Foundation

extension AttributeScopes {
    /// The attributes that inline markdown leaves in an attributed string, apart from links.
    public struct InlineMarkdownAttributes: AttributeScope {
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// The emphasis of inline Markdown, such as strong or code.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.InlineMarkdownAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributedString {
    /// How markdown is parsed.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The syntax to parse.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Emphasis, code, strikethrough and links; whitespace and line breaks are preserved.
            case inlineOnlyPreservingWhitespace
        }

        public var interpretedSyntax: InterpretedSyntax

        /// Parses only inline markdown; blocks such as headings and lists stay plain text.
        public init(interpretedSyntax: InterpretedSyntax = .inlineOnlyPreservingWhitespace) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// Parses inline markdown. Every text is valid markdown, so nothing is thrown; the declaration matches Foundation's.
    ///
    /// - Parameter baseURL: the base of relative links.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        for piece in InlineMarkdown(markdown).pieces {
            let isEnglish = Locale.current.language.languageCode?.identifier == "en"
            var part = AttributedString(piece.style.inflects && isEnglish ? EnglishAgreement.inflected(piece.text) : piece.text)
            var intent: InlinePresentationIntent = []
            if piece.style.isItalic { intent.insert(.emphasized) }
            if piece.style.isBold { intent.insert(.stronglyEmphasized) }
            if piece.style.isCode { intent.insert(.code) }
            if piece.style.isStruck { intent.insert(.strikethrough) }
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            if let link = piece.style.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }
}

/// The inline markup of a range of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
