import SwiftUI

/// The list of programs.
struct EncoreView: View {
    var body: some View {
        NavigationStack {
            List(Piece.allCases) { piece in
                NavigationLink(value: piece) { Label(piece.title, systemImage: piece.symbol) }
            }
            .navigationTitle("Encore")
            .navigationDestination(for: Piece.self) { piece in
                PieceView(piece: piece)
                    .navigationTitle(piece.title)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
    }
}

enum Piece: String, CaseIterable, Identifiable {
    case kitty, orchard, cistern, rinkside, touchline, lull, windowsill, curtain

    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String {
        switch self {
        case .kitty: "eurosign.circle"
        case .orchard: "leaf"
        case .cistern: "drop"
        case .rinkside: "ticket"
        case .touchline: "soccerball"
        case .lull: "moon.zzz"
        case .windowsill: "sun.max"
        case .curtain: "theatermasks"
        }
    }
}

struct PieceView: View {
    let piece: Piece

    var body: some View {
        switch piece {
        case .kitty: ShortKitty()
        case .orchard: ShortOrchard()
        case .cistern: ShortCistern()
        case .rinkside: ShortRinkside()
        case .touchline: ShortTouchline()
        case .lull: ShortLull()
        case .windowsill: ShortWindowsill()
        case .curtain: ShortCurtain()
        }
    }
}

#Preview("Encore") { EncoreView() }
