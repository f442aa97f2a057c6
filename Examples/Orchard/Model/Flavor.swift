import SwiftUI

/// How strong each taste is, 0...5.
struct Flavor: Equatable {
    var sweet, sharp, crisp, juicy, fragrant: Double

    static let none = Flavor(sweet: 0, sharp: 0, crisp: 0, juicy: 0, fragrant: 0)
    /// The value at the chart's rim.
    static let strongest = 5.0

    subscript(taste: Taste) -> Double {
        switch taste {
        case .sweet: sweet
        case .sharp: sharp
        case .crisp: crisp
        case .juicy: juicy
        case .fragrant: fragrant
        }
    }

    /// The mean of several flavors; the mean of none is zero.
    static func mean(of flavors: [Flavor]) -> Flavor {
        guard !flavors.isEmpty else { return none }
        func mean(_ taste: KeyPath<Flavor, Double>) -> Double { flavors.map { $0[keyPath: taste] }.reduce(0, +) / Double(flavors.count) }
        return Flavor(sweet: mean(\.sweet), sharp: mean(\.sharp), crisp: mean(\.crisp), juicy: mean(\.juicy), fragrant: mean(\.fragrant))
    }

    /// The strongest taste; nil if there is none.
    var strongestTaste: Taste? {
        let best = Taste.allCases.max { self[$0] < self[$1] }
        return best.flatMap { self[$0] > 0 ? $0 : nil }
    }
}

extension Flavor: Animatable {
    typealias Vector = AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>>

    var animatableData: Vector {
        get { AnimatablePair(sweet, AnimatablePair(sharp, AnimatablePair(crisp, AnimatablePair(juicy, fragrant)))) }
        set {
            sweet = newValue.first
            sharp = newValue.second.first
            crisp = newValue.second.second.first
            juicy = newValue.second.second.second.first
            fragrant = newValue.second.second.second.second
        }
    }
}
