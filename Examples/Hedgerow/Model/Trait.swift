/// A trait that birds may share.
enum Trait: String, CaseIterable, Identifiable {
    case seeds, insects, berries, tiny, bold, winter, night, gardens, woods, water

    var id: Self { self }

    var title: String {
        switch self {
        case .seeds: "Seeds"
        case .insects: "Insects"
        case .berries: "Berries"
        case .tiny: "Tiny"
        case .bold: "Comes close"
        case .winter: "Stays in winter"
        case .night: "Sings at night"
        case .gardens: "Gardens"
        case .woods: "Woods"
        case .water: "Near water"
        }
    }
}
