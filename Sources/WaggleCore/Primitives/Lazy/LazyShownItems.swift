import Foundation

/// The items that a lazy container has adopted: those it shows, and those it measured on the way.
struct LazyShownItems {
    /// In the order of their cells; those that leave come first.
    private(set) var items: [ItemNode] = []
    /// Back to front.
    private(set) var drawOrder: [ItemNode] = []
    /// Adopted for measuring since the shown ones were last decided.
    var taken: [ItemNode] = []

    func isSame(_ next: [ItemNode]) -> Bool { next.elementsEqual(items, by: ===) }
    func isSame(drawOrder next: [ItemNode]) -> Bool { next.elementsEqual(drawOrder, by: ===) }
    func contains(_ item: ItemNode) -> Bool { items.contains { $0 === item } }
    /// - Returns: the items shown until now.
    mutating func show(_ next: [ItemNode], drawOrder order: [ItemNode]) -> [ItemNode] {
        defer { (items, drawOrder) = (next, order) }
        return items
    }
    mutating func setDrawOrder(_ order: [ItemNode]) { drawOrder = order }
}
