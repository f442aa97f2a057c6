import SwiftUI

/// A small apple for each page; a tap turns to it. They scroll if they do not fit.
struct VarietyMarks: View {
    let varieties: [Variety]
    @Binding var selection: Variety.ID
    @State private var width: CGFloat = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The narrowest mark that is easily hit, and the widest, in points.
    private static let widths: ClosedRange<CGFloat> = 36...48

    var body: some View {
        ZStack {
            Color.clear
                .frame(height: 0)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            if CGFloat(varieties.count) * Self.widths.lowerBound <= width {
                HStack(spacing: 0) { marks(width: nil) }
            } else {
                strip
            }
        }
        .frame(minHeight: 44)
    }

    private var strip: some View {
        ScrollViewReader { scroller in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { marks(width: Self.widths.upperBound) }
                    .padding(.horizontal, 12)
            }
            .scrollIndicators(.hidden)
            .frame(height: 44)
            .onChange(of: selection, initial: true) {
                withAnimation(reduceMotion ? nil : .default) { scroller.scrollTo(selection, anchor: .center) }
            }
        }
    }

    private func marks(width: CGFloat?) -> some View {
        ForEach(varieties) { variety in
            let isSelected = variety.id == selection
            Button { withAnimation(reduceMotion ? nil : .default) { selection = variety.id } } label: {
                ZStack {
                    AppleShape()
                    AppleLeaf()
                }
                .foregroundColor(isSelected ? variety.blush : Color("Grid"))
                .frame(width: 22, height: 22)
                .scaleEffect(isSelected ? 1.3 : 1)
                .animation(reduceMotion ? nil : .spring(response: 0.35, dampingFraction: 0.6), value: isSelected)
                .frame(maxWidth: Self.widths.upperBound, minHeight: 44)
                .frame(width: width)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(variety.name)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
    }
}
