import SwiftUI

/// The area below a wave that has a whole number of crests, so it can travel for ever without a seam.
///
/// Use it to draw something at the waterline of a `WaveFill`, or by itself as a mask. The level moves with the animation of its change.
public struct WaveShape: Shape {
    /// How full the rectangle is, 0...1. Empty and full ones have no wave.
    public var level: Double
    /// The height of a crest above the level, in points.
    public var amplitude: CGFloat
    /// The number of crests from edge to edge.
    public var crests: Int
    /// How far the wave has travelled to the trailing edge, in wavelengths: 1 looks like 0.
    public var phase: Double
    /// True: the line of the surface, without the area below.
    var isSurface = false

    /// Not-a-number is empty; infinite amplitudes are none.
    public init(level: Double, amplitude: CGFloat = 8, crests: Int = 2, phase: Double = 0) {
        self.level = level.clamped(to: 0...1)
        self.amplitude = max(amplitude.finite(or: 0), 0)
        self.crests = min(max(crests, 0), 1000)
        self.phase = phase.finite(or: 0)
    }

    /// The phase is not part of it: a moving wave gets another phase in each frame, while an animation may carry the level.
    public var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(level, amplitude) }
        set { (level, amplitude) = (newValue.first, newValue.second) }
    }

    public func path(in rect: CGRect) -> Path {
        // A spring may go beyond both ends.
        let level = level.clamped(to: 0...1)
        guard level > 0, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return Path() }
        guard level < 1 else { return isSurface ? Path() : Path(rect) }
        let steps = min(max(Int((rect.width / 3).clamped(to: 2...600)), crests * 12), 2400)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: height(at: 0, in: rect)))
        // Both ends are included.
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: height(at: share, in: rect)))
        }
        guard !isSurface else { return path }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    /// The surface, at a share of the width.
    func height(at share: Double, in rect: CGRect) -> CGFloat {
        let level = level.clamped(to: 0...1), surface = rect.maxY - rect.height * level
        // A crest neither leaves the rectangle nor reaches its floor, so the wave calms down near both ends.
        let reach = min(amplitude, rect.height * min(level, 1 - level))
        let angle = 2 * .pi * (Double(crests) * share - phase.truncatingRemainder(dividingBy: 1))
        // Crests are a little sharper than troughs, as those of water are.
        let wave = sin(angle) + 0.18 * sin(2 * angle + .pi / 2)
        return surface - reach * (crests > 0 ? wave / 1.18 : 0)
    }
}
