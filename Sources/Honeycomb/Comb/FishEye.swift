import Hexagons
import SwiftUI

/// How cells shrink, and crowd if they should, between a zone in the middle of a frame and its rim.
///
/// Both families are continuous in place and in frame size, whatever the zone's form, and under both no two cells overlap that are a pitch
/// or more apart in the plane:
/// - `scale` leaves places as they are. Sizes fall in proportion to the distance from the zone.
/// - `compress` draws the whole plane into the frame. With `f` the distance from the zone on screen for one in the plane, a cell's scale at
///   the distance `e` is `(f(e + pitch) - f(e)) / pitch`. The zone is convex and `f` grows ever more slowly, so a way of one pitch from a
///   cell is at least `f(e + pitch) - f(e)` long on screen: as long as the cell is wide.
public struct FishEye: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        /// No distortion, for reduced motion or large text.
        case none
        /// - Parameter minimum: The least scale, from 0 to 1, which cells have from the rim on.
        case scale(minimum: CGFloat)
        case compress
    }

    /// The form of the zone in which cells have their full size.
    public enum Zone: Hashable, Sendable {
        case rectangle
        /// - Parameter cornerRadius: In points; at most half of the zone's shorter side.
        case roundedRectangle(cornerRadius: CGFloat)
        case ellipse
    }

    public var family: Family
    public var zone: Zone
    /// The distance from the zone to the frame, in pitches; at least one half. In frames that are too small for it there is no zone;
    /// `compress` makes all cells smaller then.
    public var fringe: CGFloat

    /// - Parameter fringe: The distance from the zone to the frame, in pitches; at least one half.
    public init(_ family: Family = .compress, zone: Zone = .rectangle, fringe: CGFloat = 2) {
        (self.family, self.zone, self.fringe) = (family, zone, fringe)
    }

    /// The lens for a frame.
    /// - Parameter pitch: The distance between the centres of neighbours, which is at least the diameter of a cell, in points.
    public func lens(for frame: CGSize, pitch: CGFloat) -> Lens { Lens(self, frame: frame, pitch: pitch) }

    /// A fish eye over a frame. Points are relative to the middle of the frame.
    public struct Lens: Hashable, Sendable {
        /// The appearance of a cell.
        public struct Look: Hashable, Sendable {
            /// In points from the middle of the frame.
            public var center: CGPoint
            /// From 0 to 1.
            public var scale: CGFloat
        }

        private let family: Family
        private let pitch: CGFloat
        private let zone: ConvexZone
        /// The fringe in points: for `compress`, first a straight part, then one in which distances shrink.
        private let straight: CGFloat
        private let bent: CGFloat

        init(_ fishEye: FishEye, frame: CGSize, pitch: CGFloat) {
            func usable(_ length: CGFloat) -> CGFloat { min(max(0, length.usable ?? 0), 1e9) }
            let width = usable(frame.width) / 2, height = usable(frame.height) / 2, pitch = max(1e-6, usable(pitch))
            let wanted = min(max(0.5, fishEye.fringe.usable ?? 2), 1e6) * pitch
            // What is compressed must have its end within the frame.
            let fringe = fishEye.family == .compress ? min(wanted, width, height) : wanted
            // A straight part of one pitch lets sizes begin to fall at the zone.
            let part = min(pitch, wanted / 2) / wanted
            (straight, bent) = (fringe * part, fringe * (1 - part))
            zone = ConvexZone(fishEye.zone, width: width - fringe, height: height - fringe)
            self.pitch = pitch
            switch fishEye.family {
            case .none, .compress: family = fishEye.family
            case .scale(let minimum): family = .scale(minimum: min(max(minimum.usable ?? 0, 0), 1))
            }
        }

        /// The appearance of a cell whose centre is at a point of the plane.
        public func look(at center: CGPoint) -> Look {
            guard center.x.isFinite, center.y.isFinite else { return Look(center: .zero, scale: 0) }
            // Beyond, squares of coordinates leave the range of numbers.
            let end: CGFloat = 1e12, center = CGPoint(x: min(max(center.x, -end), end), y: min(max(center.y, -end), end))
            let (nearest, distance) = zone.nearest(to: center)
            switch family {
            case .none: return Look(center: center, scale: 1)
            case .scale(let minimum):
                return Look(center: center, scale: 1 - (1 - minimum) * min(distance / (straight + bent), 1))
            case .compress:
                let seen = seen(distance), scale = (self.seen(distance + pitch) - seen) / pitch
                guard distance > 0 else { return Look(center: center, scale: min(max(scale, 0), 1)) }
                let share = seen / distance
                return Look(
                    center: CGPoint(x: nearest.x + (center.x - nearest.x) * share, y: nearest.y + (center.y - nearest.y) * share),
                    scale: min(max(scale, 0), 1))
            }
        }

        /// The point of the plane that appears at a point of the frame; nil where nothing does, at the rim of `compress` and beyond.
        public func place(seenAt point: CGPoint) -> CGPoint? {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            guard case .compress = family else { return point }
            let (nearest, seen) = zone.nearest(to: point)
            guard seen > straight else { return point }
            guard bent > 0, seen < straight + bent else { return nil }
            let share = (straight - bent * log(1 - (seen - straight) / bent)) / seen
            guard share.isFinite else { return nil }
            return CGPoint(x: nearest.x + (point.x - nearest.x) * share, y: nearest.y + (point.y - nearest.y) * share)
        }

        /// How far beyond the frame cells can be in the plane that appear larger than a size, in points.
        /// - Parameter scale: Above 0.
        public func reach(ofScale scale: CGFloat) -> CGFloat {
            guard case .compress = family, scale > 0, bent > 0 else { return pitch / 2 }
            // Beyond the straight part, the scale at e is bent / pitch * exp(-(e - straight) / bent) * (1 - exp(-pitch / bent)).
            let distance = straight + bent * max(0, log(bent / pitch * (1 - exp(-pitch / bent)) / scale))
            return max(distance - straight - bent, 0) + pitch / 2
        }

        /// The distance from the zone on screen for one in the plane: straight at first, then toward the rim, which it never reaches.
        private func seen(_ distance: CGFloat) -> CGFloat {
            guard distance > straight, bent > 0 else { return min(distance, straight + bent) }
            return straight + bent * (1 - exp(-(distance - straight) / bent))
        }
    }
}

extension View {
    /// Draws a cell in a scroll view as a fish eye over the scroll view shows it, while it scrolls and without evaluating the cell.
    ///
    ///     LazyHexGrid(region, cellWidth: 60, gap: 4, margin: 240) { hex in
    ///         Bubble(hex).fishEye(FishEye(.compress), pitch: 64)
    ///     }
    ///
    /// - Parameter pitch: The distance between the centres of neighbours, in points.
    public func fishEye(_ fishEye: FishEye, pitch: CGFloat) -> some View {
        visualEffect { content, proxy in
            let frame = proxy.bounds(of: .scrollView) ?? CGRect(origin: .zero, size: proxy.size),
                center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
            let look = fishEye.lens(for: frame.size, pitch: pitch).look(at: CGPoint(x: center.x - frame.midX, y: center.y - frame.midY))
            // A scale of 0 has no inverse, by which touches are found; such a cell is smaller than a pixel anyway.
            let scale = max(look.scale, 1e-4)
            return content.transformEffect(CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: frame.midX + look.center.x - center.x * scale,
                ty: frame.midY + look.center.y - center.y * scale))
        }
    }
}
