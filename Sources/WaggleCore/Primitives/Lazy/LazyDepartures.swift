import Foundation
import WaggleMotion

/// A subview that was visible before a layout, and where its line began.
struct LazySurvivor {
    let item: ItemNode
    var cell: Int
    var start: CGFloat
    /// The track it was in.
    var track = 0

    /// The items of lines, where they are.
    static func items(of lines: [LazyLine]) -> [LazySurvivor] {
        lines.flatMap { line in
            line.items.indices.map { LazySurvivor(item: line.items[$0], cell: line.cells.lowerBound + $0, start: line.start, track: $0) }
        }
    }
}

/// The subviews of a lazy container that an animated change moves out of the viewport.
@MainActor
struct LazyDepartures {
    /// The positions before a structural change of visible subviews that still exist.
    var survivors: [LazySurvivor] = []
    /// Shown until the animation ends.
    var departing: [LazySurvivor] = []
    /// Runs as long as the change that moves them.
    let animation = AnimatedAttribute<CGFloat>()

    /// Forgets those whose animation has ended.
    /// - Returns: the positions before a structural change, if there was one.
    mutating func beginLayout() -> [LazySurvivor] {
        if !animation.isAnimating { departing = [] }
        defer { survivors = [] }
        return survivors
    }
    /// Forgets those that have ended or are in sight again.
    mutating func remove(inSight: Set<ObjectIdentifier>) {
        departing.removeAll { !$0.item.isAlive || inSight.contains(ObjectIdentifier($0.item)) }
    }
    mutating func remove(_ item: ItemNode) { departing.removeAll { $0.item === item } }
    mutating func add(_ pushed: [LazySurvivor]) {
        departing.removeAll { old in pushed.contains { $0.item === old.item } }
        departing += pushed
    }
}
