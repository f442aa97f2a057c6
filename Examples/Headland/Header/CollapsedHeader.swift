import SwiftUI

/// The content of the collapsed header's bar, beside the back button.
struct CollapsedHeader: View {
    let lighthouse: Lighthouse
    let motion: HeaderMotion

    var body: some View {
        HStack(spacing: 10) {
            Emblem(lighthouse: lighthouse)
                .frame(width: 34, height: 34)
                .part(.emblem, motion)
            VStack(alignment: .leading, spacing: 0) {
                Text(lighthouse.name)
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
                    .part(.title, motion)
                Text("Open on \(lighthouse.openDate)")
                    .font(.caption)
                    .opacity(0.85)
                    .part(.date, motion)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.7)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundColor(.white)
        .padding(.leading, BackButton.side + 20)
        .padding(.trailing, 16)
        // As in other bars, text grows only as far as the bar has room.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
