import SwiftUI

/// A small apple for each page; a tap turns to it.
struct VarietyMarks: View {
    let varieties: [Variety]
    @Binding var selection: Variety.ID

    var body: some View {
        HStack(spacing: 0) {
            ForEach(varieties) { variety in
                let isSelected = variety.id == selection
                Button { withAnimation { selection = variety.id } } label: {
                    ZStack {
                        AppleShape()
                        AppleLeaf()
                    }
                    .foregroundColor(isSelected ? variety.blush : Color("Grid"))
                    .frame(width: 22, height: 22)
                    .scaleEffect(isSelected ? 1.3 : 1)
                    .animation(.spring(response: 0.35, dampingFraction: 0.6), value: isSelected)
                    .frame(maxWidth: 48, minHeight: 44)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(variety.name)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        }
    }
}
