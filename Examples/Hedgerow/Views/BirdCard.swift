import SwiftUI

/// A bird and its traits.
struct BirdCard: View {
    let bird: Bird

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // At the largest text sizes, there is no room beside the picture.
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10)) : AnyLayout(HStackLayout(spacing: 14))
        layout {
            BirdDrawing(bird: bird)
                .frame(width: 72)
                .padding(6)
                .background(Color("Hedge"), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
            VStack(alignment: .leading, spacing: 3) {
                Text(bird.name)
                    .font(.headline)
                Text(bird.summary)
                    .font(.footnote)
                    .opacity(0.65)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .foregroundColor(Color("Ink"))
        .padding(10)
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 22, style: .continuous))
        .accessibilityElement(children: .combine)
    }
}
