import SwiftUI

/// A row of figures, the digits on wheels.
struct FigureRowView: View {
    let row: FigureRow
    /// The positions of wheels by place, where they are not at their digits.
    var positions: [Int: Double] = [:]
    /// How far a place has appeared, 0...1, where it has not entirely.
    var presences: [Int: Double] = [:]
    var counts: [Int: Int] = [:]

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            edge(row.rightToLeftStart)
            // Numbers are written from left to right everywhere.
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ForEach(row.figures) { figure in
                    if case .digit(let place) = figure.id, let digit = figure.digit {
                        Present(presence: presences[place] ?? 1) {
                            DigitWheel(
                                position: positions[place] ?? Double(digit), row: row,
                                count: WheelPositions.count(counts[place], digit: digit))
                                .opacity(presences[place] ?? 1)
                        }
                        .transition(RollIn())
                    } else {
                        Text(verbatim: String(figure.character))
                            .fixedSize()
                            .transition(.opacity)
                    }
                }
            }
            .environment(\.layoutDirection, .leftToRight)
            edge(row.rightToLeftEnd)
        }
        .environment(\.layoutDirection, row.isRightToLeft ? .rightToLeft : .leftToRight)
        .monospacedDigit()
        .lineLimit(1)
    }

    @ViewBuilder private func edge(_ text: String) -> some View {
        if !text.isEmpty {
            Text(verbatim: text)
                .fixedSize()
                .transition(.opacity)
        }
    }
}

/// As wide as its content has appeared.
private struct Present: Layout {
    var presence: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let size = subviews.first?.sizeThatFits(proposal) else { return .zero }
        return CGSize(width: size.width * presence, height: size.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: proposal) }
    }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews.first.map { bounds.minY + $0.dimensions(in: proposal)[guide] }
    }
}
