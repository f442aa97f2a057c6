// A reference to a view's frame, for popups beside it.

import Foundation
import WaggleGeometry

/// A reference to a view's frame in its window.
@MainActor
final class FrameReference {
    fileprivate(set) weak var item: ItemNode?

    /// The view's frame in window coordinates, as laid out; nil if it is not placed.
    var frame: CGRect? { item?.frameInWindow }
    /// True if the view scrolls with others in its layer.
    var isInScrollView: Bool {
        var around = item?.layoutParent
        while let item = around {
            if item is ScrollNode { return true }
            around = item.layoutParent
        }
        return false
    }
}

extension ItemNode {
    /// The frame in window coordinates, as laid out; nil if the item is not placed.
    var frameInWindow: CGRect? { isAlive && isPlaced ? convert(bounds, to: .global) : nil }
}

nonisolated private struct FrameReferenceModifier: ItemModifier {
    let reference: FrameReference
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) { modifier.reference.item = wrapper }
}

extension View {
    /// Connects the reference to the view.
    nonisolated func frameReference(_ reference: FrameReference) -> some View { modifier(FrameReferenceModifier(reference: reference)) }
}
