import SwiftUI

/// The game and its date.
struct EveningTitle: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Rinkside")
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
            Text("The Fox on the Ice · Saturday, 8 pm")
                .font(.subheadline)
                .opacity(0.65)
        }
        .foregroundColor(Color("Ink"))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        // The plan takes precedence; text leaves it the room that it needs.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
}

/// The legend of the colours.
struct PriceLegend: View {
    var body: some View {
        // One below the other if large text has no room side by side.
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 16) { entries }
            VStack(alignment: .leading, spacing: 4) { entries }
        }
        .font(.footnote)
        .foregroundColor(Color("Ink"))
        .lineLimit(1)
        .padding(.horizontal, 20)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }

    @ViewBuilder private var entries: some View {
        ForEach(Tier.allCases) { tier in
            entry("\(tier.rawValue.capitalized) \(euros(tier.price))", Color(tier == .lower ? "Lower" : "Upper"))
        }
        entry("Taken", Color("Taken"))
    }

    private func entry(_ title: String, _ color: Color) -> some View {
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 4, style: .continuous)
                .fill(color)
                .frame(width: 13, height: 13)
            Text(title)
        }
        .accessibilityElement(children: .combine)
    }
}

/// A price without cents.
func euros(_ amount: Int) -> String { amount.formatted(.currency(code: "EUR").precision(.fractionLength(0))) }
