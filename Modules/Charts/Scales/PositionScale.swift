import Foundation
import SwiftUI

/// A place along a dimension of the plot that has no size yet: a share of it, and so many points.
struct Place: Hashable {
    var share: Double
    var points: Double = 0
    func position(_ length: CGFloat) -> CGFloat { CGFloat(share) * length + CGFloat(points) }
    static func + (place: Place, points: CGFloat) -> Place { Place(share: place.share, points: place.points + Double(points)) }
}

/// Places values in one dimension, from 0 at the beginning to 1 at the end.
struct PositionScale: Equatable {
    var type: ScaleType
    /// The ends of a continuous scale.
    var lower = 0.0, upper = 1.0
    var categories: [String] = []
    private(set) var indices: [String: Int] = [:]
    var isReversed = false
    /// y grows upward.
    var isUpward = false
    var startPadding: CGFloat = 0, endPadding: CGFloat = 0
    /// Positions in points that were given instead of the plot's length.
    var points: ClosedRange<CGFloat>?
    /// What is kept free before the marks of each category, for labels inside the plot.
    var bandInset: CGFloat = 0

    static func == (one: Self, other: Self) -> Bool {
        one.type == other.type && one.lower == other.lower && one.upper == other.upper && one.categories == other.categories
            && one.isReversed == other.isReversed
            && one.isUpward == other.isUpward && one.startPadding == other.startPadding && one.endPadding == other.endPadding
                && one.points == other.points && one.bandInset == other.bandInset
    }

    init(type: ScaleType, lower: Double, upper: Double) {
        (self.type, self.lower, self.upper) = (type, lower, upper)
    }
    init(categories: [String]) {
        type = .category
        self.categories = categories
        for (index, name) in categories.enumerated() where indices[name] == nil { indices[name] = index }
    }
    var isCategory: Bool { type.kind == .category }
    var isDate: Bool { type.kind == .date }

    /// 0 to 1 for what is inside the domain; not-a-number for what has no place.
    func share(of number: Double) -> Double {
        if isCategory { return (number + 0.5) / Double(max(categories.count, 1)) }
        let start = type.even(lower), end = type.even(upper), length = end - start
        guard length != 0, length.isFinite else { return number == lower ? 0.5 : .nan }
        // Far beyond the plot is still beyond it; no drawing needs to know how far.
        return min(max((type.even(number) - start) / length, -1e4), 1e4)
    }
    func share(of datum: _ChartDatum) -> Double {
        switch datum {
        case .number(let number): isCategory ? .nan : share(of: number)
        case .date(let seconds): isCategory ? .nan : share(of: seconds)
        case .category(let name): indices[name].map { (Double($0) + 0.5) / Double(max(categories.count, 1)) } ?? .nan
        }
    }
    /// The place of a share: turned around, padded.
    func place(share: Double) -> Place {
        let directed = isReversed != isUpward ? 1 - share : share
        if let points {
            return Place(share: 0, points: Double(points.lowerBound) + directed * Double(points.upperBound - points.lowerBound))
        }
        let (before, after) = isUpward ? (endPadding, startPadding) : (startPadding, endPadding)
        return Place(share: directed, points: Double(before) - directed * Double(before + after))
    }
    func place(of datum: _ChartDatum) -> Place? {
        let share = share(of: datum)
        return share.isFinite ? place(share: share) : nil
    }
    /// The length of a category, as a share of the plot.
    var step: Double { isCategory ? 1 / Double(max(categories.count, 1)) : 0 }
    /// The points that a share is shortened by, for each whole plot.
    var padding: Double { points == nil ? Double(startPadding + endPadding) : 0 }

    /// The value at a share of the scale.
    func datum(share: Double) -> _ChartDatum? {
        guard share.isFinite else { return nil }
        if isCategory {
            guard !categories.isEmpty else { return nil }
            return .category(
                categories[min(max(Int((min(max(share, 0), 1) * Double(categories.count)).rounded(.down)), 0), categories.count - 1)])
        }
        let start = type.even(lower), end = type.even(upper)
        let number = type.value(even: start + share * (end - start))
        guard number.isFinite else { return nil }
        return isDate ? .date(number) : .number(number)
    }
    /// The share at a position, the inverse of `place(share:)`.
    func share(at position: CGFloat, length: CGFloat) -> Double {
        let one = place(share: 0).position(length), other = place(share: 1).position(length)
        guard other != one else { return .nan }
        return Double((position - one) / (other - one))
    }
}
