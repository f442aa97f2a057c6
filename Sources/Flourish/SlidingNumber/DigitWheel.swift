import SwiftUI

/// One digit of a number, on a wheel that turns behind a window with soft edges. The wheel is as large as the digit in the font
/// of the place.
struct DigitWheel: View, Animatable {
    /// 2.5 is halfway from two to three.
    var position: Double
    let row: FigureRow
    var count = 10

    nonisolated var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    init(position: Double, row: FigureRow, count: Int = 10) {
        self.position = position
        self.row = row
        self.count = count
    }

    var body: some View {
        let position = position.finite(or: 0).clamped(to: -1e15...1e15)
        let lower = position.rounded(.down), turn = position - lower
        glyph(0)
            .hidden()
            .overlay {
                glyph(Int(lower)).modifier(RollEffect(turn: -turn))
                // At rest the next digit waits unseen behind this one, so the number is no larger than its line.
                glyph(Int(lower) + 1).modifier(RollEffect(turn: turn > 0 ? 1 - turn : 0)).opacity(turn > 0 ? 1 : 0)
            }
            .mask { Self.window }
    }

    private func glyph(_ step: Int) -> some View {
        Text(verbatim: String(row.character(for: WheelPositions.remainder(step, count))))
            // The wheel carries the old digit away.
            .contentTransition(.identity)
            .fixedSize()
    }

    /// Reaches beyond the line, so that a resting digit is whole.
    private static var window: some View {
        LinearGradient(stops: [
            .init(color: .clear, location: 0), .init(color: .black, location: 0.2), .init(color: .black, location: 0.8),
            .init(color: .clear, location: 1),
        ], startPoint: .top, endPoint: .bottom)
        .scaleEffect(x: 1.6, y: 1.1)
    }
}

/// Moves a figure by a share of its height, and makes it fade on the way.
struct RollEffect: ViewModifier {
    /// 1 is one digit below the middle of the window.
    let turn: Double
    /// Digits are lower than their line, so they follow one another more closely.
    private static let pitch = 0.8

    func body(content: Content) -> some View {
        content
            .modifier(RollOffset(turn: turn * Self.pitch))
            .opacity(max(1 - turn * turn, 0))
    }
}

private struct RollOffset: GeometryEffect {
    /// As a share of the height.
    var turn: Double
    var animatableData: Double {
        get { turn }
        set { turn = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: 0, y: turn * size.height)) }
}

/// A new digit rolls in from below, and one that is no longer needed leaves to where it came from.
struct RollIn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(RollEffect(turn: phase.isIdentity ? 0 : 1)) }
}
