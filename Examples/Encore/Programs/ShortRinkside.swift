import Flourish
import SwiftUI

/// The seats of an ice rink: stands along the boards and around its corners.
struct ShortRinkside: View {
    @State private var seats: Set<SeatPlace> = []
    @State private var booked: Set<SeatPlace> = []

    private static let tier = SeatCategory("Lower tier", price: "€46", color: .blue)
    private static let plan: SeatPlan = {
        let sides = [(CGPoint(x: 0, y: -24), 180.0, 12), (CGPoint(x: 0, y: 24), 0, 12), (CGPoint(x: -15, y: 0), 90, 28), (CGPoint(x: 15, y: 0), -90, 28)]
        let stands = sides.enumerated().map { SeatSection("Stand \($0 + 1)", category: tier, rows: SeatRow.block(6, of: $1.2), middle: $1.0, turn: .degrees($1.1)) }
        let corners = [(7.0, -16.0, 45.0), (7, 16, 135), (-7, 16, 225), (-7, -16, 315)].enumerated().map {
            SeatSection("Corner \($0 + 1)", category: tier, rows: 6, around: CGPoint(x: $1.0, y: $1.1), radius: 5, direction: .degrees($1.2), sweep: .degrees(76))
        }
        return SeatPlan(stands + corners, stage: "Ice", stageFrame: CGRect(x: -10, y: -19, width: 20, height: 38))
    }()

    var body: some View {
        VStack(spacing: 12) {
            SeatChart(Self.plan, selection: $seats, limit: 8, status: status)
            HStack {
                SlidingNumber(seats.count * 46, format: .currency(code: "EUR").precision(.fractionLength(0)))
                    .font(.title2.bold())
                    .animation(.spring(duration: 0.5), value: seats)
                Spacer()
                Button("Best four") { seats = Set(Self.plan.bestAvailable(4, status: status)) }
                Button("Book") { (booked, seats) = (booked.union(seats), []) }
                    .buttonStyle(.borderedProminent)
                    .disabled(seats.isEmpty)
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
        .padding(16)
        .overlay { ParticleEmitter(.confetti, burst: 60, on: booked) }
    }
    private func status(_ place: SeatPlace) -> SeatStatus { booked.contains(place) || place.number % 7 == 3 ? .sold : .free }
}

#Preview("Rinkside") { ShortRinkside() }
