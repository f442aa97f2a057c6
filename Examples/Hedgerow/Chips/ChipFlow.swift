import SwiftUI

/// Chips in rows, as many in each as fit. Alignment guides move every chip from the corner to its place.
struct ChipFlow<Chip: View>: View {
    let traits: [Trait]
    @ViewBuilder let chip: (Trait) -> Chip

    @State private var width: CGFloat = 0
    @State private var sizes: [Trait: CGSize] = [:]

    private let spacing: CGFloat = 8

    var body: some View {
        let plan = FlowPlan(sizes: traits.map { sizes[$0] ?? .zero }, width: width, spacing: spacing)
        ZStack(alignment: .topLeading) {
            Color.clear
                .frame(height: 0)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            ForEach(Array(traits.enumerated()), id: \.element) { index, trait in
                chip(trait)
                    .onGeometryChange(for: CGSize.self) { $0.size } action: { sizes[trait] = $0 }
                    .alignmentGuide(.leading) { _ in -plan.origins[index].x }
                    .alignmentGuide(.top) { _ in -plan.origins[index].y }
            }
        }
        .frame(height: plan.height, alignment: .top)
    }
}
