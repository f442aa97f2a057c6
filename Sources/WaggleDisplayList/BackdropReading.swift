// Drawings that show what is below them.

extension DisplayList {
    /// True if something inside is painted with what is below it, which a file of shapes cannot show.
    package var readsBackdrop: Bool {
        items.contains { item in
            switch item.content {
            case .fill(_, _, .backdrop, _), .stroke(_, _, .backdrop, _), .text(_, _, .backdrop): true
            case .effect(.mask(let mask), let list): mask.readsBackdrop || list.readsBackdrop
            case .list(let list, _), .effect(_, let list): list.readsBackdrop
            case .fill, .stroke, .text, .image, .sprites: false
            }
        }
    }
}
