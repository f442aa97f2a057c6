import Foundation

/// Which cell of a comb is seen where in a frame.
///
/// The plane of the comb is measured in pitches, so that it means the same in frames of all sizes; the frame in points.
struct CombGeometry: Equatable {
    var size: CGSize
    /// The place of the plane, in pitches, that is in the middle of the frame.
    var focus: CGPoint
    /// A cell in the open, as large as it may be, in points.
    var idealDiameter: CGFloat
    /// False: no fish-eye.
    var isBent = true

    /// A cell in the open, in points: small frames still hold two and a rim around them.
    var diameter: CGFloat { max(0, min(idealDiameter, min(size.width, size.height) * 0.42)) }

    /// From cell to cell in the open, in points. The fish-eye needs a gap of about a twentieth to keep neighbours apart.
    var pitch: CGFloat { diameter * 1.064 }

    private var eye: FishEye { FishEye(diameter: diameter, frame: size, isBent: isBent) }

    /// What is seen of a cell whose middle is at this place of the plane, in pitches.
    func sight(of center: CGPoint) -> FishEye.Sight {
        eye.look(at: CGPoint(x: (center.x - focus.x) * pitch, y: (center.y - focus.y) * pitch))
    }

    /// The cell whose disc is seen at a point of the frame, whether anything stands in it or not; nil between the discs.
    func hex(at point: CGPoint) -> Hex? {
        guard pitch > 0 else { return nil }
        let fromMiddle = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        let place = eye.place(seenAt: fromMiddle)
        let hex = Hex(nearest: CGPoint(x: place.x / pitch + focus.x, y: place.y / pitch + focus.y))
        // Discs stay round where the plane is pressed together, so the rim of one may lie over a neighbour's ground.
        return ([hex] + hex.neighbors).first { hex in
            let sight = sight(of: hex.center)
            return sight.center.distance(to: fromMiddle) < sight.diameter / 2
        }
    }
}
