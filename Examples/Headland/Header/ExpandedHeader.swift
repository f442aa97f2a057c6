import SwiftUI

/// The content on the header's picture.
struct ExpandedHeader: View {
    let lighthouse: Lighthouse
    let isPlanned: Bool
    let motion: HeaderMotion
    let toggleVisit: @MainActor () -> Void

    @ScaledMetric(relativeTo: .largeTitle) private var emblemSide: CGFloat = 60

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Emblem(lighthouse: lighthouse)
                .frame(width: min(emblemSide, 90), height: min(emblemSide, 90))
                .part(.emblem, motion)
            Text(lighthouse.name)
                .font(.largeTitle.bold())
                .lineLimit(2)
                .minimumScaleFactor(0.6)
                .accessibilityAddTraits(.isHeader)
                .part(.title, motion)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) {
                    date
                    Spacer(minLength: 12)
                    button
                }
                VStack(alignment: .leading, spacing: 8) {
                    date
                    button
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundColor(.white)
        .shadow(color: .black.opacity(0.35), radius: 6, y: 1)
        .padding(.horizontal, 20)
        .padding(.bottom, 16)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }

    private var date: some View {
        Text("Open on \(lighthouse.openDate)")
            .font(.subheadline.weight(.medium))
            .part(.date, motion)
    }
    private var button: some View {
        VisitButton(isPlanned: isPlanned, action: toggleVisit)
            .part(.visit, motion, anchor: .center)
    }
}
