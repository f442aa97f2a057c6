import SwiftUI

/// A piece of land that fills its hexagon. When the land changes, the new terrain fades in over the old.
struct TileView: View {
    let terrain: Terrain
    var isTouched = false

    var body: some View {
        ZStack {
            face
                .id(terrain)
                .transition(.opacity)
            Color.white.opacity(isTouched ? 0.35 : 0)
        }
        .animation(.easeOut(duration: 0.15), value: isTouched)
    }

    private var face: some View {
        ZStack {
            LinearGradient(colors: [Color(terrain.name).opacity(0.75), Color(terrain.name)], startPoint: .top, endPoint: .bottom)
            Image(terrain.name)
                .resizable()
                .aspectRatio(contentMode: .fill)
        }
    }
}

struct TileView_Previews: PreviewProvider {
    static var previews: some View {
        HexGrid(Terrain.allCases, id: \.self, cell: { OffsetCoordinate(column: $0.rawValue, row: 0) }) {
            TileView(terrain: $0)
        }
        .frame(width: 500)
        .previewLayout(.sizeThatFits)
    }
}
