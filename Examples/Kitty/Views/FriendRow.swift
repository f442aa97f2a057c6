import SwiftUI

/// What one friend has put in, and coins to put in more.
struct FriendRow: View {
    let friend: Kitty.Friend
    let put: (Int) -> Void

    @ScaledMetric(relativeTo: .title3) private var digitSize: CGFloat = 22
    @ScaledMetric(relativeTo: .headline) private var avatarSize: CGFloat = 40
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // At the largest sizes the coins are on a line of their own.
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10)) : AnyLayout(HStackLayout(spacing: 8))
        layout {
            HStack(spacing: 10) {
                Text(friend.name.prefix(1))
                    .font(.headline)
                    .foregroundColor(.white)
                    .minimumScaleFactor(0.5)
                    .frame(width: min(avatarSize, 72), height: min(avatarSize, 72))
                    .background(Circle().fill(Color(hue: friend.hue, saturation: 0.55, brightness: 0.78)))
                VStack(alignment: .leading, spacing: 0) {
                    Text(friend.name)
                        .font(.subheadline)
                        .opacity(0.7)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                    SlidingNumber(friend.paid, style: .init(size: min(digitSize, 44)))
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(friend.name)
            .accessibilityValue("\(friend.paid) coins")
            Spacer(minLength: 0)
            HStack(spacing: 7) {
                ForEach([1, 5, 20], id: \.self) { amount in
                    Button { put(amount) } label: { Text("\(amount)") }
                        .buttonStyle(CoinStyle())
                        .accessibilityLabel("\(friend.name) puts in \(amount)")
                }
            }
        }
        .foregroundColor(Color("Ink"))
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
    }
}

/// A coin that is pressed flat by a finger.
private struct CoinStyle: ButtonStyle {
    @ScaledMetric(relativeTo: .callout) private var diameter: CGFloat = 42

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.callout.weight(.bold).monospacedDigit())
            .foregroundColor(Color(red: 0.42, green: 0.28, blue: 0.05))
            .minimumScaleFactor(0.6)
            .frame(width: min(diameter, 72), height: min(diameter, 72))
            .background {
                Circle()
                    .fill(LinearGradient(colors: [Color("Coin"), Color(red: 0.80, green: 0.58, blue: 0.19)], startPoint: .top, endPoint: .bottom))
                    .overlay { Circle().strokeBorder(.white.opacity(0.45), lineWidth: 1.5).padding(3) }
                    .shadow(color: .black.opacity(configuration.isPressed ? 0 : 0.2), radius: 2, y: 2)
            }
            .offset(y: configuration.isPressed ? 2 : 0)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}
