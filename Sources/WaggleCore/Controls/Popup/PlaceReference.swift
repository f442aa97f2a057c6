// Where a view is, for what is presented beside it.

import Foundation
import WaggleGeometry

/// Knows the place of a view in its window.
@MainActor
final class PlaceReference {
    fileprivate(set) weak var item: ItemNode?

    /// The view's frame in the window, in points, as its layout has it; nil while the view is not shown.
    var frame: CGRect? {
        guard let item, item.isAlive, item.isPlaced else { return nil }
        return item.convert(item.bounds, to: .global)
    }
}

nonisolated private struct PlaceReferenceModifier: ItemModifier {
    let reference: PlaceReference
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> WrapperNode {
        let wrapper = WrapperNode(inputs)
        modifier.reference.item = wrapper
        return wrapper
    }
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) { modifier.reference.item = wrapper }
}

extension View {
    /// Lets the reference know where the view is.
    nonisolated func place(_ reference: PlaceReference) -> some View { modifier(PlaceReferenceModifier(reference: reference)) }
}
