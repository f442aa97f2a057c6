// The reading order of a window's contents.

import Foundation
import WaggleGeometry

enum ReadingOrder {
    /// The indices of rectangles from top to bottom, and within each row in reading direction.
    ///
    /// A rectangle belongs to a row if it reaches into the upper half of the row's topmost rectangle, or if its middle is level with that
    /// rectangle.
    static func indices(_ frames: [CGRect], _ direction: LayoutDirection) -> [Int] {
        var rest = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var result: [Int] = []
        while let first = rest.first {
            let top = frames[first]
            let limit = rest.firstIndex { frames[$0].minY > top.maxY } ?? rest.count
            var row: [Int] = [], below: [Int] = []
            for index in rest[..<limit] {
                let isBeside = index == first || frames[index].minY < top.midY || frames[index].midY < top.maxY
                if isBeside { row.append(index) } else { below.append(index) }
            }
            rest = below + rest[limit...]
            result += row.sorted { a, b in
                let (x, y) = (frames[a].midX, frames[b].midX)
                if x == y { return a < b }
                return direction == .leftToRight ? x < y : x > y
            }
        }
        return result
    }
}
