import SwiftUI

/// A whole number whose digits slide when it changes in an animation: the body runs for each frame, with the number in between.
struct SlidingNumber: View, Animatable {
    private var value: Double
    private let style: Style

    /// The appearance of digits.
    struct Style {
        /// The size of the font in points.
        var size: CGFloat
        var weight = Font.Weight.semibold
        /// Digits stand on cards, as on an odometer.
        var isOnCards = false
        /// The minimum number of places, padded with noughts.
        var minimumPlaces = 1
    }

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    init(_ value: Int, style: Style) {
        self.value = Double(value)
        self.style = style
    }

    var body: some View {
        let wheels = Wheels(value)
        HStack(spacing: style.isOnCards ? style.size * 0.1 : 0) {
            ForEach((0..<max(wheels.places, style.minimumPlaces)).reversed(), id: \.self) { place in
                let presence = place < style.minimumPlaces ? 1 : wheels.presence(of: place)
                DigitWheel(position: wheels.position(at: place), style: style)
                    // A leading nought is only padding.
                    .opacity(place > 0 && place >= style.minimumPlaces ? presence : 0.25 + 0.75 * wheels.presence(of: place))
                    .frame(width: DigitWheel.width(style) * presence)
            }
        }
        // Numbers are written from left to right everywhere.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .ignore)
    }
}

/// A strip of digits that moves behind a window one digit high.
private struct DigitWheel: View {
    /// 0..<10.
    let position: Double
    let style: SlidingNumber.Style

    static func width(_ style: SlidingNumber.Style) -> CGFloat { style.size * (style.isOnCards ? 0.86 : 0.64) }
    private var height: CGFloat { style.size * (style.isOnCards ? 1.4 : 1.2) }

    var body: some View {
        let digit = Int(position)
        VStack(spacing: 0) {
            text(digit)
            text((digit + 1) % 10)
        }
        .offset(y: -CGFloat(position - Double(digit)) * height)
        .frame(width: Self.width(style), height: height, alignment: .top)
        .background { if style.isOnCards { card } }
        .clipShape(RoundedRectangle(cornerRadius: style.isOnCards ? style.size * 0.2 : 0, style: .continuous))
    }

    private func text(_ digit: Int) -> some View {
        Text("\(digit)")
            .font(.system(size: style.size, weight: style.weight, design: .rounded).monospacedDigit())
            // The wheel carries the old digit away, so it does not fade.
            .contentTransition(.identity)
            .fixedSize()
            .frame(width: Self.width(style), height: height)
    }

    /// Darker at its ends, as the wheel is round.
    private var card: some View {
        Rectangle()
            .fill(Color("Wheel"))
            .overlay {
                LinearGradient(stops: [
                    .init(color: .black.opacity(0.10), location: 0), .init(color: .clear, location: 0.28),
                    .init(color: .clear, location: 0.72), .init(color: .black.opacity(0.10), location: 1),
                ], startPoint: .top, endPoint: .bottom)
            }
    }
}

struct SlidingNumber_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 20) {
            SlidingNumber(1947, style: .init(size: 48, isOnCards: true))
            SlidingNumber(52, style: .init(size: 48, isOnCards: true, minimumPlaces: 4))
            SlidingNumber(52, style: .init(size: 24))
        }
        .padding()
        .background(Color("Cloth"))
        .previewLayout(.sizeThatFits)
    }
}
