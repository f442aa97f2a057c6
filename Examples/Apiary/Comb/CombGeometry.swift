import Foundation

/// Which cell of a comb appears where in a frame.
///
/// The plane of the comb is measured in pitches, independent of the size of frames; the frame in points.
struct CombGeometry: Equatable {
    var size: CGSize
    /// The point of the plane, in pitches, in the centre of the frame.
    var focus: CGPoint
    /// The maximum undistorted size of a cell, in points.
    var idealDiameter: CGFloat
    /// False: no fish-eye.
    var isBent = true

    /// The undistorted size of a cell, in points: small frames still hold two cells and a rim around them.
    var diameter: CGFloat { max(0, min(idealDiameter, min(size.width, size.height) * 0.42)) }

    /// The undistorted distance between cells, in points. The fish-eye needs a gap of about a twentieth to keep neighbours apart.
    var pitch: CGFloat { diameter * 1.064 }

    private var eye: FishEye { FishEye(diameter: diameter, frame: size, isBent: isBent) }

    /// The appearance of a cell with its centre at this point of the plane, in pitches.
    func sight(of center: CGPoint) -> FishEye.Sight {
        eye.look(at: CGPoint(x: (center.x - focus.x) * pitch, y: (center.y - focus.y) * pitch))
    }

    /// The part of the plane, in pitches, in which a cell can be seen while the focus is anywhere in the cell `middle`.
    ///
    /// Under the fish-eye, cells vanish a third of a diameter beyond the frame, and without it they leave it half a diameter beyond; a focus is at most
    /// 1/√3 pitches from the centre of its cell.
    func visiblePart(around middle: Hex) -> CGRect {
        guard pitch > 0 else { return .null }
        let far = 1 / 3.0.squareRoot(), center = middle.center
        return CGRect(origin: center, size: .zero)
            .insetBy(dx: -(size.width / 2 + diameter * 0.51) / pitch - far, dy: -(size.height / 2 + diameter * 0.51) / pitch - far)
    }

    /// The cell whose disc is at a point of the frame, with or without content; nil between the discs.
    func hex(at point: CGPoint) -> Hex? {
        guard pitch > 0 else { return nil }
        let fromMiddle = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        let place = eye.place(seenAt: fromMiddle)
        let hex = Hex(nearest: CGPoint(x: place.x / pitch + focus.x, y: place.y / pitch + focus.y))
        // Discs stay round where the plane is compressed, so the rim of one may overlap a neighbour's hexagon.
        return ([hex] + hex.neighbors).first { hex in
            let sight = sight(of: hex.center)
            return sight.center.distance(to: fromMiddle) < sight.diameter / 2
        }
    }
}
