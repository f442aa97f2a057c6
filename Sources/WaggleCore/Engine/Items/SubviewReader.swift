import Foundation

/// Reads the subviews that a place contributes to the container around it, in source order.
///
/// Each place between a container and its subviews passes the reader on in `ViewNode.readSubviews`. An eager container reads all
/// of them; a lazy one starts at an index and reads as many as it has room for. Reading makes what was never made, brings
/// traits and wrappers up to date, and has no other effect: whoever reads twice reads the same.
struct SubviewReader {
    /// What has been read.
    var items: [ItemNode] = []
    /// The sections that some of it belongs to, inner ones first.
    private(set) var sections: [SubviewSection] = []
    /// How many subviews are still to be passed over.
    private(set) var skips: Int
    /// How many more subviews are wanted.
    private(set) var wants: Int
    private let start: Int
    /// From this index on, rows that are passed over are made where they may hold any number of subviews.
    let countsFrom: Int

    /// Reads all subviews.
    init() { self.init(from: 0, count: .max) }

    /// Reads at most `count` subviews from an index on.
    /// - Parameter countsFrom: the index from which on the numbers of subviews of all rows are needed; none by default.
    init(from start: Int, count: Int, countingFrom countsFrom: Int = .max) {
        assert(start >= 0 && count >= 0, "Subviews are read from an index on, forward.")
        (self.start, skips, wants, self.countsFrom) = (start, start, count, countsFrom)
    }

    var isDone: Bool { wants == 0 }
    /// True if the next subview is the first that is read, or one behind it.
    var isAtSubview: Bool { skips == 0 }
    /// The index of the next subview among all those of the container.
    var position: Int { start - skips + items.count }

    mutating func take(_ item: ItemNode) {
        if skips > 0 {
            skips -= 1
        } else if wants > 0 {
            wants -= 1
            items.append(item)
        }
    }
    /// Something of a section has been read.
    mutating func note(_ section: SubviewSection) { sections.append(section) }
    /// Passes over some subviews without making them.
    mutating func skip(_ count: Int) {
        assert(count <= skips, "A reader passes over what lies before its start, and reads the rest.")
        skips -= count
    }
}

/// Where a section stands among the subviews of a container, as indices of subviews.
struct SubviewSection {
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>
    /// The number of the section's node.
    let number: UInt32
    /// What modifiers around the section say to the container.
    var traits = ViewTraits()

    func isSame(as other: SubviewSection) -> Bool {
        (header, content, footer) == (other.header, other.content, other.footer) && number == other.number && traits.isSame(as: other.traits)
    }

    /// All of it.
    var range: Range<Int> { header.lowerBound..<footer.upperBound }
    func moved(by distance: Int) -> SubviewSection {
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + distance..<range.upperBound + distance }
        return SubviewSection(header: moved(header), content: moved(content), footer: moved(footer), number: number, traits: traits)
    }
}
