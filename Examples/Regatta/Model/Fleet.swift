import Foundation

/// A boat and its pace.
struct Boat: Identifiable, Equatable {
    let id: Int
    var name: String
    var pace: Pace

    /// 0..<1: the colour of the sail. Boats launched one after the other differ.
    var hue: Double { (Double(id) * 0.382 + 0.02).truncatingRemainder(dividingBy: 1) }
}

/// The boats in the order of their lanes.
struct Fleet: Equatable {
    var boats: [Boat]

    private static let names = ["Otter", "Heron", "Marlin", "Puffin", "Seal", "Gannet"]

    /// One boat for each kind of pace.
    static let one = Fleet(boats: zip(Pace.Kind.allCases, names).enumerated().map { Boat(id: $0, name: $1.1, pace: Pace(kind: $1.0)) })

    mutating func add() {
        let id = (boats.map(\.id).max() ?? -1) + 1, name = Self.names[id % Self.names.count]
        boats.append(Boat(id: id, name: id < Self.names.count ? name : "\(name) \(id / Self.names.count + 1)", pace: Pace(kind: .easeInOut)))
    }
    mutating func remove(at places: IndexSet) {
        for place in places.sorted().reversed() where boats.indices.contains(place) { boats.remove(at: place) }
    }
}
