import SwiftUI

/// The part of a plan that is seen: a point of the plan is at its product with the scale, plus the offset.
struct SeatCamera: Equatable, Animatable {
    /// Points for one seat.
    var scale: CGFloat = 1
    var offset = CGSize.zero

    /// The scale moves by its logarithm, so that zooming looks even.
    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(log(max(scale, 1e-6)), AnimatablePair(offset.width, offset.height)) }
        set {
            (scale, offset) = (exp(newValue.first.clamped(to: -20...20)), CGSize(
                width: newValue.second.first, height: newValue.second.second))
        }
    }

    /// Shows a part of the plan entirely, in the middle.
    init(fitting rect: CGRect, in size: CGSize, padding: CGFloat = 16, limit: CGFloat = SeatCamera.largest) {
        let room = CGSize(width: max(size.width - 2 * padding, 1), height: max(size.height - 2 * padding, 1))
        scale = min(room.width / max(rect.width, 0.1), room.height / max(rect.height, 0.1), limit).clamped(to: 0.0001...limit)
        offset = CGSize(width: size.width / 2 - rect.midX * scale, height: size.height / 2 - rect.midY * scale)
    }
    init() {}

    /// A finger needs no more.
    static let largest: CGFloat = 52
    /// From this scale on, taps choose seats.
    static let choosing: CGFloat = 20

    func point(_ plan: CGPoint) -> CGPoint { CGPoint(x: plan.x * scale + offset.width, y: plan.y * scale + offset.height) }
    func plan(_ point: CGPoint) -> CGPoint { CGPoint(x: (point.x - offset.width) / scale, y: (point.y - offset.height) / scale) }
    func visible(in size: CGSize) -> CGRect {
        CGRect(origin: plan(.zero), size: CGSize(width: size.width / scale, height: size.height / scale))
    }

    /// Magnified about a point of the screen, which stays where it is.
    func zoomed(by factor: CGFloat, about point: CGPoint, frame: CGRect, in size: CGSize) -> SeatCamera {
        guard factor.isFinite, factor > 0 else { return self }
        var camera = self
        camera.scale = (scale * factor).clamped(to: SeatCamera(fitting: frame, in: size).scale...SeatCamera.largest)
        let position = plan(point)
        camera.offset = CGSize(width: point.x - position.x * camera.scale, height: point.y - position.y * camera.scale)
        return camera.limited(to: frame, in: size)
    }
    func moved(by distance: CGSize, frame: CGRect, in size: CGSize) -> SeatCamera {
        var camera = self
        camera.offset.width += distance.width.finite(or: 0)
        camera.offset.height += distance.height.finite(or: 0)
        return camera.limited(to: frame, in: size)
    }
    /// The plan's edge may come no further in than a margin; a plan that is smaller than the view is in its middle.
    func limited(to frame: CGRect, in size: CGSize, margin: CGFloat = 24) -> SeatCamera {
        func limited(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
            let low = room - margin - (start + length) * scale, high = margin - start * scale
            return low > high ? room / 2 - (start + length / 2) * scale : min(max(offset, low), high)
        }
        var camera = self
        camera.offset = CGSize(
            width: limited(offset.width, frame.minX, frame.width, size.width),
            height: limited(offset.height, frame.minY, frame.height, size.height))
        return camera
    }
}
