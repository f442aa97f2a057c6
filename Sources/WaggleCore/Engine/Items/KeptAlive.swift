// Views that keep their state while they are not shown.

import Foundation
import WaggleDisplayList

/// Shows its content or keeps it alive out of sight: it then has disappeared for the program, and takes no room in drawing, touches or preferences.
nonisolated struct KeptAlive: ItemModifier {
    let isShown: Bool
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> KeptAliveNode { KeptAliveNode(isShown: modifier.isShown, inputs) }
    @MainActor static func update(_ wrapper: KeptAliveNode, with modifier: Self) { wrapper.showsContent = modifier.isShown }
}

@MainActor
final class KeptAliveNode: WrapperNode {
    /// The content where a list of wrappers owns it.
    private var hidden = HiddenPlaces()
    fileprivate var showsContent: Bool {
        didSet { if showsContent != oldValue { showOrHide() } }
    }

    init(isShown: Bool, _ inputs: ViewInputs) {
        showsContent = isShown
        super.init(inputs)
    }
    override func setInner(_ item: ItemNode?) {
        super.setInner(item)
        hide()
    }
    private func hide() {
        if let content { content.setHidden(!showsContent) } else { hidden.hide(showsContent ? [] : [inner].compactMap { $0 }) }
    }
    private func showOrHide() {
        hide()
        setNeedsLayout()
        setNeedsResolve()
        setNeedsDisplay()
    }
    override func forEachItem(_ body: (ItemNode) -> Void) { if showsContent { super.forEachItem(body) } }
    override func placeItems() { if showsContent { super.placeItems() } }
    override func makeDisplayList() -> DisplayList { showsContent ? super.makeDisplayList() : DisplayList() }
}
