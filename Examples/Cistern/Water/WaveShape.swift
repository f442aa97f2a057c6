import SwiftUI

/// The area below a wave, or its outline alone. All four of its numbers are animated, each at its own pace.
struct WaveShape: Shape {
    /// From the rectangle's upper edge to the middle of the wave, in points.
    var top: CGFloat
    /// The height of a crest above the middle, in points.
    var amplitude: CGFloat
    /// From crest to crest, in points; 0 or less is a level surface.
    var wavelength: CGFloat
    /// How far the wave has moved to the left, in radians.
    var phase: CGFloat
    /// True: the line of the surface, without the area below.
    var isLine = false

    var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(top, amplitude), AnimatablePair(wavelength, phase)) }
        set {
            (top, amplitude) = (newValue.first.first, newValue.first.second)
            (wavelength, phase) = (newValue.second.first, newValue.second.second)
        }
    }

    /// The distance between two points of the outline.
    private static let step: CGFloat = 6

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: point(at: 0, in: rect))
        for x in stride(from: Self.step, to: rect.width, by: Self.step) { path.addLine(to: point(at: x, in: rect)) }
        path.addLine(to: point(at: rect.width, in: rect))
        guard !isLine else { return path }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    private func point(at x: CGFloat, in rect: CGRect) -> CGPoint {
        let height = wavelength > 0 ? amplitude * sin(2 * .pi * x / wavelength + phase) : 0
        return CGPoint(x: rect.minX + x, y: rect.minY + top - height)
    }
}

struct WaveShape_Previews: PreviewProvider {
    static var previews: some View {
        WaveShape(top: 40, amplitude: 12, wavelength: 140, phase: 0)
            .fill(Color("WaterHigh"))
            .frame(width: 320, height: 160)
            .previewLayout(.sizeThatFits)
    }
}
