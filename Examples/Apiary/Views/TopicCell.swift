import SwiftUI

/// A topic as a disc that fills its space: laid out at full size, then scaled, so that its text keeps its line breaks.
struct TopicCell: View {
    let topic: Topic
    let isChosen: Bool

    /// In proportion to the letters, so that words of all sizes break in the same places.
    @ScaledMetric(relativeTo: .footnote) private var fullDiameter: CGFloat = 125
    @Environment(\.dynamicTypeSize) private var typeSize

    /// The largest letters have the disc for themselves, without a symbol.
    private var diameter: CGFloat { typeSize.isAccessibilitySize ? fullDiameter * 0.68 : fullDiameter }
    private var isWordOnly: Bool { typeSize.isAccessibilitySize }

    var body: some View {
        GeometryReader { proxy in
            let scale = min(proxy.size.width, proxy.size.height) / diameter
            disc
                .frame(width: diameter, height: diameter)
                .scaleEffect(scale)
                // At the very rim, cells fade instead of shrinking to specks.
                .opacity(min(1, max(0, scale * 4 - 0.5)))
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(topic.name)
        .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
    }

    private var disc: some View {
        Circle()
            .fill(Color(isChosen ? topic.tone.rawValue : "Dusk"))
            .shadow(color: Color(topic.tone.rawValue).opacity(isChosen ? 0.55 : 0), radius: diameter * 0.112)
            .shadow(color: .black.opacity(0.3), radius: diameter * 0.032, y: diameter * 0.016)
            .overlay {
                Circle().strokeBorder(Color(topic.tone.rawValue).opacity(isChosen ? 1 : 0.55), lineWidth: diameter * 0.016)
            }
            .overlay {
                VStack(spacing: isWordOnly ? 0 : diameter * 0.064) {
                    if isChosen || !isWordOnly {
                        Image(systemName: isChosen ? "checkmark" : topic.symbol)
                            .font((isWordOnly ? Font.footnote : .title2).weight(.semibold))
                            .foregroundColor(Color(isChosen ? "Night" : topic.tone.rawValue))
                    }
                    Text(topic.name)
                        .font(.footnote.weight(.medium))
                        .foregroundColor(Color(isChosen ? "Night" : "Ink"))
                        .multilineTextAlignment(.center)
                        .lineLimit(2)
                        .minimumScaleFactor(0.7)
                }
                .padding(diameter * 0.096)
            }
    }
}

struct TopicCell_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            TopicCell(topic: Topic.all[0], isChosen: false)
            TopicCell(topic: Topic.all[1], isChosen: true)
        }
        .frame(width: 270, height: 140)
        .background(Color("Ground"))
        .previewLayout(.sizeThatFits)
    }
}
