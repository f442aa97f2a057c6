/// Filters the birds to those with every selected trait. It runs when the selection changes, not when birds are shown.
struct BirdFilter: Equatable {
    let all: [Bird]
    private(set) var traits: Set<Trait> = []
    private(set) var birds: [Bird] = []
    /// The number of shown birds with each trait.
    private var counts: [Trait: Int] = [:]

    init(_ all: [Bird]) {
        self.all = all
        look()
    }

    /// The number of birds left if the trait is selected, too.
    func count(with trait: Trait) -> Int { counts[trait, default: 0] }

    mutating func toggle(_ trait: Trait) {
        traits.formSymmetricDifference([trait])
        look()
    }
    mutating func clear() {
        traits = []
        look()
    }

    private mutating func look() {
        birds = traits.isEmpty ? all : all.filter { traits.isSubset(of: $0.traits) }
        counts = birds.reduce(into: [:]) { counts, bird in
            for trait in bird.traits { counts[trait, default: 0] += 1 }
        }
    }
}
