// The honeycomb scene of the comparison, as anyone would write it: a stack of cells, each scaled and moved.

import SwiftUI

/// What the scene shows now; the benchmark turns `frame` on.
public final class CombModel: ObservableObject {
    @Published public var frame = 0
    public let cells: [CombCell]
    public let diameter: CGFloat

    /// - Parameter count: how many cells, along a spiral from the middle.
    public init(count: Int) {
        diameter = count <= 37 ? 125 : count <= 271 ? 40 : 20
        cells = CombCell.spiral(count, pitch: diameter * 1.04)
    }

    /// How far the comb is moved in the frame; 60 frames a second.
    var pan: CGVector {
        let t = Double(frame) / 60, decay = exp(-t / 2)
        return CGVector(dx: 220 * decay * cos(1.4 * .pi * t), dy: 160 * decay * sin(0.9 * .pi * t + 0.6))
    }
}

/// One cell: its place from the middle of the comb, its label and its colour.
public struct CombCell: Identifiable {
    public let id: Int
    let place: CGPoint

    var label: String {
        var state = UInt32(truncatingIfNeeded: id) &* 2_654_435_761 &+ 12345, label = ""
        for index in 0..<8 {
            state = state &* 1_664_525 &+ 1_013_904_223
            label.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: index == 0 ? "A" : "a") + UInt8((state >> 24) % 26)))
        }
        return label
    }

    var color: Color {
        func component(_ factor: Int) -> Double { Double(64 + id * factor % 128) / 255 }
        return Color(red: component(53), green: component(97), blue: component(151))
    }

    /// Ring after ring around the middle.
    static func spiral(_ count: Int, pitch: CGFloat) -> [CombCell] {
        let directions = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
        var cells: [CombCell] = []
        func add(_ q: Int, _ r: Int) {
            let place = CGPoint(x: (CGFloat(q) + CGFloat(r) / 2) * pitch, y: CGFloat(r) * pitch * CGFloat(3).squareRoot() / 2)
            cells.append(CombCell(id: cells.count, place: place))
        }
        if count > 0 { add(0, 0) }
        var ring = 1
        while cells.count < count {
            var (q, r) = (-ring, ring)
            for step in 0..<(6 * ring) where cells.count < count {
                add(q, r)
                q += directions[step / ring].0
                r += directions[step / ring].1
            }
            ring += 1
        }
        return cells
    }
}

/// A lens over a square: what comes near to the edge shrinks and is drawn inwards.
struct FishEye {
    let side: CGFloat
    let diameter: CGFloat

    struct Look {
        let offset: CGSize
        let scale: CGFloat
    }

    /// How a cell appears whose centre lies at `place` from the middle; nil when it is out of sight.
    func look(_ place: CGPoint) -> Look? {
        let nearX = nearness(place.x), nearY = nearness(place.y)
        guard nearX < 1, nearY < 1 else { return nil }
        let near = max(nearX, nearY)
        return Look(
            offset: CGSize(width: place.x - (place.x < 0 ? -45 : 45) * nearX * nearX, height: place.y - (place.y < 0 ? -45 : 45) * nearY * nearY),
            scale: 1 - 0.8 * near * near)
    }

    private func nearness(_ place: CGFloat) -> CGFloat {
        let room = side / 2 - abs(place) + diameter / 2
        return room < 150 ? 1 - room / 150 : 0
    }
}

public struct CombView: View {
    @ObservedObject var model: CombModel

    public init(model: CombModel) { self.model = model }

    public var body: some View {
        let pan = model.pan, lens = FishEye(side: 800, diameter: model.diameter)
        ZStack {
            Color.black
            ForEach(model.cells) { cell in
                if let look = lens.look(CGPoint(x: cell.place.x + pan.dx, y: cell.place.y + pan.dy)) {
                    CellView(cell: cell, diameter: model.diameter)
                        .scaleEffect(look.scale)
                        .offset(look.offset)
                }
            }
        }
    }
}

private struct CellView: View {
    let cell: CombCell
    let diameter: CGFloat

    var body: some View {
        Circle()
            .fill(cell.color)
            .frame(width: diameter, height: diameter)
            .overlay {
                Text(cell.label)
                    .font(.custom("DejaVu Sans", size: 13))
                    .foregroundColor(.white)
                    .fixedSize()
            }
    }
}
