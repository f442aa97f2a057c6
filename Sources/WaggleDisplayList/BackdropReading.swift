// Drawings that depend on their backdrop.

extension DisplayList {
    /// True if something inside is painted with what is below it, which a file of shapes cannot show.
    package var readsBackdrop: Bool {
        items.contains { item in
            switch item.content {
            case .fill(_, _, .backdrop, _), .stroke(_, _, .backdrop, _), .text(_, _, .backdrop): true
            case .effect(.mask(let mask), let list): mask.readsBackdrop || list.readsBackdrop
            case .list(let list, _, _), .effect(_, let list): list.readsBackdrop
            case .fill, .stroke, .text, .image, .sprites: false
            }
        }
    }
    /// True if something inside is composited with its backdrop other than by its opacity. Such parts may change pixels that they
    /// do not cover.
    package var blendsWithBackdrop: Bool {
        items.contains { item in
            switch item.content {
            case .list(let list, _, _): list.blendsWithBackdrop
            case .effect(.blend(let mode), let list): mode != .normal || list.blendsWithBackdrop
            case .effect(.backdrop, _): true
            case .effect(.mask(let mask), let list): mask.blendsWithBackdrop || list.blendsWithBackdrop
            case .effect(_, let list): list.blendsWithBackdrop
            case .fill(_, _, .backdrop, _), .stroke(_, _, .backdrop, _), .text(_, _, .backdrop): true
            case .sprites(let batch): batch.blend != .alpha
            case .fill, .stroke, .text, .image: false
            }
        }
    }
}
