import SwiftUI

/// A lighthouse on the first page: its coast, its name and its day.
struct LighthouseCard: View {
    let lighthouse: Lighthouse
    let isPlanned: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CoastDrawing(look: lighthouse.look)
                .frame(height: 150)
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading, spacing: 3) {
                    Text(lighthouse.name)
                        .font(.title3.bold())
                    Text(lighthouse.place)
                        .font(.subheadline)
                        .opacity(0.65)
                    Text(lighthouse.openDate)
                        .font(.footnote.weight(.medium))
                        .foregroundColor(Color("AccentColor"))
                        .padding(.top, 2)
                }
                Spacer(minLength: 8)
                if isPlanned { PlannedMark() }
            }
            .padding(16)
        }
        .foregroundColor(Color("Ink"))
        .background(Color("Card"))
        .cornerRadius(22)
        .shadow(color: .black.opacity(0.10), radius: 8, y: 3)
        .contentShape(Rectangle())
    }
}
