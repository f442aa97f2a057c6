/// Which seats are sold, and which are about to be bought.
struct Booking: Equatable {
    private(set) var taken: Set<Seat.ID> = []
    /// In the order in which they were chosen.
    private(set) var chosen: [Seat.ID] = []
    private(set) var booked: Set<Seat.ID> = []

    /// The most seats that can be bought at once.
    static let most = 8

    enum State {
        case free, taken, chosen, booked
    }

    init(taken: Set<Seat.ID> = []) { self.taken = taken }

    func state(of seat: Seat.ID) -> State {
        booked.contains(seat) ? .booked : taken.contains(seat) ? .taken : chosen.contains(seat) ? .chosen : .free
    }
    var isFull: Bool { chosen.count >= Self.most }

    /// Chooses a free seat, or gives a chosen one back.
    mutating func toggle(_ seat: Seat.ID) {
        switch state(of: seat) {
        case .taken, .booked: break
        case .chosen: chosen.removeAll { $0 == seat }
        case .free: if !isFull { chosen.append(seat) }
        }
    }
    /// Buys the chosen seats.
    mutating func book() {
        booked.formUnion(chosen)
        chosen = []
    }
    mutating func clear() { chosen = [] }
}

extension Booking {
    /// The seats sold before: about a third, in groups, the same each time.
    static func presale(_ stands: [Stand]) -> Booking {
        var state: UInt64 = 7, left = 0, isSold = false
        var taken: Set<Seat.ID> = []
        for seat in stands.flatMap(\.seats) {
            if left == 0 {
                state = state &* 6364136223846793005 &+ 1442695040888963407
                isSold.toggle()
                left = 1 + Int(state >> 33) % (isSold ? 5 : 9)
            }
            left -= 1
            if isSold { taken.insert(seat.id) }
        }
        return Booking(taken: taken)
    }
}
