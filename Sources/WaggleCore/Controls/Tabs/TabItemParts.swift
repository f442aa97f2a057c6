// The picture and the title of a tab's item.

import Foundation

/// An item that a tab bar can show: a text by what it says, or an image.
@MainActor
protocol TabItemPart: ItemNode {
    func addPart(to parts: inout TabItemParts)
}

/// What a bar takes of a tab's item: one image and one title, wherever they stand in it. Fonts, colours and arrangements around them
/// do not count.
@MainActor
struct TabItemParts {
    var image: Image?
    var title: String?

    init(_ subviews: SubviewsCollection) {
        for subview in subviews { if let item = subview.source.item { add(item) } }
    }
    private mutating func add(_ item: ItemNode) {
        if let part = item as? any TabItemPart { part.addPart(to: &self) } else { item.forEachItem { add($0) } }
    }
}

extension ImageNode: TabItemPart {
    func addPart(to parts: inout TabItemParts) {
        guard parts.image == nil else { return }
        var image = self.image
        image.resizing = nil
        parts.image = image
    }
}
extension TextNode: TabItemPart {
    func addPart(to parts: inout TabItemParts) {
        if parts.title == nil { parts.title = text.readString(in: environment.values) }
    }
}
