import Foundation

/// The savings of several people for one goal.
struct Kitty: Equatable {
    struct Friend: Identifiable, Equatable {
        let name: String
        /// 0...1, around the circle of colours.
        let hue: Double
        var paid = 0
        var id: String { name }
    }

    /// What it is for, and what that costs.
    let purpose: String
    let goal: Int
    var friends: [Friend]

    /// The maximum number of coins per person.
    static let largestShare = 99_999

    var total: Int { friends.map(\.paid).reduce(0, +) }
    /// 0...1; what costs nothing is paid for.
    var share: Double { goal > 0 ? min(Double(total) / Double(goal), 1) : 1 }
    var isFull: Bool { total >= goal }

    mutating func put(_ amount: Int, by friend: Friend.ID) {
        guard let index = friends.firstIndex(where: { $0.id == friend }) else { return }
        friends[index].paid = min(max(friends[index].paid + amount, 0), Self.largestShare)
    }

    /// Everybody gets back what they have put in.
    mutating func empty() {
        for index in friends.indices { friends[index].paid = 0 }
    }

    static let boat = Kitty(purpose: "the boat", goal: 480, friends: [
        Friend(name: "Ida", hue: 0.02, paid: 94), Friend(name: "Joon", hue: 0.10, paid: 60), Friend(name: "Mirela", hue: 0.55, paid: 118),
        Friend(name: "Tobias", hue: 0.72, paid: 25), Friend(name: "Sanna", hue: 0.86, paid: 9), Friend(name: "Pavel", hue: 0.40),
    ])
}
