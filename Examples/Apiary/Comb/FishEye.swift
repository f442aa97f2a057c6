import Foundation

/// How cells shrink and crowd toward the rim of a frame.
///
/// Along each axis, a central stretch is undistorted. Beyond it, positions move two points on screen for three in the plane, and a cell loses three
/// quarters of a point of its diameter for each point beyond the stretch. Neighbours slightly more than a diameter apart therefore never touch, and a
/// cell has vanished before it could leave the frame.
struct FishEye {
    /// The undistorted size of a cell, in points.
    var diameter: CGFloat
    /// The size of the frame, in points.
    var frame: CGSize
    /// False: no distortion; cells are clipped at the rim.
    var isBent = true

    /// The appearance of a cell.
    struct Sight: Equatable {
        /// Relative to the centre of the frame.
        var center: CGPoint
        /// 0 for cells too far out to be seen.
        var diameter: CGFloat
    }

    /// - Parameter center: a cell's centre in the plane, relative to the centre of the frame.
    func look(at center: CGPoint) -> Sight {
        guard isBent else { return Sight(center: center, diameter: diameter) }
        let x = excess(center.x, frame.width), y = excess(center.y, frame.height)
        return Sight(center: CGPoint(x: center.x - sign(center.x) * x / 3, y: center.y - sign(center.y) * y / 3),
                     diameter: max(0, diameter - 0.75 * max(x, y)))
    }

    /// The point of the plane that appears at a point of the frame, relative to its centre.
    func place(seenAt point: CGPoint) -> CGPoint {
        guard isBent else { return point }
        return CGPoint(x: straightened(point.x, frame.width), y: straightened(point.y, frame.height))
    }

    private func straightened(_ seen: CGFloat, _ length: CGFloat) -> CGFloat {
        let middle = straightStretch(length)
        return abs(seen) <= middle ? seen : sign(seen) * (middle + (abs(seen) - middle) * 1.5)
    }

    private func excess(_ place: CGFloat, _ length: CGFloat) -> CGFloat { max(0, abs(place) - straightStretch(length)) }

    /// Half of the undistorted stretch: it ends where a cell and one more beyond it still fit. In a frame narrower than two cells it is zero, but
    /// never negative, so that nothing jumps as a cell crosses the centre.
    private func straightStretch(_ length: CGFloat) -> CGFloat { max(0, length / 2 - diameter) }

    private func sign(_ place: CGFloat) -> CGFloat { place < 0 ? -1 : 1 }
}
