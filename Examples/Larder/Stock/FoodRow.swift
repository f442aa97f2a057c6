import SwiftUI

/// A food in a list: its name, its amount, and how long it keeps.
struct FoodRow: View {
    let food: Food
    let freshness: Freshness
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack(spacing: 12) {
            KindIcon(kind: food.kind)
            // Large text does not fit side by side.
            let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
            layout {
                VStack(alignment: .leading, spacing: 2) {
                    Text(food.name)
                    HStack(spacing: 4) {
                        Text(food.amountText)
                        if food.isOpened {
                            Image(systemName: "lock.open.fill")
                                .font(.caption2)
                                .accessibilityLabel("Opened")
                        }
                    }
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                }
                if !typeSize.isAccessibilitySize { Spacer() }
                Text(freshness.text)
                    .font(.subheadline)
                    .foregroundStyle(freshness.color)
            }
        }
    }
}

/// The picture of a kind of food on its colour.
struct KindIcon: View {
    let kind: Food.Kind
    @ScaledMetric private var side = 30.0

    var body: some View {
        Image(systemName: kind.symbol)
            .symbolVariant(.fill)
            .font(.system(size: side * 0.5))
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(kind.color.gradient, in: RoundedRectangle(cornerRadius: side * 0.23, style: .continuous))
            .accessibilityHidden(true)
    }
}
