import Honeycomb
import SwiftUI

struct AtollView: View {
    @State private var heights = HexMap(.hexagon(radius: 4)) { max(0, 4 - $0.length) }
    @State private var rings = 1

    var body: some View {
        VStack(spacing: 16) {
            HexGrid(.flat, gap: 4) {
                ForEach(Hex.zero.spiral(radius: rings - 1), id: \.self) { hex in
                    tile(heights[hex] ?? 0)
                        .overlay { if way.contains(hex) { Circle().fill(.white.opacity(0.8)).frame(width: 8, height: 8) } }
                        .hexCell(hex, clippedTo: .flat)
                        .onTapGesture { withAnimation(.snappy) { raise(hex) } }
                        .accessibilityLabel("\(Self.names[heights[hex] ?? 0]) at \(hex.description)")
                        .transition(.scale.combined(with: .opacity))
                }
            }
            .padding()
            .frame(maxHeight: .infinity)
            Text("\(heights.region { $0 > 1 }.count) cells of land, \(max(0, way.count - 1)) steps across").font(.headline).contentTransition(.numericText())
            Button("Rain") { withAnimation(.snappy) { for hex in heights.region { heights[hex] = max(0, (heights[hex] ?? 0) - 1) } } }.buttonStyle(.borderedProminent)
        }
        .padding(.bottom)
        .frame(maxWidth: .infinity)
        .background(Color.cyan.opacity(0.15))
        .task {
            while rings < 5 {
                try? await Task.sleep(for: .seconds(0.15))
                withAnimation(.spring(duration: 0.5, bounce: 0.3)) { rings += 1 }
            }
        }
    }

    private static let names = ["Sea", "Lagoon", "Beach", "Meadow", "Summit"]
    private static let colors: [Color] = [.blue, .cyan, .yellow, .green, .gray]

    private func tile(_ height: Int) -> some View {
        Self.colors[height].opacity(0.75).overlay(alignment: .bottom) { LinearGradient(colors: [.clear, .black.opacity(0.15)], startPoint: .top, endPoint: .bottom) }
    }

    /// Neighbours never differ by more than one.
    private func raise(_ hex: Hex) {
        guard let height = heights[hex], height < 4 else { return }
        heights[hex] = height + 1
        for (neighbor, low) in heights.neighbors(of: hex) where low < height { raise(neighbor) }
    }

    /// From the westernmost land to what is furthest from there.
    private var way: Set<Hex> {
        let land = heights.region { $0 > 1 }
        guard let west = land.min(by: { ($0.q, $0.r) < ($1.q, $1.r) }) else { return [] }
        let paths = HexPaths(in: land), costs = paths.costs(from: west)
        let far = costs.filter { $0.value.isFinite }.max { $0.value < $1.value }?.hex ?? west
        return Set(paths.shortest(from: west, to: far)?.cells ?? [])
    }
}
