import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The drawing state that an item inherits from the effects that contain it.
struct DrawState {
    /// From points to canvas pixels.
    var matrix: CGAffineTransform
    var opacity: Double = 1
    /// The innermost mode applies.
    var blend = BlendMode.normal
    /// Set inside a filter: from there on, effects apply to each leaf's own image, innermost first.
    var steps: LeafStep?

    /// Whether there is nothing but opacity between a leaf and the canvas.
    var isPlain: Bool { steps == nil && blend == .normal }
}

/// An effect between a leaf and the canvas, and the next one outward.
///
/// Clips and opacities outside all filters act on the canvas directly and do not appear here.
final class LeafStep {
    enum Kind {
        case filter(DisplayList.Filter)
        case clip(Primitive, FillRule, antialiased: Bool)
        case opacity(Double)
    }

    let kind: Kind
    /// From the effect's coordinates to canvas pixels.
    let matrix: CGAffineTransform
    let outer: LeafStep?
    /// Whether this step or an outer one adds a shadow behind what it acts on.
    let castsShadow: Bool

    init(_ kind: Kind, _ matrix: CGAffineTransform, outer: LeafStep?) {
        let isShadow = switch kind {
        case .filter(.shadow), .filter(.compositedShadow): true
        case .filter, .clip, .opacity: false
        }
        castsShadow = isShadow || outer?.castsShadow ?? false
        self.kind = kind
        self.matrix = matrix
        self.outer = outer
    }

    /// Whether this step or an outer one is an opaque blur.
    var clampsEdges: Bool {
        switch kind {
        case .filter(.blur(_, opaque: true)), .filter(.ditheredBlur(_, opaque: true)): return true
        case .filter, .clip, .opacity: break
        }
        return outer?.clampsEdges ?? false
    }

    /// How many pixels this step and its outer steps may spread color.
    func reach(scaledBy resolution: CGFloat) -> CGFloat {
        let own: CGFloat = switch kind {
        case .filter(.blur(let radius, _)), .filter(.ditheredBlur(let radius, _)):
            blurReach(radius * max(matrix.scales.x, matrix.scales.y) * resolution)
        case .filter(.shadow(_, let radius, let offset, _)), .filter(.innerShadow(_, let radius, let offset)):
            blurReach(radius * max(matrix.scales.x, matrix.scales.y) * resolution)
                + max(abs(offset.width), abs(offset.height)) * 1.5 * max(matrix.scales.x, matrix.scales.y) * resolution
        case .filter(.compositedShadow(let shadow)):
            blurReach(shadow.radius * max(matrix.scales.x, matrix.scales.y) * resolution)
                + max(abs(shadow.offset.width), abs(shadow.offset.height)) * 1.5 * max(matrix.scales.x, matrix.scales.y) * resolution
        case .filter(.alphaThreshold): 1
        case .filter(.colorMatrix), .filter(.linearColorMatrix), .clip, .opacity: 0
        }
        return own + (outer?.reach(scaledBy: resolution) ?? 0)
    }
}

/// The reach of three box filters that approximate a Gaussian: just over three standard deviations.
func blurReach(_ sigma: CGFloat) -> CGFloat { sigma > 0 && sigma.isFinite ? (sigma * 3.1 + 3).rounded(.up) : 0 }
