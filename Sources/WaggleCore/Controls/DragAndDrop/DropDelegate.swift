// What drops tell programs, and what programs answer.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// What a drop does with the items.
public enum DropOperation: Sendable, Hashable {
    /// Nothing, as if the drag had been cancelled.
    case cancel
    /// Nothing: the target does not want the items.
    case forbidden
    case copy
    /// The items leave their place for the new one.
    case move

    var isPossible: Bool { self == .copy || self == .move }
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
    /// In the target's own points.
    public internal(set) var location: CGPoint
    let windowLocation: CGPoint

    /// True if an item has data of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { items.contains { $0.conforms(to: contentTypes) } }
    /// The items that have data of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items.filter { $0.conforms(to: contentTypes) } }
    /// As `hasItemsConforming(to:)`, by the types' identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map { UTType(importedAs: $0) }) }
    /// As `itemProviders(for:)`, by the types' identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map { UTType(importedAs: $0) }) }
}

/// Follows drags over a view. Everything but `performDrop` has an answer already.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// False: the drag does not concern the view. By default it does.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the items.
    /// - Returns: false if the drop has failed.
    func performDrop(info: DropInfo) -> Bool
    /// A drag that concerns the view has come over it.
    func dropEntered(info: DropInfo)
    /// The drag has moved over the view.
    /// - Returns: What a drop would do; nil: as before, at first copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// The drag has left the view or is over.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
