import SwiftUI

/// Asks the question and shows how many answers are missing.
struct PickerHeading: View {
    let comb: TopicComb
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 12) {
                Image("Comb")
                    .resizable()
                    .frame(width: 40, height: 40)
                VStack(alignment: .leading, spacing: 2) {
                    Text("What makes you hum?")
                        .font(.title3.bold())
                        .foregroundColor(Color("Ink"))
                        .lineLimit(2)
                        .minimumScaleFactor(0.6)
                    Text(status)
                        .font(.footnote)
                        .foregroundColor(Color("Ink").opacity(0.65))
                }
                Spacer(minLength: 0)
            }
            ProgressView(value: Double(comb.wanted.lowerBound - comb.missing), total: Double(max(comb.wanted.lowerBound, 1)))
                .tint(Color("Amber"))
                .scaleEffect(y: 2)
                .animation(reduceMotion ? nil : .easeInOut(duration: 0.4), value: comb.missing)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
    }

    private var status: String {
        if comb.cells.isEmpty { return "The hive is empty" }
        if comb.missing > 0 { return "Pick \(comb.missing) more" }
        return comb.isFull ? "That is all a hive can hold" : "That is a fine bouquet"
    }
}
