// Curves chosen at the point of use.

import SwiftUI

struct Gangway: View {
    @State private var isOut = false
    @State private var bounces = false
    @State private var rise: CGFloat = 0
    @State private var swing = Angle.zero
    private let overshoot: Animation = .timingCurve(0.24, 1.4, 1, -1, duration: 1)
    var stiff: Animation { .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0) }

    var body: some View {
        VStack(alignment: .leading) {
            block("Ramp").offset(x: isOut ? 100 : 0)
                .animation(bounces ? .interpolatingSpring(stiffness: 20, damping: 3).speed(2.5) : .easeInOut, value: isOut)
            block("Lift").offset(x: rise)
            block("Boom").rotationEffect(swing, anchor: .bottomLeading)
            Button("Out") { isOut = true }
            Button("Bouncing") {
                bounces = true
                isOut = false
            }
            Button("Up") { withAnimation(overshoot) { rise = 100 } }
            Button("Swing") {
                withAnimation(.linear(duration: 0.7).repeatForever(autoreverses: false)) { swing += .degrees(360) }
                withAnimation(isOut ? .easeInOut(duration: 0.35).repeatForever() : stiff) { rise += 20 }
            }
        }
    }

    private func block(_ name: String) -> some View {
        Rectangle().frame(width: 20, height: 20).accessibilityElement().accessibilityLabel(name)
    }
}
