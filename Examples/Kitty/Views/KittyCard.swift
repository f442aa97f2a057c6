import SwiftUI

/// The total on wheels, and the progress toward the goal.
struct KittyCard: View {
    let kitty: Kitty

    @Environment(\.dynamicTypeSize) private var typeSize
    @ScaledMetric(relativeTo: .largeTitle) private var digitSize: CGFloat = 52

    var body: some View {
        VStack(spacing: 18) {
            SlidingNumber(kitty.total, style: .init(size: min(digitSize, 64), weight: .bold, isOnCards: true, minimumPlaces: 4))
                .padding(10)
                .background(Color("Ink").opacity(0.12), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
                .accessibilityLabel("In the kitty")
                .accessibilityValue("\(kitty.total) coins")
            VStack(spacing: 8) {
                bar
                let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
                layout {
                    CountingPercent(share: kitty.share)
                        .font(.headline)
                    Spacer(minLength: 0)
                    Text(kitty.isFull ? "Enough for \(kitty.purpose)" : "\(kitty.goal - kitty.total) to go for \(kitty.purpose)")
                        .contentTransition(.numericText())
                        .opacity(0.7)
                }
                .font(.subheadline)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .combine)
            }
        }
        .foregroundColor(Color("Ink"))
    }

    private var bar: some View {
        GeometryReader { proxy in
            Capsule()
                .fill(Color("Slot"))
                .overlay(alignment: .leading) {
                    Capsule()
                        .fill(LinearGradient(colors: [Color("Coin"), .accentColor], startPoint: .leading, endPoint: .trailing))
                        .frame(width: proxy.size.width * kitty.share)
                }
                .clipShape(Capsule())
        }
        .frame(height: 14)
        .accessibilityHidden(true)
    }
}
