import SwiftUI

/// A lighthouse in a list: its emblem, its name and its day.
struct LighthouseRow: View {
    let lighthouse: Lighthouse
    let isPlanned: Bool

    var body: some View {
        HStack(spacing: 14) {
            Emblem(lighthouse: lighthouse)
                .frame(width: 52, height: 52)
            VStack(alignment: .leading, spacing: 2) {
                Text(lighthouse.name)
                    .font(.headline)
                Text(lighthouse.place)
                    .font(.subheadline)
                    .opacity(0.65)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if isPlanned { PlannedMark() }
            Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .opacity(0.35)
        }
        .foregroundColor(Color("Ink"))
        .padding(12)
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
        .contentShape(Rectangle())
    }
}

/// The mark of a planned visit.
struct PlannedMark: View {
    var body: some View {
        Image(systemName: "checkmark.circle.fill")
            .foregroundColor(Color("Moss"))
            .accessibilityLabel("Visit planned")
    }
}
