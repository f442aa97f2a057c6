// Final layout positions, regardless of running animations.

import Foundation
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A drawing leaf with its final frame.
struct PlacedLeaf: CustomStringConvertible {
    let type: String
    let frame: CGRect

    func isNear(_ other: PlacedLeaf, _ tolerance: CGFloat) -> Bool {
        func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }
        return type == other.type && near(frame.minX, other.frame.minX) && near(frame.minY, other.frame.minY) && near(frame.width, other.frame.width)
            && near(frame.height, other.frame.height)
    }
    var description: String { String(format: "%@ %.4f %.4f %.4f %.4f", type, frame.minX, frame.minY, frame.width, frame.height) }
}

extension HeadlessWindow {
    /// The final frames of all drawing leaves, in source order, except for leaving ones.
    ///
    /// - Parameter isOmitted: true for items to be left out with everything in them.
    func finalFrames(without isOmitted: (ItemNode) -> Bool = { _ in false }) -> [PlacedLeaf] {
        var result: [PlacedLeaf] = []
        func visit(_ item: ItemNode, _ origin: CGPoint) {
            guard !item.isLeaving, !isOmitted(item) else { return }
            let place = CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y)
            if item is LeafNode { result.append(PlacedLeaf(type: "\(type(of: item))", frame: CGRect(origin: place, size: item.size))) }
            item.forEachItem { visit($0, place) }
        }
        visit(graph.root, .zero)
        return result
    }
}

extension [PlacedLeaf] {
    func isNear(_ others: [PlacedLeaf], _ tolerance: CGFloat = 0.0005) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.isNear($1, tolerance) }
    }
    var text: String { map(\.description).joined(separator: "\n") }
}
