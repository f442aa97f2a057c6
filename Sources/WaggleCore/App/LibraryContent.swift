// Views and modifiers that a program offers to Xcode's library.

import Foundation

/// A type that offers views and modifiers to Xcode's library.
///
/// Only Xcode reads it, from the sources; a running program never does, here as on Apple's systems.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any
    @LibraryContentBuilder var views: [LibraryItem] { get }
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An expression that Xcode's library offers. Its values are not kept, and the expression is never evaluated.
public struct LibraryItem: Sendable {
    /// The group of an item in the library.
    public struct Category: Sendable {
        public static let effect = Category()
        public static let layout = Category()
        public static let control = Category()
        public static let other = Category()
    }
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: LibraryItem.Category = .other,
        matchingSignature: String? = nil
    ) {}
}

/// Makes a list of library items.
@resultBuilder
public struct LibraryContentBuilder {
    public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
    public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
    public static func buildBlock(_ parts: [LibraryItem]...) -> [LibraryItem] { parts.flatMap { $0 } }
    public static func buildOptional(_ items: [LibraryItem]?) -> [LibraryItem] { items ?? [] }
    public static func buildEither(first items: [LibraryItem]) -> [LibraryItem] { items }
    public static func buildEither(second items: [LibraryItem]) -> [LibraryItem] { items }
}
