import Foundation
import Observation
import WaggleCore
import WaggleGeometry
import WaggleMotion

/// Transforms a view about its centre. An animation turns it, scales it and moves it, each evenly.
nonisolated struct ViewTransform: GeometryEffect {
    private var move: CGPoint, angle: CGFloat, width: CGFloat, height: CGFloat, shear: CGFloat

    init(_ transform: CGAffineTransform) {
        move = CGPoint(x: transform.tx, y: transform.ty)
        // A view without width still has the direction of its height.
        angle = transform.a == 0 && transform.b == 0 ? atan2(-transform.c, transform.d) : atan2(transform.b, transform.a)
        let (x, y) = (cos(angle), sin(angle))
        width = transform.a * x + transform.b * y
        shear = transform.c * x + transform.d * y
        height = transform.d * x - transform.c * y
    }
    var animatableData: AnimatablePair<AnimatablePair<CGPoint.AnimatableData, CGFloat>, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat>> {
        get { AnimatablePair(AnimatablePair(move.animatableData, angle), AnimatablePair(AnimatablePair(width, height), shear)) }
        set {
            (move.animatableData, angle) = (newValue.first.first, newValue.first.second)
            (width, height, shear) = (newValue.second.first.first, newValue.second.first.second, newValue.second.second)
        }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        guard move != .zero || angle != 0 || width != 1 || height != 1 || shear != 0 else { return ProjectionTransform() }
        let (x, y) = (cos(angle), sin(angle))
        let turned = CGAffineTransform(
            a: width * x, b: width * y, c: shear * x - height * y, d: shear * y + height * x, tx: move.x, ty: move.y)
        return ProjectionTransform(CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2).concatenating(turned)
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
    }
}

/// Counts changes to an object that a SwiftUI view shows. A view that reads the count is re-evaluated when it changes.
@MainActor @Observable
final class ViewChanges {
    private(set) var count = 0
    func announce() {
        count &+= 1
        observations.check()
    }
    /// The program's observations of the object's properties.
    @ObservationIgnored let observations = _KeyValueObservations()
}
