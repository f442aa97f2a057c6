import Hexagons
import SwiftUI

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct Beads: View {
    private struct Bead: Identifiable {
        let id: Int
        var color: Color { Color(hue: (Double(id) * 0.618).truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: 0.9) }
        var name: String { ["Amber", "Basil", "Coral", "Dusk", "Ember", "Fern"][id % 6] + " \(id)" }
    }

    @State private var center: Int?
    @State private var selection: Set<Int> = []
    @State private var arrangement = HexArrangement(0..<61)
    @State private var zoom: CGFloat = 1

    var body: some View {
        HoneycombView((0..<61).map(Bead.init), center: $center, selection: $selection, cellWidth: 76) { bead, cell in
            Circle()
                .fill(bead.color)
                .overlay { Circle().strokeBorder(.primary, lineWidth: cell.isSelected ? 4 : 0) }
                .overlay { Text(bead.name).font(.caption2.bold()).minimumScaleFactor(0.5).padding(6) }
                .scaleEffect(cell.isPressed ? 0.9 : cell.phase == .lifted ? 1.15 : 1)
                .animation(.snappy(duration: 0.2), value: cell.phase)
        }
        .names(\.name)
        .arranged(by: $arrangement)
        .zoom($zoom, in: 0.5...2.5)
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct HoneycombView_Previews: PreviewProvider {
    static var previews: some View {
        Beads().previewDisplayName("Comb")
        HoneycombView(.hexagon(radius: 8), cellWidth: 60) { hex, _ in
            Hexagon().fill(Color(hue: Double(hex.length) / 9, saturation: 0.5, brightness: 0.95))
        }
        .fishEye(FishEye(.scale(minimum: 0.3), zone: .ellipse, fringe: 2.5))
        .previewDisplayName("Comb, scaled by distance")
    }
}
