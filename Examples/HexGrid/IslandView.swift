import SwiftUI

/// Islands that rise ring by ring, rest a while and make room for the next.
struct IslandView: View {
    @State private var tiles: [Tile] = []
    @State private var title = "Nothing but sea"

    var body: some View {
        VStack(spacing: 18) {
            VStack(spacing: 4) {
                Text(title)
                    .font(.title.bold())
                    .foregroundColor(Color("Deep"))
                Text("\(tiles.filter { $0.terrain != .sea && $0.terrain != .lagoon }.count) hexagons of land")
                    .font(.subheadline)
                    .foregroundColor(Color("Deep").opacity(0.6))
            }
            HexGrid(tiles, spacing: 5, cell: \.cell) { tile in
                TileView(terrain: tile.terrain)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding(20)
        .background {
            LinearGradient(colors: [Color("Mist"), Color("Shore")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .task { await rise() }
    }

    private func rise() async {
        let names = ["Amberfell", "Quill Island", "Saltmarch"]
        var seed = 0
        while !Task.isCancelled {
            title = names[seed % names.count]
            for tile in Tile.island(rings: 4, seed: seed) {
                withAnimation(.spring(response: 0.55, dampingFraction: 0.7)) { tiles.append(tile) }
                await pause(0.05)
            }
            await pause(2.5)
            withAnimation(.easeIn(duration: 0.5)) { tiles.removeAll() }
            await pause(0.8)
            seed += 1
        }
    }

    private func pause(_ seconds: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }
}

struct TileView: View {
    let terrain: Terrain

    var body: some View {
        ZStack {
            LinearGradient(colors: [Color(terrain.rawValue).opacity(0.75), Color(terrain.rawValue)], startPoint: .top, endPoint: .bottom)
            Image(terrain.rawValue)
                .resizable()
                .aspectRatio(contentMode: .fill)
        }
    }
}

struct TileView_Previews: PreviewProvider {
    static var previews: some View {
        HexGrid(Terrain.allCases, id: \.self, cell: { OffsetCoordinate(column: Terrain.allCases.firstIndex(of: $0) ?? 0, row: 0) }) {
            TileView(terrain: $0)
        }
        .frame(width: 500)
        .previewLayout(.sizeThatFits)
    }
}
