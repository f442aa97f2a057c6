// The node of a view that accepts drops.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

/// Callbacks of a drop target.
struct DropActions {
    /// The types of which at least one item must be.
    let types: [UTType]
    var validate: @MainActor (DropInfo) -> Bool = { _ in true }
    var entered: @MainActor (DropInfo) -> Void = { _ in }
    var updated: @MainActor (DropInfo) -> DropProposal? = { _ in nil }
    var exited: @MainActor (DropInfo) -> Void = { _ in }
    let perform: @MainActor (DropInfo) -> Bool
}

nonisolated struct DropTargetModifier: ItemModifier, @unchecked Sendable {
    let actions: DropActions
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> DropTargetNode {
        DropTargetNode(modifier.actions, inputs)
    }
    @MainActor static func update(_ wrapper: DropTargetNode, with modifier: Self) { wrapper.actions = modifier.actions }
}

@MainActor
final class DropTargetNode: WrapperNode, DropTarget {
    fileprivate var actions: DropActions

    fileprivate init(_ actions: DropActions, _ inputs: ViewInputs) {
        self.actions = actions
        super.init(inputs)
    }
    /// Takes what is dragged over its bounds, where nothing is drawn as well.
    override func hitTest(_ point: CGPoint) -> ItemNode? {
        super.hitTest(point) ?? (graph.input.drags.session != nil && bounds.contains(point) ? self : nil)
    }
    /// The drop, reduced to the items this target accepts.
    private func own(_ drop: DropInfo) -> DropInfo {
        var drop = drop
        drop.items = drop.items.filter { $0.conforms(to: actions.types) }
        return drop
    }
    func accepts(_ drop: DropInfo) -> Bool {
        let drop = own(drop)
        return !drop.items.isEmpty && actions.validate(drop)
    }
    func dropEntered(_ drop: DropInfo) { actions.entered(own(drop)) }
    func dropUpdated(_ drop: DropInfo) -> DropProposal? { actions.updated(own(drop)) }
    func dropExited(_ drop: DropInfo) { actions.exited(own(drop)) }
    func performDrop(_ drop: DropInfo) -> Bool { actions.perform(own(drop)) }
}
