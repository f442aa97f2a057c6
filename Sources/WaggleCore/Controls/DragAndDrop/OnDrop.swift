// dropDestination and onDrop: views that accept drops.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleGeometry

extension View {
    /// Accepts values dropped on the view, from this program or another one.
    /// - Parameters:
    ///   - action: Receives the values once they are read, and the drop location in the view's coordinates. Its result is ignored.
    ///   - isTargeted: Called when such a drag enters or leaves the view.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let box = UncheckedBox((action: action, isTargeted: isTargeted))
        return modifier(DropTargetModifier(actions: DropActions(
            types: T.readableTypes, entered: { _ in box.value.isTargeted(true) }, exited: { _ in box.value.isTargeted(false) },
            perform: { drop in
                let location = drop.location
                T.read(from: drop.items) { items in _ = box.value.action(items, location) }
                return true
            })))
    }

    /// Accepts items of some types dropped on the view.
    /// - Parameters:
    ///   - isTargeted: True while such a drag is over the view.
    ///   - action: Handles the items; returns false if the drop fails.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }
    /// Accepts items of some types dropped on the view, with the drop location in the view's coordinates.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        let box = UncheckedBox(action), flag = TargetFlag(binding: isTargeted)
        return modifier(DropTargetModifier(actions: DropActions(
            types: supportedContentTypes,
            entered: { _ in flag.set(true) }, exited: { _ in flag.set(false) }, perform: { box.value($0.items, $0.location) })))
    }
    /// Lets a delegate follow drags of some types over the view. It receives locations in points of the view.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        let box = UncheckedBox(delegate)
        return modifier(DropTargetModifier(actions: DropActions(
            types: supportedContentTypes, validate: { box.value.validateDrop(info: $0) }, entered: { box.value.dropEntered(info: $0) },
            updated: { box.value.dropUpdated(info: $0) }, exited: { box.value.dropExited(info: $0) }, perform: { box.value.performDrop(info: $0) })))
    }
    /// Like `onDrop(of:isTargeted:perform:)`, by type identifier.
    @_disfavoredOverload
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }
    /// Like `onDrop(of:isTargeted:perform:)`, by type identifier; the location is in the view's coordinates.
    @_disfavoredOverload
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }
    /// Like `onDrop(of:delegate:)`, by type identifier.
    @_disfavoredOverload
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

/// Whether a drag is over a view.
private struct TargetFlag: @unchecked Sendable {
    let binding: Binding<Bool>?
    func set(_ isTargeted: Bool) { if let binding { binding.wrappedValue = isTargeted } }
}

extension Transferable {
    /// Reads values from the items with data of a readable type, and passes them on together. Reports items that cannot be read.
    @MainActor static func read(from items: [NSItemProvider], _ completion: @escaping @MainActor ([Self]) -> Void) {
        Task { @MainActor in
            var values: [Self] = []
            for item in items where item.conforms(to: readableTypes) {
                do {
                    values.append(try await item.transferable(Self.self))
                } catch {
                    Diagnostics.shared.report("A dropped or pasted item could not be read as \(Self.self): \(error)")
                }
            }
            if !values.isEmpty { completion(values) }
        }
    }
}
