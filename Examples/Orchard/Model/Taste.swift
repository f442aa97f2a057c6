/// The criteria for an apple, in the order of the chart's spokes: clockwise from the top.
enum Taste: Int, CaseIterable, Identifiable {
    case sweet, sharp, crisp, juicy, fragrant

    var id: Self { self }

    var title: String {
        switch self {
        case .sweet: "Sweet"
        case .sharp: "Sharp"
        case .crisp: "Crisp"
        case .juicy: "Juicy"
        case .fragrant: "Fragrant"
        }
    }
}
