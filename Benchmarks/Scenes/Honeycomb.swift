// The honeycomb scene of the comparison, written in the obvious way: a stack of cells, each scaled and moved.

import SwiftUI

/// The state of the scene; the benchmark advances `frame`.
public final class CombModel: ObservableObject {
    @Published public var frame = 0
    /// The number of cells in the comb, visible or not.
    public let count: Int
    public let motion: CombMotion
    public let diameter: CGFloat
    /// The listed cells: by default all of them, along the spiral.
    public let cells: [CombCell]

    /// - Parameters:
    ///   - count: the number of cells, along a spiral from the centre.
    ///   - listed: the numbers of the listed cells, in order; nil: all.
    public init(count: Int, listed: [Int]? = nil, motion: CombMotion = .swing) {
        self.count = count
        self.motion = motion
        diameter = count <= 37 ? 125 : count <= 271 ? 40 : 20
        cells = (listed ?? Array(0..<count)).map(CombCell.init)
    }

    /// The distance between the centres of neighbours, in points.
    var pitch: CGFloat { diameter * 1.04 }
    var pan: CGVector { motion.pan(frame: frame) }
    var lens: FishEye { FishEye(side: 800, diameter: diameter) }
}

/// The movement of the comb; 60 frames per second.
public enum CombMotion: Sendable {
    /// Swings around the centre with decreasing amplitude.
    case swing
    /// Moves this far in all directions, in points, and returns after this many frames.
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

/// A lens over a square: near the edge, cells shrink and move inward.
struct FishEye {
    let side: CGFloat
    let diameter: CGFloat

    struct Look {
        let offset: CGSize
        let scale: CGFloat
    }

    /// The appearance of a cell with its centre at `place`, relative to the middle; nil if it is not visible.
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
