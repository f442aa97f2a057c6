// A stack's cache of its subviews' measurements.

import Foundation
import WaggleGeometry

/// A stack's cached measurements. Changes drop only the affected subviews, so of a thousand rows only the changed ones are measured again.
public struct _StackCache: Sendable {
    struct Subview: Sendable, Equatable {
        var priority: Double
        /// The distance to the next subview.
        var spacingAfter: CGFloat
    }
    /// Which ends of a subview's range matter when a length is divided.
    ///
    /// Flexibility orders only subviews of equal priority, and space is reserved only for those of lower priority. Deep trees are cheap
    /// because stacks measure no more than they need.
    enum RangeNeed: Sendable {
        case nothing, least, both
    }
    /// The minimum and maximum length of a subview.
    struct Range: Sendable {
        var min: CGFloat = 0, max: CGFloat = 0
        /// What has been measured.
        var known = RangeNeed.nothing
        /// The size for an infinite proposal, and whether it is also the size for a proposal of 0.
        var sizeAtMost = CGSize.zero
        var isRigid = false
        /// True if the range determines the subview's size for an offer.
        func answers(_ offer: CGFloat) -> Bool { known == .both && max.isFinite && (isRigid || max <= offer) }
        func isSame(as other: Range) -> Bool {
            min == other.min && max == other.max && sizeAtMost == other.sizeAtMost && isRigid == other.isRigid
        }
        var flexibility: CGFloat { max.isFinite ? max - min : .infinity }
        /// The space reserved for the subview while subviews of higher priority get theirs.
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
    /// One subview's share.
    struct Part: Sendable {
        var size = CGSize.zero
        /// The position of the stack's alignment guide in the subview.
        var guide: CGFloat = 0
        var offer: CGFloat?
        /// False if the subview must be measured.
        var isKnown = false
    }
    /// The shares of all subviews for one proposal.
    struct Arrangement: Sendable {
        var proposal: ProposedViewSize
        var parts: [Part]
        var hasUnknown = true
        /// The version of the ranges used to divide the proposal; nil if it has not been divided.
        var divided: Int?
        /// True if the subviews fill the proposal.
        var isFilled = false
        /// The sum of the lengths, and the extent of the subviews on either side of the common guide.
        var length: CGFloat = 0, above = -CGFloat.infinity, below = -CGFloat.infinity

        /// Sums the parts, all of which must be known.
        mutating func sum(along axis: Axis) {
            hasUnknown = false
            (length, above, below) = (0, -.infinity, -.infinity)
            for part in parts {
                length = length.plus(part.size[axis])
                // The centre of an infinite size cannot be subtracted.
                let guide = part.guide.isFinite ? part.guide : 0
                above = Swift.max(above, guide)
                below = Swift.max(below, part.size[axis.other].minus(guide))
            }
        }
    }
    var subviews: [Subview] = []
    var totalSpacing: CGFloat = 0
    var hasPriorities = false
    /// By subview; used only if priorities differ.
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
        assert(oldest.parts.count == subviews.count, "A stack keeps an arrangement of a different number of subviews.")
        oldest.proposal = proposal
        (oldest.hasUnknown, oldest.divided, oldest.isFilled) = (true, nil, false)
        for index in oldest.parts.indices { oldest.parts[index].isKnown = false }
        arrangements.append(oldest)
        return 2
    }
    /// The length of all subviews and the spacing between them.
    func length(ofArrangement index: Int, along axis: Axis) -> CGFloat {
        // The sum of arbitrary fractions may differ from the proposal they fill by a rounding error.
        if arrangements[index].isFilled, let length = arrangements[index].proposal[axis] { return length }
        return totalSpacing.plus(arrangements[index].length)
    }
    func isArranged(_ index: Int, _ axis: Axis) -> Bool {
        !arrangements[index].hasUnknown && (arrangements[index].proposal[axis] == nil || arrangements[index].divided != nil)
    }

    // MARK: Changes

    /// Marks the subview at an index as unknown.
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
    /// Replaces some subviews with unknown ones.
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
    /// `count` copies of a value. Unlike `init(repeating:count:)`, it is specialized for the type, which matters for small arrays.
    @inline(__always)
    init(filledWith value: Element, count: Int) {
        self = []
        reserveCapacity(count)
        for _ in 0..<count { append(value) }
    }
}
