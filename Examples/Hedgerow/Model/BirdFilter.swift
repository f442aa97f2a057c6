/// Which birds are shown: those that have every trait that is asked for. They are looked through when the traits change, not when they are shown.
struct BirdFilter: Equatable {
    let all: [Bird]
    private(set) var traits: Set<Trait> = []
    private(set) var birds: [Bird] = []
    /// How often each trait is found among the birds that are shown.
    private var counts: [Trait: Int] = [:]

    init(_ all: [Bird]) {
        self.all = all
        look()
    }

    /// How many birds are left if the trait is asked for as well.
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
