import SwiftUI

/// The story of a lighthouse, and the lighthouses next to it.
struct Story: View {
    let lighthouse: Lighthouse
    let coast: [Lighthouse]
    @Binding var plan: VisitPlan

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Facts(lighthouse: lighthouse)
            ForEach(Array(lighthouse.story.enumerated()), id: \.offset) { _, paragraph in
                Text(paragraph)
                    .lineSpacing(4)
                    .fixedSize(horizontal: false, vertical: true)
            }
            heading("Before you come")
            Advice()
            if !neighbors.isEmpty {
                heading("Along the coast")
                ForEach(neighbors) { neighbor in
                    NavigationLink(destination: LighthousePage(lighthouse: neighbor, coast: coast, plan: $plan)) {
                        LighthouseRow(lighthouse: neighbor, isPlanned: plan.contains(neighbor))
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .foregroundColor(Color("Ink"))
        // Lines stay short enough to read on wide screens.
        .frame(maxWidth: 640, alignment: .leading)
        .frame(maxWidth: .infinity)
    }

    private func heading(_ title: String) -> some View {
        Text(title)
            .font(.title3.bold())
            .accessibilityAddTraits(.isHeader)
            .padding(.top, 8)
    }

    /// The ones before and after it.
    private var neighbors: [Lighthouse] {
        guard let index = coast.firstIndex(of: lighthouse) else { return [] }
        return [index - 1, index + 1].filter(coast.indices.contains).map { coast[$0] }
    }
}

/// The numbers of a lighthouse side by side, or below each other at large text sizes.
private struct Facts: View {
    let lighthouse: Lighthouse

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 14)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
            fact("Height", "\(lighthouse.height) m", "ruler")
            fact("Seen from", "\(lighthouse.reach) miles", "binoculars")
            fact("First lit", lighthouse.year.formatted(.number.grouping(.never)), "light.beacon.max")
        }
        .padding(14)
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
    }

    private func fact(_ name: String, _ value: String, _ symbol: String) -> some View {
        VStack(spacing: 4) {
            Image(systemName: symbol)
                .font(.system(size: 18))
                .foregroundColor(Color("AccentColor"))
                .frame(height: 24)
            Text(value)
                .font(.headline)
            Text(name)
                .font(.caption)
                .opacity(0.65)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(name)
        .accessibilityValue(value)
    }
}

/// The information about every lighthouse.
private struct Advice: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            line("The door is open from ten to four, and for those who are on the stairs.", "clock")
            line("Coats and bags stay below. The wind on the gallery takes what is not held.", "wind")
            line("Dogs are welcome up to the first landing, where there is a bowl of water.", "pawprint")
        }
    }

    private func line(_ text: String, _ symbol: String) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: symbol)
                .foregroundColor(Color("AccentColor"))
                .frame(width: 26)
            Text(text)
                .fixedSize(horizontal: false, vertical: true)
        }
        .accessibilityElement(children: .combine)
    }
}
