import Flourish
import SwiftUI

/// A rest of two minutes: the water falls with the time that is left.
struct ShortLull: View {
    @State private var left = 120
    @State private var isRunning = false
    @State private var rests = 0

    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            ParticleEmitter(.fireflies, isOn: isRunning)
            VStack(spacing: 32) {
                WaveFill(Double(left) / 120, in: Circle(), isFlowing: isRunning) {
                    HStack(spacing: 0) {
                        SlidingNumber(left / 60)
                        Text(":")
                        SlidingNumber(left % 60, format: .number.precision(.integerLength(2)), trend: .down, digitCounts: [1: 6])
                    }
                    .font(.system(size: 56, weight: .semibold, design: .rounded))
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                    .environment(\.layoutDirection, .leftToRight)
                }
                .foregroundStyle(.mint)
                .frame(maxWidth: 260, maxHeight: 260)
                .aspectRatio(1, contentMode: .fit)
                .changeEffect(.shine, value: rests)
                .accessibilityLabel("Left")
                .accessibilityValue("\(left) seconds")
                HStack {
                    Button(isRunning ? "Pause" : "Begin") { isRunning.toggle() }
                        .buttonStyle(.borderedProminent)
                    Button("Stop") { (left, isRunning) = (120, false) }
                        .buttonStyle(.bordered)
                        .disabled(left == 120)
                }
                .controlSize(.large)
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            }
            .padding(24)
        }
        .environment(\.colorScheme, .dark)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .animation(.smooth(duration: 0.5), value: left)
        .task(id: isRunning) {
            while isRunning, left > 0, (try? await Task.sleep(for: .seconds(1))) != nil { left -= 1 }
            if isRunning, left == 0 { (rests, left, isRunning) = (rests + 1, 120, false) }
        }
    }
}

#Preview("Lull") { ShortLull() }
