import SwiftUI

extension View {
    /// Lets a finger turn a view about its centre, like a dial. A quick turn continues for a while, until a finger catches it.
    /// - Parameter hasCaught: true while a finger that stopped a turn is down; its touch is not a tap.
    func turning(_ angle: Binding<Angle>, hasCaught: Binding<Bool> = .constant(false)) -> some View {
        modifier(Turning(angle: angle, hasCaught: hasCaught))
    }
}

private struct Turning: ViewModifier {
    @Binding var angle: Angle
    @Binding var hasCaught: Bool

    @State private var shown = ShownAngle()
    /// The finger's angle at the last event.
    @State private var last: Double?
    @GestureState private var isTouched = false
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// A finger this close to the centre has no direction, in points.
    private let deadRadius: CGFloat = 16

    func body(content: Content) -> some View {
        GeometryReader { proxy in
            content
                .frame(width: proxy.size.width, height: proxy.size.height)
                .contentShape(Circle())
                .gesture(turn(about: CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)))
                .simultaneousGesture(touch)
        }
        .keeping(shown, at: angle)
        .onChange(of: isTouched) {
            guard !isTouched else { return }
            last = nil
            if hasCaught { hasCaught = false }
        }
    }

    private func turn(about middle: CGPoint) -> some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { value in
                guard let direction = direction(to: value.location, from: middle) else { return }
                if let last { angle += .radians(Dial.turn(from: last, to: direction)) }
                last = direction
            }
            .onEnded { value in
                // With reduced motion, a ring stays where it is released.
                guard !reduceMotion else { return }
                let thrown = CGSize(width: value.predictedEndLocation.x - value.location.x, height: value.predictedEndLocation.y - value.location.y)
                let further = Dial.turn(by: mirrored(thrown), at: mirrored(CGSize(width: value.location.x - middle.x, height: value.location.y - middle.y)))
                guard abs(further) > 0.01 else { return }
                withAnimation(.spring(response: 1.1, dampingFraction: 1)) { angle += .radians(1.25 * min(max(further, -.pi), .pi)) }
            }
    }

    private var touch: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isTouched) { _, isTouched, _ in isTouched = true }
            .onChanged { if $0.translation == .zero { halt() } }
    }

    /// A coasting ring stops under the finger. Such a touch is not a tap, unless the ring seemed to be at rest.
    private func halt() {
        guard last == nil, let now = shown.radians else { return }
        let isTurning = abs(now - angle.radians) > 0.05
        if hasCaught != isTurning { hasCaught = isTurning }
        // A spring takes over from the one in progress, which an immediate change would not stop.
        if now != angle.radians { withAnimation(.spring(response: 0.01, dampingFraction: 1)) { angle = .radians(now) } }
    }

    private func direction(to point: CGPoint, from middle: CGPoint) -> Double? {
        let arm = mirrored(CGSize(width: point.x - middle.x, height: point.y - middle.y))
        return hypot(arm.width, arm.height) < deadRadius ? nil : atan2(arm.height, arm.width)
    }

    /// Fingers move from left to right, rings turn in reading direction.
    private func mirrored(_ way: CGSize) -> CGSize {
        CGSize(width: layoutDirection == .rightToLeft ? -way.width : way.width, height: way.height)
    }
}

/// Angles on a dial, in radians.
enum Dial {
    /// The shorter rotation between two directions, -π...π.
    static func turn(from: Double, to: Double) -> Double { (to - from).remainder(dividingBy: 2 * .pi) }

    /// How far a short movement of the finger turns the dial, if the finger is at the end of an arm from the centre. Movement along the arm does not
    /// turn it.
    static func turn(by way: CGSize, at arm: CGSize) -> Double {
        let square = arm.width * arm.width + arm.height * arm.height
        return square > 0 ? (arm.width * way.height - arm.height * way.width) / square : 0
    }
}
