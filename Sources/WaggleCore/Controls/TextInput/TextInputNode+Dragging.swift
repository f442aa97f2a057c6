// Dragging text out of a field, within it and into it.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleDisplayList
import WaggleGeometry

/// A field inserts dropped text at the location of the drag, which a caret marks. It moves its own text and copies other text.
extension TextInputNode: DropTarget {
    func accepts(_ drop: DropInfo) -> Bool { environment.values.isEnabled && drop.hasItemsConforming(to: [.plainText]) }
    func dropEntered(_ drop: DropInfo) { dropPosition = position(at: drop.location) }
    func dropUpdated(_ drop: DropInfo) -> DropProposal? {
        dropPosition = position(at: drop.location)
        return DropProposal(operation: responder.movable == nil ? .copy : .move)
    }
    func dropExited(_ drop: DropInfo) { dropPosition = nil }
    func performDrop(_ drop: DropInfo) -> Bool {
        let position = position(at: drop.location)
        responder.focus()
        if let dragged = responder.movable {
            edit { $0.move(dragged, to: position.offset) }
            return true
        }
        String.read(from: drop.itemProviders(for: [.plainText])) { [weak self] texts in
            guard let self, self.isAlive else { return }
            self.edit {
                $0.move(to: position)
                $0.paste(self.allowed(texts.joined(separator: "\n")))
            }
            self.graph.needsFrame()
        }
        return true
    }
}

/// A part of a text that is being dragged.
struct DraggedText: Equatable {
    let list: DisplayList
    let size: CGSize
    /// The point at which it is held, from its top left corner.
    let grip: CGPoint
    /// In window coordinates.
    var location: CGPoint

    var image: DragImage { DragImage(list: list, size: size, grip: grip) }
    static func == (a: Self, b: Self) -> Bool { a.location == b.location && a.size == b.size && a.grip == b.grip }
}

extension TextInputNode {
    /// The selected text as drawn, lifted at a point of this node.
    func flight(from start: CGPoint, at location: CGPoint) -> DraggedText {
        let bounds = selectionBounds
        let text = DisplayList(
            lines.items(between: visibleHeights, in: box, at: textOrigin, look.paint, identity: number) { nextVersion() })
        let parts = selectionRects.map { $0.intersection(seenBounds) }.filter { !$0.isEmpty }.map { rect in
            DisplayList.Item(
                identity: number, version: nextVersion(), bounds: rect,
                content: .effect(.clip(.rectangle(rect), .nonZero, antialiased: false), text))
        }
        let corner = CGPoint(x: -bounds.minX, y: -bounds.minY)
        let list = DisplayList([DisplayList.Item(
            identity: number, version: nextVersion(), bounds: CGRect(origin: .zero, size: bounds.size),
            content: .list(DisplayList(parts), offset: corner))])
        return DraggedText(
            list: list, size: bounds.size, grip: CGPoint(x: start.x - bounds.minX, y: start.y - bounds.minY), location: location)
    }
}

extension EditedText {
    /// Moves a part of the text and selects it, in one undo step.
    mutating func move(_ range: Range<Int>, to offset: Int) {
        let moved = String(text[utf8: range])
        guard offset < range.lowerBound || offset > range.upperBound else { return select(range) }
        if offset < range.lowerBound {
            select(offset..<range.upperBound)
            paste(moved + text[utf8: offset..<range.lowerBound])
            select(offset..<(offset + moved.utf8.count))
        } else {
            select(range.lowerBound..<offset)
            paste(String(text[utf8: range.upperBound..<offset]) + moved)
            select((offset - moved.utf8.count)..<offset)
        }
    }
}
