import SwiftUI

/// The list of parts.
struct PartsView: View {
    var body: some View {
        NavigationStack {
            List(Part.allCases) { part in
                NavigationLink(value: part) { Label(part.title, systemImage: part.symbol) }
            }
            .navigationTitle("Flourishes")
            .navigationDestination(for: Part.self) { part in
                PartPage(part: part)
                    .navigationTitle(part.title)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
    }
}

enum Part: String, CaseIterable, Identifiable {
    case menus, numbers, water, charts, seats, refresh, transitions, effects, particles

    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String {
        switch self {
        case .menus: "circle.grid.cross"
        case .numbers: "textformat.123"
        case .water: "drop"
        case .charts: "hexagon"
        case .seats: "ticket"
        case .refresh: "arrow.clockwise"
        case .transitions: "circle.lefthalf.filled"
        case .effects: "sparkles"
        case .particles: "snowflake"
        }
    }
}

struct PartPage: View {
    let part: Part

    var body: some View {
        switch part {
        case .menus: MenusPage()
        case .numbers: NumbersPage()
        case .water: WaterPage()
        case .charts: ChartsPage()
        case .seats: SeatsPage()
        case .refresh: RefreshPage()
        case .transitions: TransitionsPage()
        case .effects: EffectsPage()
        case .particles: ParticlesPage()
        }
    }
}

#Preview("Parts") { PartsView() }
