import Foundation
import WaggleGeometry

/// The columns of a lazy grid for a width, or its rows for a height. A stack has a single track of the full length.
struct LazyTracks: Equatable {
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }
    private(set) var tracks: [Track]
    /// The length of the tracks and the spacing between them.
    private(set) var length: CGFloat
    /// The length that the grid chooses: the proposed one, or that of its tracks if greater.
    private(set) var gridLength: CGFloat

    var count: Int { tracks.count }

    /// The single track of a stack.
    init(stackLength: CGFloat) {
        tracks = [Track(start: 0, length: stackLength)]
        (length, gridLength) = (stackLength, stackLength)
    }

    /// Divides a length among the items of a grid.
    ///
    /// Tracks that exceed the length are computed again for the length they took.
    /// - Parameter room: the length; nil for the minimum that the items need.
    init(_ items: [GridItem], room: CGFloat?) {
        let least = items.map(\.leastLength).total.plus(items.dropLast().map(\.gap).total)
        let room = max(room ?? least, 0)
        let first = LazyTracks.divide(room, among: items)
        gridLength = max(first.length, room)
        let final = first.length > room + 1e-6 ? LazyTracks.divide(first.length, among: items) : first
        (tracks, length) = final
    }

    private static func divide(_ room: CGFloat, among items: [GridItem]) -> (tracks: [Track], length: CGFloat) {
        var rest = room.minus(items.dropLast().map(\.gap).total), shares = 0
        for item in items {
            if case .fixed(let length) = item.size { rest = rest.minus(length.usable) } else { shares += 1 }
        }
        var tracks: [Track] = [], start: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(Track(start: start, length: length, alignment: item.alignment))
            start = start.plus(length).plus(item.gap)
        }
        for item in items {
            let share = rest.share(of: max(shares, 1))
            switch item.size {
            case .fixed(let length): add(length.usable, item)
            case .flexible(let minimum, let maximum):
                let length = min(max(share, minimum.usable), max(maximum, minimum.usable))
                add(length, item)
                rest = rest.minus(length)
                shares -= 1
            case .adaptive(let minimum, let maximum):
                let step = minimum.usable + item.gap, fitting = step > 0 ? (share + item.gap) / step : 1
                // More cells than points would be invisible.
                let count = max(1, fitting.isFinite ? Int(min(fitting, max(share, 1))) : 1)
                // The last cell takes what the shares leave, so that the cells fill their part.
                var left = share.minus(item.gap * CGFloat(count - 1))
                for cell in 0..<count {
                    let length = min(left.share(of: count - cell), max(maximum, 0))
                    add(length, item)
                    left = left.minus(length)
                }
                rest = rest.minus(share)
                shares -= 1
            }
        }
        assert(shares == 0, "Not every flexible track has received its share.")
        return (tracks, max(start.minus(items.last?.gap ?? 0), 0))
    }
}

extension GridItem {
    fileprivate var gap: CGFloat { spacing.map { $0.isFinite ? $0 : 8 } ?? 8 }
    fileprivate var leastLength: CGFloat {
        switch size {
        case .fixed(let length): length.usable
        case .flexible(let minimum, _), .adaptive(let minimum, _): minimum.usable
        }
    }
}
extension CGFloat {
    /// A length usable in layout: finite and not negative.
    fileprivate var usable: CGFloat { isFinite && self > 0 ? self : 0 }
}
