/// A seat as people read it.
struct Ticket: Identifiable, Equatable {
    let id: Seat.ID
    let stand: String
    let tier: Tier

    var title: String { "Stand \(stand), row \(id.row), seat \(id.number)" }
    var short: String { "\(stand) · \(id.row) · \(id.number)" }

    static func tickets(_ seats: [Seat.ID], in stands: [Stand]) -> [Ticket] {
        seats.compactMap { seat in
            stands.first { $0.id == seat.stand }.map { Ticket(id: seat, stand: $0.name, tier: $0.tier) }
        }
    }
}
