import SwiftUI

/// The visible part of the hall, independent of the window's size.
struct Camera: Equatable {
    /// The point of the hall in the middle of the window.
    var focus = UnitPoint.center
    /// 1 shows the whole hall.
    var zoom: CGFloat = 1
    /// How far the hall is turned clockwise.
    var angle = Angle.zero

    static let zooms: ClosedRange<CGFloat> = 1...25
    static let whole = Camera()

    /// True if all of the hall is in sight, as at the beginning.
    var showsAll: Bool { zoom < 1.01 && abs(angle.degrees) < 0.5 }
}

/// Where the hall is drawn in a window: it is scaled and turned around its middle, which then is moved from the middle of the window.
struct Projection: Equatable {
    var scale: CGFloat
    var angle: Angle
    var offset: CGSize
}

/// A window with a hall in it.
struct Viewport: Equatable {
    let size: CGSize
    let hall: CGSize

    /// Around the whole hall, in points.
    private static let margin: CGFloat = 10
    /// How far the hall's edge may come in from the window's, in points.
    private static let slack: CGFloat = 28

    /// A hall lies as its window does.
    private var turn: Angle { (size.width > size.height) == (hall.width > hall.height) ? .zero : .degrees(90) }
    /// Points for a unit of the hall if all of it is in sight.
    var fit: CGFloat {
        let lying = turn == .zero ? hall : CGSize(width: hall.height, height: hall.width)
        guard lying.width > 0, lying.height > 0 else { return 1 }
        return max(min((size.width - 2 * Self.margin) / lying.width, (size.height - 2 * Self.margin) / lying.height), 0.01)
    }

    // MARK: From cameras to projections and back

    func projection(of camera: Camera) -> Projection {
        let scale = fit * camera.zoom, angle = camera.angle + turn
        let middle = CGPoint(x: (camera.focus.x - 0.5) * hall.width * scale, y: (camera.focus.y - 0.5) * hall.height * scale).turned(by: angle)
        return Projection(scale: scale, angle: angle, offset: CGSize(width: -middle.x, height: -middle.y))
    }
    func camera(of projection: Projection) -> Camera {
        let middle = hallPoint(at: CGPoint(x: size.width / 2, y: size.height / 2), projection)
        return Camera(focus: UnitPoint(x: middle.x / max(hall.width, 1), y: middle.y / max(hall.height, 1)), zoom: projection.scale / fit, angle: projection.angle - turn)
    }
    /// The point of the hall that is seen at a point of the window.
    func hallPoint(at point: CGPoint, _ projection: Projection) -> CGPoint {
        let x = point.x - size.width / 2 - projection.offset.width, y = point.y - size.height / 2 - projection.offset.height
        let straight = CGPoint(x: x, y: y).turned(by: -projection.angle)
        return CGPoint(x: straight.x / projection.scale + hall.width / 2, y: straight.y / projection.scale + hall.height / 2)
    }
    /// Where a point of the hall is seen in the window.
    func point(of hallPoint: CGPoint, _ projection: Projection) -> CGPoint {
        let turned = CGPoint(x: (hallPoint.x - hall.width / 2) * projection.scale, y: (hallPoint.y - hall.height / 2) * projection.scale).turned(by: projection.angle)
        return CGPoint(x: turned.x + size.width / 2 + projection.offset.width, y: turned.y + size.height / 2 + projection.offset.height)
    }

    // MARK: Moving

    /// The camera after fingers have moved, spread and turned. The point of the hall under `anchor` stays there, but for the translation.
    func moved(_ camera: Camera, by translation: CGSize = .zero, magnification: CGFloat = 1, rotation: Angle = .zero, about anchor: CGPoint) -> Camera {
        let held = hallPoint(at: anchor, projection(of: camera))
        var new = Camera(focus: camera.focus, zoom: camera.zoom * magnification, angle: camera.angle + rotation)
        let there = point(of: held, projection(of: new))
        var shown = projection(of: new)
        shown.offset.width += anchor.x + translation.width - there.x
        shown.offset.height += anchor.y + translation.height - there.y
        new.focus = self.camera(of: shown).focus
        return new
    }

    /// The camera that fills the window with a part of the hall.
    func camera(showing frame: CGRect) -> Camera {
        let box = turn == .zero ? frame.size : CGSize(width: frame.height, height: frame.width)
        let zoom = min((size.width - 2 * Self.margin) / max(box.width, 0.01), (size.height - 2 * Self.margin) / max(box.height, 0.01)) / fit
        return settled(Camera(focus: UnitPoint(x: frame.midX / hall.width, y: frame.midY / hall.height), zoom: zoom))
    }

    // MARK: Limits

    /// The nearest camera that shows no more emptiness than it must, and that stands straight if it is nearly straight.
    func settled(_ camera: Camera) -> Camera {
        var new = camera
        new.zoom = min(max(camera.zoom, Camera.zooms.lowerBound), Camera.zooms.upperBound)
        new.angle = .degrees(camera.angle.degrees.remainder(dividingBy: 360))
        let quarter = (new.angle.degrees / 90).rounded() * 90
        if abs(new.angle.degrees - quarter) < 10 { new.angle = .degrees(quarter) }
        if new.zoom <= 1 { return .whole }
        let (x, y) = reach(of: new)
        new.focus = UnitPoint(x: min(max(camera.focus.x, x.lowerBound), x.upperBound), y: min(max(camera.focus.y, y.lowerBound), y.upperBound))
        return new
    }

    /// The camera that is shown while fingers pull beyond the limits: it follows with growing resistance.
    func stretched(_ camera: Camera) -> Camera {
        var new = camera
        let kept = min(max(camera.zoom, Camera.zooms.lowerBound), Camera.zooms.upperBound)
        new.zoom = kept * pow(camera.zoom / kept, 0.35)
        let (x, y) = reach(of: new), scale = fit * new.zoom
        new.focus = UnitPoint(x: pulled(camera.focus.x, x, hall.width * scale), y: pulled(camera.focus.y, y, hall.height * scale))
        return new
    }

    /// - Parameter length: The hall's on the screen, in points.
    private func pulled(_ place: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        let edge = min(max(place, range.lowerBound), range.upperBound), excess = (place - edge) * length
        guard excess != 0, length > 0 else { return place }
        let most = max(min(size.width, size.height), 1) / 3
        return edge + excess / (1 + abs(excess) / most) / length
    }

    /// Where the focus may be: windows that are turned reach further along the hall's axes.
    private func reach(of camera: Camera) -> (ClosedRange<CGFloat>, ClosedRange<CGFloat>) {
        let shown = projection(of: camera), c = abs(cos(shown.angle.radians)), s = abs(sin(shown.angle.radians))
        // The whole hall does not move at all; the nearer it is, the further its edges come in.
        let slack = Self.slack * min(max(camera.zoom - 1, 0), 1)
        func range(_ window: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
            let half = (window / 2 - min(slack, window / 4)) / max(length * shown.scale, 0.01)
            return half < 0.5 ? half...(1 - half) : 0.5...0.5
        }
        return (range(c * size.width + s * size.height, hall.width), range(s * size.width + c * size.height, hall.height))
    }
}

private extension CGPoint {
    func turned(by angle: Angle) -> CGPoint {
        let c = cos(angle.radians), s = sin(angle.radians)
        return CGPoint(x: c * x - s * y, y: s * x + c * y)
    }
}
