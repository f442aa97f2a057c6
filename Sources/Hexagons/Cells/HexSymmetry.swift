/// The twelve symmetries of the grid that keep a cell in its place: six turns and six reflections.
extension Hex {
    /// A cube coordinate, as the axis of a reflection.
    public enum Axis: Int, CaseIterable, Hashable, Sendable, Codable { case q, r, s }

    /// The cell after some sixths of a turn around another one; clockwise on the screen, anticlockwise if negative.
    ///
    /// - Parameter sixths: Any number; six are a whole turn.
    @inlinable public func rotated(by sixths: Int, around center: Hex = .zero) -> Hex {
        let there = self - center
        let turned = switch sixths.modulo(6) {
        case 1: Hex(there.r.saturatingNegated, there.s.saturatingNegated)
        case 2: Hex(there.s, there.q)
        case 3: -there
        case 4: Hex(there.r, there.s)
        case 5: Hex(there.s.saturatingNegated, there.q.saturatingNegated)
        default: there
        }
        return turned + center
    }

    /// The mirror image in the line through another cell on which the two other coordinates change places: the axis' own coordinate stays
    /// as it is.
    ///
    /// The reflections in the lines across are those of the opposite cell: `(-cell).reflected(across: .q)`.
    @inlinable public func reflected(across axis: Axis, through center: Hex = .zero) -> Hex {
        let there = self - center
        let mirrored = switch axis {
        case .q: Hex(there.q, there.s)
        case .r: Hex(there.s, there.r)
        case .s: Hex(there.r, there.q)
        }
        return mirrored + center
    }
}
