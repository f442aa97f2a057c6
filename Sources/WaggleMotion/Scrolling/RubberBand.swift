/// The resistance of content dragged beyond its edge.
package enum RubberBand {
    /// The initial ratio of displacement to drag.
    package static let coefficient = 0.55

    /// How far content moves when dragged beyond its edge; always less than the viewport's length.
    ///
    /// - Parameters:
    ///   - drag: Points beyond the edge; negative beyond the start.
    ///   - viewport: The viewport's length along that axis. At 0 or less nothing moves.
    package static func displacement(drag: Double, viewport: Double) -> Double {
        guard viewport > 0, drag.isFinite else { return 0 }
        let pull = coefficient * abs(drag)
        let distance = pull * viewport / (pull + viewport)
        return drag < 0 ? -distance : distance
    }

    /// The drag for a displacement; the inverse of `displacement`. Displacements of a viewport or more give a very long drag.
    package static func drag(displacement: Double, viewport: Double) -> Double {
        guard viewport > 0, displacement.isFinite else { return 0 }
        let distance = min(abs(displacement), viewport * (1 - 1e-9))
        let drag = distance * viewport / (coefficient * (viewport - distance))
        return displacement < 0 ? -drag : drag
    }
}
