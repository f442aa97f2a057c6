// What rows and columns remember of their subviews.

import Foundation
import WaggleGeometry

/// What a stack knows about its subviews. What a change did not touch is kept, so that of a thousand rows only those that changed are asked again.
public struct _StackCache: Sendable {
    struct Subview: Sendable, Equatable {
        var priority: Double
        /// Distance to the next subview.
        var spacingAfter: CGFloat
    }
    /// What a stack has to know of a subview's range to divide a length: the order matters only among equals in priority,
    /// and room is kept only for those that are served later.
    enum RangeNeed: Sendable {
        case nothing, least, both
    }
    /// The least and the greatest length of a subview.
    struct Range: Sendable {
        var min: CGFloat = 0, max: CGFloat = 0
        /// What the subview was asked.
        var known = RangeNeed.nothing
        var flexibility: CGFloat { max.isFinite ? max - min : .infinity }
        /// What is kept for a subview that has not been served yet.
        var reserve: CGFloat { min.isFinite ? min : 0 }
    }
    /// The ranges for one minor proposal.
    struct Ranges: Sendable {
        let minor: CGFloat?
        var values: [Range]
        var hasUnknown = true
        /// Another one each time that a range becomes another.
        var version = 0
    }
    /// What a subview got of a proposal.
    struct Part: Sendable {
        var size = CGSize.zero
        /// Where the guide of the subview lies that all share.
        var guide: CGFloat = 0
        var offer: CGFloat?
        /// False if the subview has to be asked.
        var isKnown = false
    }
    /// What the subviews got of one proposal.
    struct Arrangement: Sendable {
        var proposal: ProposedViewSize
        var parts: [Part]
        var hasUnknown = true
        /// The version of the ranges by which the proposal was divided; nil: it has to be divided.
        var divided: Int?
        /// The sum of the lengths, and how far the subviews reach to either side of the common guide.
        var length: CGFloat = 0, above = -CGFloat.infinity, below = -CGFloat.infinity
    }
    var subviews: [Subview] = []
    var totalSpacing: CGFloat = 0
    var hasPriorities = false
    /// By subview, where they differ in priority; else all need the same.
    var needs: [RangeNeed] = []
    func need(_ index: Int) -> RangeNeed { hasPriorities ? needs[index] : subviews.count > 1 ? .both : .nothing }
    /// For the last few minor proposals, and the last few proposals, oldest first.
    var ranges: [Ranges] = []
    var arrangements: [Arrangement] = []
    private var lastVersion = 0
    /// The state of the container's record that this cache knows.
    var version: LayoutRecord.Version?

    mutating func nextVersion() -> Int {
        lastVersion += 1
        return lastVersion
    }
    /// The subview at an index has to be asked again.
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
    /// Others stand in place of some subviews.
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
