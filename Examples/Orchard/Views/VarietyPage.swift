import SwiftUI

/// One apple: how it looks, when it is ripe, and what it is good for.
struct VarietyPage: View {
    let variety: Variety

    @ScaledMetric(relativeTo: .title) private var pictureSize: CGFloat = 96
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let width = min(pictureSize, 140)
        // On a low screen the picture is smaller; only a card that is still too tall scrolls.
        ViewThatFits(in: .vertical) {
            card(pictureWidth: width)
            card(pictureWidth: width * 0.6)
            ScrollView { card(pictureWidth: width * 0.6) }
        }
        .frame(maxHeight: .infinity)
        .accessibilityElement(children: .combine)
    }

    private func card(pictureWidth: CGFloat) -> some View {
        // At the largest text sizes, there is no room beside the picture.
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(spacing: 16))
        return layout {
            AppleDrawing(variety: variety)
                .frame(width: pictureWidth)
            VStack(alignment: .leading, spacing: 4) {
                Text(variety.name)
                    .font(.title2.bold())
                Text(variety.season)
                    .font(.subheadline)
                    .foregroundColor(.accentColor)
                Text(variety.note)
                    .font(.subheadline)
                    .opacity(0.75)
                    .padding(.top, 4)
            }
            .fixedSize(horizontal: false, vertical: true)
            .foregroundColor(Color("Bark"))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(18)
        .frame(maxWidth: .infinity)
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 24, style: .continuous))
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
    }
}
