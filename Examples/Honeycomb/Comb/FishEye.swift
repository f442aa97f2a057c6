import Foundation

/// How cells shrink and crowd toward the rim of a frame.
///
/// Each axis has a middle stretch where all is as it is. Beyond it, places move two points on screen for three in the plane, and a
/// cell loses three quarters of a point of its diameter for each point it is past that stretch. Neighbours a little more than a diameter
/// apart therefore never touch, and a cell has vanished before it could leave the frame.
struct FishEye {
    /// The size of a cell in the open, in points.
    var diameter: CGFloat
    /// The size of the frame, in points.
    var frame: CGSize
    /// False: nothing is bent, and cells are cut off at the rim.
    var isBent = true

    /// What is seen of a cell.
    struct Sight: Equatable {
        /// From the middle of the frame.
        var center: CGPoint
        /// 0 for what is too far out to be seen.
        var diameter: CGFloat
    }

    /// - Parameter center: a cell's middle in the plane, from the middle of the frame.
    func look(at center: CGPoint) -> Sight {
        guard isBent else { return Sight(center: center, diameter: diameter) }
        let x = excess(center.x, frame.width), y = excess(center.y, frame.height)
        return Sight(center: CGPoint(x: center.x - sign(center.x) * x / 3, y: center.y - sign(center.y) * y / 3),
                     diameter: max(0, diameter - 0.75 * max(x, y)))
    }

    /// The place in the plane that is seen at a point of the frame, from its middle.
    func place(seenAt point: CGPoint) -> CGPoint {
        guard isBent else { return point }
        return CGPoint(x: straightened(point.x, frame.width), y: straightened(point.y, frame.height))
    }

    private func straightened(_ seen: CGFloat, _ length: CGFloat) -> CGFloat {
        let middle = straightStretch(length)
        return abs(seen) <= middle ? seen : sign(seen) * (middle + (abs(seen) - middle) * 1.5)
    }

    private func excess(_ place: CGFloat, _ length: CGFloat) -> CGFloat { max(0, abs(place) - straightStretch(length)) }

    /// Half the stretch that is not bent: to where a cell, and one more beyond it, still fit. It has no length in a frame narrower than two
    /// cells, but never less than none, so nothing jumps there as a cell crosses the middle.
    private func straightStretch(_ length: CGFloat) -> CGFloat { max(0, length / 2 - diameter) }

    private func sign(_ place: CGFloat) -> CGFloat { place < 0 ? -1 : 1 }
}
