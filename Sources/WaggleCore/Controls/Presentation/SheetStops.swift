// The resting heights of a sheet.

import Foundation
import WaggleMotion

/// The heights at which a sheet may rest in its window, and the rules for dragging it between them. Heights are measured from
/// the window's bottom.
struct SheetStops: Equatable {
    /// Ascending.
    let stops: [(detent: PresentationDetent, height: CGFloat)]
    let room: SheetRoom

    /// - Parameter detents: Empty for a large sheet.
    init(_ detents: Set<PresentationDetent>, room: SheetRoom, environment: EnvironmentValues) {
        self.room = room
        let context = PresentationDetent.Context(maxDetentValue: room.greatestDetent, environment: environment)
        var stops = detents.compactMap { detent in
            detent.height(in: context, room: room).map {
                (detent: detent, height: min($0 + room.safeArea.bottom, room.size.height - room.top))
            }
        }
        stops.sort { $0.height < $1.height }
        if stops.isEmpty { stops = [(.large, room.size.height - room.top)] }
        self.stops = stops
        assert(stops.allSatisfy { $0.height.isFinite }, "A sheet rests at a height that is not finite.")
        assert(zip(stops, stops.dropFirst()).allSatisfy { $0.height <= $1.height }, "The heights of a sheet are not ascending.")
    }
    static func == (a: Self, b: Self) -> Bool { a.room == b.room && a.stops.elementsEqual(b.stops) { $0 == $1 } }

    var least: CGFloat { stops[0].height }
    var greatest: CGFloat { stops[stops.count - 1].height }
    func height(of detent: PresentationDetent?) -> CGFloat { stops.first { $0.detent == detent }?.height ?? least }

    // MARK: Dragging

    /// The fraction of its least height that a sheet must be dragged down to close, and the downward speed that closes it, in
    /// points per second.
    private static let dismissal: (share: CGFloat, speed: CGFloat) = (0.5, 1000)
    /// How far above its greatest detent a sheet can be stretched, as a fraction of the window.
    private static let stretch: CGFloat = 0.008

    /// The height of a sheet that is dragged to a height. Beyond the limits it resists.
    func height(pulledTo height: CGFloat, canClose: Bool) -> CGFloat {
        if height > greatest {
            return greatest + RubberBand.displacement(drag: height - greatest, viewport: room.size.height * Self.stretch)
        }
        if height < least, !canClose { return least - RubberBand.displacement(drag: least - height, viewport: least / 4) }
        return max(height, 0)
    }
    /// The detent at which a sheet comes to rest when it is released.
    /// - Parameter speed: Upward, in points per second.
    /// - Returns: Nil if it closes.
    func stop(from height: CGFloat, speed: CGFloat, canClose: Bool) -> PresentationDetent? {
        if canClose, height < least {
            if speed <= -Self.dismissal.speed || height < least * (1 - Self.dismissal.share) && speed < Self.dismissal.speed { return nil }
        } else if canClose, speed <= -Self.dismissal.speed, stops.count == 1 {
            return nil
        }
        let projected = height + speed * 0.1
        // A fling goes at least to the next detent.
        if speed <= -Self.dismissal.speed, let next = stops.last(where: { $0.height < height - 1 }) {
            return min(next.height, closest(projected).height) == next.height ? next.detent : closest(projected).detent
        }
        if speed >= Self.dismissal.speed, let next = stops.first(where: { $0.height > height + 1 }) {
            return max(next.height, closest(projected).height) == next.height ? next.detent : closest(projected).detent
        }
        if canClose, speed <= -Self.dismissal.speed { return nil }
        return closest(projected).detent
    }
    private func closest(_ height: CGFloat) -> (detent: PresentationDetent, height: CGFloat) {
        stops.min { abs($0.height - height) < abs($1.height - height) } ?? stops[0]
    }
}
