// The DropDelegate protocol and its types.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// Follows drags over a view. Only `performDrop` has no default.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view accepts the drag. True by default.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop.
    /// - Returns: False if the drop has failed.
    func performDrop(info: DropInfo) -> Bool
    /// An accepted drag has entered the view.
    func dropEntered(info: DropInfo)
    /// The drag has moved over the view.
    /// - Returns: What a drop would do; nil to keep the last proposal, which is initially to copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// The drag has left the view or ended.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
