// What is dropped, and what a view answers.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// The effect of a drop on the items.
public enum DropOperation: Sendable, Hashable {
    /// Nothing, as if the drag had been cancelled.
    case cancel
    /// Nothing: the target rejects the items.
    case forbidden
    case copy
    /// The items move from the source to the target.
    case move
    /// The source deletes the items. Desktops offer it as a move.
    case delete

    var isPossible: Bool { self == .copy || self == .move || self == .delete }
}

/// What a target would do with a drop.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// A drag over a target.
public struct DropInfo {
    /// The items that the target takes.
    var items: [NSItemProvider]
    /// In the target's coordinates.
    public internal(set) var location: CGPoint
    let windowLocation: CGPoint

    /// True if an item has data of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { items.contains { $0.conforms(to: contentTypes) } }
    /// The items that have data of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items.filter { $0.conforms(to: contentTypes) } }
    /// Like `hasItemsConforming(to:)`, by type identifier.
    public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map { UTType(importedAs: $0) }) }
    /// Like `itemProviders(for:)`, by type identifier.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map { UTType(importedAs: $0) }) }
}
