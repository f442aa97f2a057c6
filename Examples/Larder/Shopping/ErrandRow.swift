import SwiftUI

/// Something to buy, with a circle to tick off.
struct ErrandRow: View {
    @Binding var errand: Errand

    var body: some View {
        Button { withAnimation(.snappy) { errand.isBought.toggle() } } label: {
            HStack(spacing: 12) {
                Image(systemName: errand.isBought ? "checkmark.circle.fill" : "circle")
                    .font(.title3)
                    .foregroundStyle(errand.isBought ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                Text(errand.name)
                    .strikethrough(errand.isBought)
                    .foregroundStyle(errand.isBought ? .secondary : .primary)
                Spacer()
                Image(systemName: errand.kind.symbol)
                    .font(.footnote)
                    .foregroundStyle(errand.kind.color)
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(errand.isBought ? .isSelected : [])
    }
}
