// The honeycomb scene of the comparison, as anyone would write it: a stack of cells, each scaled and moved.

import SwiftUI

/// What the scene shows now; the benchmark turns `frame` on.
public final class CombModel: ObservableObject {
    @Published public var frame = 0
    /// How many cells the comb has, whether they are seen or not.
    public let count: Int
    public let motion: CombMotion
    public let diameter: CGFloat
    /// The cells that are kept in a list: by default all, along the spiral.
    public let cells: [CombCell]

    /// - Parameters:
    ///   - count: how many cells, along a spiral from the middle.
    ///   - listed: the numbers of the cells that are kept in a list, in their order; nil: all.
    public init(count: Int, listed: [Int]? = nil, motion: CombMotion = .swing) {
        self.count = count
        self.motion = motion
        diameter = count <= 37 ? 125 : count <= 271 ? 40 : 20
        cells = (listed ?? Array(0..<count)).map(CombCell.init)
    }

    /// From middle to middle of neighbours, in points.
    var pitch: CGFloat { diameter * 1.04 }
    var pan: CGVector { motion.pan(frame: frame) }
    var lens: FishEye { FishEye(side: 800, diameter: diameter) }
}

/// How the comb is moved; 60 frames a second.
public enum CombMotion: Sendable {
    /// Swings and dies down around the middle.
    case swing
    /// Goes so far to all sides, in points, and is back after so many frames.
    case journey(reach: CGFloat, frames: Int)

    func pan(frame: Int) -> CGVector {
        switch self {
        case .swing:
            let t = Double(frame) / 60, decay = exp(-t / 2)
            return CGVector(dx: 220 * decay * cos(1.4 * .pi * t), dy: 160 * decay * sin(0.9 * .pi * t + 0.6))
        case .journey(let reach, let frames):
            let angle = 2 * Double.pi * Double(frame) / Double(frames)
            return CGVector(dx: reach * sin(angle), dy: reach * sin(2 * angle))
        }
    }
}

/// One cell: its number on the spiral, its label and its colour.
public struct CombCell: Identifiable {
    public let id: Int
    let hex: Hex

    init(_ number: Int) { self.init(id: number, hex: Hex(number: number)) }
    init(id: Int, hex: Hex) {
        self.id = id
        self.hex = hex
    }

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
        let pan = model.pan, pitch = model.pitch, lens = model.lens
        ZStack {
            Color.black
            ForEach(model.cells) { cell in
                let place = cell.hex.place
                if let look = lens.look(CGPoint(x: place.x * pitch + pan.dx, y: place.y * pitch + pan.dy)) {
                    CellView(cell: cell, diameter: model.diameter)
                        .scaleEffect(look.scale)
                        .offset(look.offset)
                }
            }
        }
    }
}

struct CellView: View {
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
