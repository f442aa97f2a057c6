import Flourish
import SwiftUI

/// A hall in which up to six seats are chosen.
struct SeatsPage: View {
    @State private var seats: Set<SeatPlace> = []

    private static let stalls = SeatCategory("Stalls", price: "€48", color: .indigo), circle = SeatCategory("Circle", price: "€32", color: .teal)
    private static let plan = SeatPlan([
        SeatSection("Stalls", category: stalls, rows: 8, around: .zero, radius: 7, direction: .degrees(180), sweep: .degrees(110)),
        SeatSection("Left", category: circle, rows: SeatRow.block(10, of: 5), middle: CGPoint(x: -17, y: 7), turn: .degrees(66)),
        SeatSection("Right", category: circle, rows: SeatRow.block(10, of: 5), middle: CGPoint(x: 17, y: 7), turn: .degrees(-66)),
        SeatSection("Circle", category: circle, rows: 4, around: .zero, radius: 22, direction: .degrees(180), sweep: .degrees(70)),
    ], stage: "Stage", stageFrame: CGRect(x: -6, y: -2, width: 12, height: 4))

    var body: some View {
        VStack(spacing: 14) {
            SeatChart(Self.plan, selection: $seats, limit: 6, status: Self.status)
            HStack {
                SlidingNumber(price, format: .currency(code: "EUR").precision(.fractionLength(0)))
                    .font(.title2.bold())
                    .animation(.spring(duration: 0.5), value: price)
                Spacer()
                Button("Best pair") { seats = Set(Self.plan.bestAvailable(2, status: Self.status)) }
                    .buttonStyle(.borderedProminent)
            }
            if !Self.plan.orphans(of: seats, status: Self.status).isEmpty {
                Label("That leaves a seat alone.", systemImage: "exclamationmark.triangle")
                    .font(.footnote)
                    .foregroundStyle(.orange)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .padding(16)
    }

    private var price: Double { seats.reduce(0) { $0 + (Self.plan.category(of: $1) == Self.stalls ? 48 : 32) } }
    private static func status(_ place: SeatPlace) -> SeatStatus { place.number % 7 == 3 ? .sold : place.number % 11 == 5 ? .held : .free }
}

#Preview("Seats") { SeatsPage() }
