import SwiftUI

/// A percentage that counts through all values in between when it changes in an animation.
struct CountingPercent: View, Animatable {
    /// 1 is all.
    var share: Double

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View {
        // Nearly full is not yet full.
        Text((share * 100).rounded(.down) / 100, format: .percent.precision(.fractionLength(0)))
            .monospacedDigit()
    }
}
