import SwiftUI

/// A ring of colours that turns, grows and shrinks in the rhythm of breathing while it is active.
struct BreathingRing: View {
    let rest: Rest
    let isAwake: Bool

    @State private var angle = Angle.zero
    @State private var isWide = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let lineShare: CGFloat = 0.09

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                Circle()
                    .fill(rest.foam)
                    .padding(side * 0.05)
                    .opacity(isWide ? 0.34 : 0.12)
                    .scaleEffect(isWide ? 1 : 0.86)
                Circle()
                    .strokeBorder(AngularGradient(colors: [rest.foam, rest.low, rest.high, rest.low, rest.foam], center: .center, angle: angle), lineWidth: side * lineShare)
                    .shadow(color: rest.foam.opacity(isWide ? 0.6 : 0.15), radius: isWide ? 26 : 6)
                    .scaleEffect(isWide ? 1 : 0.86)
            }
            .frame(width: side, height: side)
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityHidden(true)
        .onAppear { breathe(isAwake) }
        .onChange(of: isAwake) { breathe(isAwake) }
    }

    private func breathe(_ isAwake: Bool) {
        guard !reduceMotion else { return }
        if isAwake {
            withAnimation(.linear(duration: rest.breath * 2).repeatForever(autoreverses: false)) { angle = .degrees(360) }
            withAnimation(.easeInOut(duration: rest.breath / 2).repeatForever()) { isWide = true }
        } else {
            // The ring stops where no seam shows: a full turn looks the same as none.
            withAnimation(.easeOut(duration: 1)) {
                angle = .zero
                isWide = false
            }
        }
    }
}
