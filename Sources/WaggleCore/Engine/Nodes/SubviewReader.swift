import Foundation

/// Reads the subviews that a node contributes to its container, in source order.
///
/// Each node between a container and its subviews passes the reader on in `ViewNode.readSubviews`. An eager container reads all subviews; a
/// lazy one starts at an index and reads as many as fit. Reading makes missing subviews and updates traits and wrappers; it is otherwise
/// free of side effects, so reading twice gives the same result.
struct SubviewReader {
    /// The subviews read so far.
    var items: [ItemNode] = []
    /// The sections that contain some of them, inner ones first.
    private(set) var sections: [SubviewSection] = []
    /// The number of subviews still to skip.
    private(set) var skips: Int
    /// The number of subviews still wanted.
    private(set) var wants: Int
    private let start: Int
    /// From this index on, skipped rows are made if their number of subviews is unknown.
    let countsFrom: Int

    /// Reads all subviews.
    init() { self.init(from: 0, count: .max) }

    /// Reads at most `count` subviews from an index on.
    /// - Parameter countsFrom: the index from which on exact subview counts are needed; none by default.
    init(from start: Int, count: Int, countingFrom countsFrom: Int = .max) {
        assert(start >= 0 && count >= 0, "Subviews are read forward from an index.")
        (self.start, skips, wants, self.countsFrom) = (start, start, count, countsFrom)
    }

    var isDone: Bool { wants == 0 }
    /// True if no subview is left to skip.
    var isAtSubview: Bool { skips == 0 }
    /// The index of the next subview among all of the container's.
    var position: Int { start - skips + items.count }

    /// Takes or skips a subview.
    /// - Returns: true if it was taken, so that nodes further out write their traits.
    @discardableResult
    mutating func take(_ item: ItemNode) -> Bool {
        guard skips == 0 else {
            skips -= 1
            return false
        }
        guard wants > 0 else { return false }
        wants -= 1
        items.append(item)
        return true
    }
    /// Takes several subviews in order.
    mutating func take(_ more: [ItemNode]) {
        guard items.isEmpty, skips == 0, wants >= more.count else {
            for item in more where !isDone { take(item) }
            return
        }
        items = more
        wants -= more.count
    }
    /// Records a section that contains a subview read so far.
    mutating func note(_ section: SubviewSection) { sections.append(section) }
    /// Skips subviews without making them.
    mutating func skip(_ count: Int) {
        assert(count <= skips, "A reader skips only subviews before its start.")
        skips -= count
    }
}

/// The position of a section among a container's subviews, as indices.
struct SubviewSection {
    var header: Range<Int>
    /// Ends with the section's actions.
    var content: Range<Int>
    var footer: Range<Int>
    /// The number of the section's node.
    let number: UInt32
    /// How many of the content's last subviews are actions.
    var actionCount = 0
    /// Traits set by modifiers around the section.
    var traits = ViewTraits()

    func isSame(as other: SubviewSection) -> Bool {
        (header, content, footer) == (other.header, other.content, other.footer) && number == other.number
            && actionCount == other.actionCount && traits.isSame(as: other.traits)
    }

    /// The section's whole range.
    var range: Range<Int> { header.lowerBound..<footer.upperBound }
    func moved(by distance: Int) -> SubviewSection {
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + distance..<range.upperBound + distance }
        return SubviewSection(
            header: moved(header), content: moved(content), footer: moved(footer), number: number, actionCount: actionCount, traits: traits)
    }
}
