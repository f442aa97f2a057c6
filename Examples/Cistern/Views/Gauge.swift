import SwiftUI

/// The marks on the wall.
struct Marks: View {
    let tank: Tank

    private let count = 9

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(1...count, id: \.self) { mark in
                let share = Double(mark) / Double(count), isLong = mark.isMultiple(of: 3)
                HStack(spacing: 8) {
                    Capsule()
                        .frame(width: isLong ? 26 : 14, height: isLong ? 3 : 2)
                    if isLong {
                        Text(share * Cistern.volume, format: .number.precision(.fractionLength(0)))
                            .font(.footnote.weight(.semibold).monospacedDigit())
                    }
                }
                .frame(height: 20)
                .offset(y: tank.surface(at: share) - 10)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityHidden(true)
    }
}

/// The litres in large digits. They count while the level is animated.
struct Readout: View, Animatable {
    /// 0...1.
    var level: Double
    let fontSize: CGFloat

    nonisolated var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    private var litres: Int { Int((min(max(level, 0), 1) * Cistern.volume).rounded()) }

    var body: some View {
        VStack(spacing: 0) {
            Text(litres, format: .number)
                .font(.system(size: fontSize, weight: .bold, design: .rounded).monospacedDigit())
                // It counts through all values, so it does not fade from one to another.
                .contentTransition(.identity)
            Text("litres")
                .font(.title3.weight(.semibold))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 72)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Cistern")
        .accessibilityValue("\(litres) litres")
    }
}
