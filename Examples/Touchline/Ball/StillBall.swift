import SwiftUI

/// The ball with reduced motion: it stays in its place and fades in and out, in a ring that fills with the pull.
struct StillBall: View {
    let refresher: Refresher

    var body: some View {
        let phase = refresher.phase
        BallDrawing()
            .saturation(phase == .finishing(.failure) ? 0 : 1)
            .overlay { ring(phase) }
            .frame(width: Pitch.ballRadius * 2, height: Pitch.ballRadius * 2)
            .opacity(opacity(phase))
            .animation(phase == .pulling ? nil : .easeInOut(duration: BallMotion.fading), value: phase)
    }

    private func ring(_ phase: RefreshCycle.Phase) -> some View {
        Circle()
            .trim(from: 0, to: phase == .pulling ? refresher.progress : 1)
            .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 3.5, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .padding(-6)
            .modifier(Breathing(isOn: phase == .ongoing))
    }
    private func opacity(_ phase: RefreshCycle.Phase) -> Double {
        switch phase {
        case .idle: 0
        case .pulling: refresher.progress
        case .ongoing, .preparingToFinish: 1
        case .finishing(let outcome): outcome == .failure ? 0.5 : 0
        }
    }
}

/// Fades out and in slowly while it is active.
private struct Breathing: ViewModifier {
    let isOn: Bool
    @State private var isFaint = false

    func body(content: Content) -> some View {
        content
            .opacity(isFaint ? 0.25 : 1)
            .onChange(of: isOn, initial: true) {
                withAnimation(isOn ? .easeInOut(duration: 0.9).repeatForever() : .easeInOut(duration: 0.2)) { isFaint = isOn }
            }
    }
}
