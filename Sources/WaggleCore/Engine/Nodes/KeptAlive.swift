// Views that keep their state while hidden.

import Foundation
import WaggleDisplayList

/// Shows its content or keeps it alive while hidden. Hidden content has disappeared for the program, and takes no part in drawing, touches or
/// preferences.
nonisolated struct KeptAlive: ItemModifier {
    let isShown: Bool
    /// True for a screen, which other screens cover.
    var isScreen = false
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> KeptAliveNode { KeptAliveNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: KeptAliveNode, with modifier: Self) { wrapper.showsContent = modifier.isShown }
}

@MainActor
final class KeptAliveNode: WrapperNode {
    private var hidden: [ViewNode] = []
    private let isScreen: Bool
    fileprivate var showsContent: Bool {
        didSet { if showsContent != oldValue { showOrHide() } }
    }

    init(_ modifier: KeptAlive, _ inputs: ViewInputs) {
        (showsContent, isScreen) = (modifier.isShown, modifier.isScreen)
        super.init(inputs)
    }
    override func setInner(_ item: ItemNode?) {
        super.setInner(item)
        hide()
    }
    private func hide() {
        let places = showsContent ? [] : contentPlaces
        for place in hidden where !places.contains(where: { $0 === place }) { place.setHidden(false) }
        for place in places { place.setHidden(true, isCovered: isScreen) }
        hidden = places
    }
    /// The nodes of the modified content. If a wrapper list owns the content, they are found from the item.
    private var contentPlaces: [ViewNode] {
        if let content { return [content] }
        var places: [ViewNode] = [], next: ItemNode? = inner
        while let item = next {
            var place: ViewNode = item
            if let parent, item.isBelow(parent) {
                while let above = place.parent, above !== parent { place = above }
            } else {
                place = item.placeOfItsOwn()
            }
            places.append(place)
            next = item.itemFromElsewhere
        }
        return places
    }
    override func didEnd() {
        super.didEnd()
        hidden = []
    }
    private func showOrHide() {
        hide()
        setNeedsLayout()
        // Resolving skips hidden content, so marks inside no longer lead up to this item.
        (inner ?? self).setNeedsResolve()
        (inner ?? self).didMove()
        setNeedsDisplay()
    }
    override func forEachItem(_ body: (ItemNode) -> Void) { if showsContent { super.forEachItem(body) } }
    override func placeItems() { if showsContent { super.placeItems() } }
    override func makeDisplayList() -> DisplayList { showsContent ? super.makeDisplayList() : DisplayList() }
}
