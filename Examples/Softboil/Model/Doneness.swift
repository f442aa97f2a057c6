import Foundation

/// How firm an egg is.
enum Doneness: String, CaseIterable, Identifiable {
    case runny, soft, jammy, hard

    var id: Self { self }
    var title: String { rawValue.capitalized }

    /// For how long an egg boils until then, in seconds.
    var duration: TimeInterval {
        switch self {
        case .runny: 270
        case .soft: 360
        case .jammy: 450
        case .hard: 600
        }
    }

    /// The last one that an egg has reached; nil: it is raw.
    init?(after seconds: TimeInterval) {
        guard let reached = Self.allCases.last(where: { $0.duration <= seconds + 0.5 }) else { return nil }
        self = reached
    }

    /// How far an egg has set, 0 (raw) to 1 (hard).
    static func share(after seconds: TimeInterval) -> Double { min(max(seconds / hard.duration, 0), 1) }
}
