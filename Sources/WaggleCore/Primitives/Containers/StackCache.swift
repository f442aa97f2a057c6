// What stacks cache about their subviews.

import Foundation
import WaggleGeometry

/// What a stack knows about its subviews. Changes drop only the affected subviews, so of a thousand rows only the changed ones are measured again.
public struct _StackCache: Sendable {
    struct Subview: Sendable, Equatable {
        var priority: Double
        /// The distance to the next subview.
        var spacingAfter: CGFloat
    }
    /// Which part of a subview's range matters when a length is divided.
    ///
    /// Flexibility orders only subviews of equal priority, and space is reserved only for those of lower priority. Deep trees are cheap because
    /// stacks measure no more than they need.
    enum RangeNeed: Sendable {
        case nothing, least, both
    }
    /// The minimum and maximum length of a subview.
    struct Range: Sendable {
        var min: CGFloat = 0, max: CGFloat = 0
        /// What has been measured.
        var known = RangeNeed.nothing
        /// The size at an infinite proposal, and whether it is also the size at 0.
        var sizeAtMost = CGSize.zero
        var isRigid = false
        /// True if the subview's size for an offer follows from the range.
        func answers(_ offer: CGFloat) -> Bool { known == .both && max.isFinite && (isRigid || max <= offer) }
        func isSame(as other: Range) -> Bool {
            min == other.min && max == other.max && sizeAtMost == other.sizeAtMost && isRigid == other.isRigid
        }
        var flexibility: CGFloat { max.isFinite ? max - min : .infinity }
        /// The space reserved for the subview while subviews of higher priority are served.
        var reserve: CGFloat { min.isFinite ? min : 0 }
    }
    /// The ranges of all subviews for one minor proposal.
    struct Ranges: Sendable {
        let minor: CGFloat?
        var values: [Range]
        var hasUnknown = true
        /// Changes whenever a range changes.
        var version = 0
    }
    /// The share of one subview.
    struct Part: Sendable {
        var size = CGSize.zero
        /// The position of the stack's alignment guide in the subview.
        var guide: CGFloat = 0
        var offer: CGFloat?
        /// False if the subview has to be measured.
        var isKnown = false
    }
    /// The shares of all subviews for one proposal.
    struct Arrangement: Sendable {
        var proposal: ProposedViewSize
        var parts: [Part]
        var hasUnknown = true
        /// The version of the ranges by which the proposal was divided; nil if it is not divided yet.
        var divided: Int?
        /// The sum of the lengths, and the extent of the subviews on either side of the common guide.
        var length: CGFloat = 0, above = -CGFloat.infinity, below = -CGFloat.infinity

        /// All parts are known.
        mutating func sum(along axis: Axis) {
            hasUnknown = false
            (length, above, below) = (0, -.infinity, -.infinity)
            for part in parts {
                length += part.size[axis]
                // The centre of an infinite size cannot be subtracted.
                let guide = part.guide.isFinite ? part.guide : 0
                above = Swift.max(above, guide)
                below = Swift.max(below, part.size[axis.other] - guide)
            }
        }
    }
    var subviews: [Subview] = []
    var totalSpacing: CGFloat = 0
    var hasPriorities = false
    /// By subview; only used if priorities differ.
    var needs: [RangeNeed] = []
    func need(_ index: Int) -> RangeNeed { hasPriorities ? needs[index] : subviews.count > 1 ? .both : .nothing }
    /// For the last few proposals, oldest first.
    var ranges: [Ranges] = []
    var arrangements: [Arrangement] = []
    private var lastVersion = 0
    /// The state of the container's record that this cache reflects.
    var version: LayoutRecord.Version?

    mutating func nextVersion() -> Int {
        lastVersion += 1
        return lastVersion
    }
    // MARK: Arrangements

    /// The index of the arrangement for a proposal; a new one replaces the oldest.
    mutating func arrangementIndex(_ proposal: ProposedViewSize) -> Int {
        for index in arrangements.indices where arrangements[index].proposal == proposal { return index }
        guard arrangements.count == 3 else {
            arrangements.reserveCapacity(3)
            arrangements.append(.init(proposal: proposal, parts: Array(filledWith: .init(), count: subviews.count)))
            return arrangements.count - 1
        }
        var oldest = arrangements.removeFirst()
        oldest.proposal = proposal
        (oldest.hasUnknown, oldest.divided) = (true, nil)
        for index in oldest.parts.indices { oldest.parts[index].isKnown = false }
        arrangements.append(oldest)
        return 2
    }
    func isArranged(_ index: Int, _ axis: Axis) -> Bool {
        !arrangements[index].hasUnknown && (arrangements[index].proposal[axis] == nil || arrangements[index].divided != nil)
    }

    // MARK: Changes

    /// Forgets the subview at an index.
    mutating func forget(_ index: Int) {
        for list in ranges.indices {
            ranges[list].values[index].known = .nothing
            ranges[list].hasUnknown = true
        }
        for list in arrangements.indices {
            arrangements[list].parts[index].isKnown = false
            arrangements[list].hasUnknown = true
        }
    }
    /// Replaces some subviews by unknown ones.
    mutating func replace(_ range: Swift.Range<Int>, count: Int) {
        subviews.replaceSubrange(range, with: repeatElement(Subview(priority: .nan, spacingAfter: .nan), count: count))
        for list in ranges.indices {
            ranges[list].values.replaceSubrange(range, with: repeatElement(Range(), count: count))
            ranges[list].hasUnknown = true
            ranges[list].version = nextVersion()
        }
        for list in arrangements.indices {
            arrangements[list].parts.replaceSubrange(range, with: repeatElement(Part(), count: count))
            arrangements[list].hasUnknown = true
            arrangements[list].divided = nil
        }
    }
}

extension Array {
    /// So many copies of a value. Unlike `init(repeating:count:)` it is compiled for the type, which small arrays feel.
    @inline(__always)
    init(filledWith value: Element, count: Int) {
        self = []
        reserveCapacity(count)
        for _ in 0..<count { append(value) }
    }
}
