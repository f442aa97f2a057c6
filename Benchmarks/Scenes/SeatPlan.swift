// The seats of a hall in close-up.

import Observation
import SwiftUI

/// The visible part of the hall; the benchmark advances `frame`.
@Observable public final class SeatPlanModel {
    public var frame = 0
    public let blocks: [SeatBlock]

    /// The length of a seat in the hall's units, and the scale at which the hall is shown.
    public static let pitch: CGFloat = 4, zoom: CGFloat = 25
    /// The hall's seats.
    public static let columns = 50, rows = 40
    public static var size: CGSize { CGSize(width: CGFloat(columns) * pitch, height: CGFloat(rows) * pitch) }

    public init() {
        blocks = (0..<Self.rows / SeatBlock.rows * (Self.columns / SeatBlock.columns)).map(SeatBlock.init)
    }

    /// The hall's offset, in points of the screen. It passes most of the seats in ten seconds.
    var pan: CGSize {
        let t = Double(frame) / 60
        return CGSize(width: 2000 * sin(0.63 * t), height: 1500 * sin(1.26 * t + 0.5))
    }
}

/// Ten by five seats of one colour.
public struct SeatBlock: Identifiable, Equatable, Sendable {
    public static let columns = 10, rows = 5
    public let id: Int

    private static let across = SeatPlanModel.columns / columns

    var center: CGPoint {
        let width = CGFloat(Self.columns) * SeatPlanModel.pitch, height = CGFloat(Self.rows) * SeatPlanModel.pitch
        return CGPoint(x: (CGFloat(id % Self.across) + 0.5) * width, y: (CGFloat(id / Self.across) + 0.5) * height)
    }
    var color: Color {
        let factors = [53, 97, 151].map { Double(64 + id * $0 % 128) / 255 }
        return Color(red: factors[0], green: factors[1], blue: factors[2])
    }
}

/// The seats of a block as one path.
private struct SeatsShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let pitch = SeatPlanModel.pitch
        for row in 0..<SeatBlock.rows {
            for column in 0..<SeatBlock.columns {
                let place = CGAffineTransform(translationX: rect.minX + (CGFloat(column) + 0.5) * pitch, y: rect.minY + (CGFloat(row) + 0.5) * pitch)
                path.addPath(Self.seat, transform: place.scaledBy(x: pitch, y: pitch))
            }
        }
        return path
    }

    /// A cushion and a back around zero, 1 wide.
    private static let seat = Path { path in
        path.addRoundedRect(in: CGRect(x: -0.31, y: -0.42, width: 0.62, height: 0.58), cornerSize: CGSize(width: 0.16, height: 0.16), style: .continuous)
        path.move(to: CGPoint(x: 0.66 * cos(130 * .pi / 180), y: -0.26 + 0.66 * sin(130 * .pi / 180)))
        path.addArc(center: CGPoint(x: 0, y: -0.26), radius: 0.66, startAngle: .degrees(130), endAngle: .degrees(50), clockwise: true)
        path.addArc(center: CGPoint(x: 0, y: -0.26), radius: 0.49, startAngle: .degrees(50), endAngle: .degrees(130), clockwise: false)
        path.closeSubpath()
    }
}

/// The hall, scaled and moved as a whole.
public struct SeatPlanView: View {
    let model: SeatPlanModel

    public init(model: SeatPlanModel) { self.model = model }

    public var body: some View {
        SeatBlocks(blocks: model.blocks)
            .frame(width: SeatPlanModel.size.width, height: SeatPlanModel.size.height)
            .scaleEffect(SeatPlanModel.zoom)
            .offset(model.pan)
            .frame(width: 800, height: 800)
            .background(.white)
            .clipped()
    }
}

private struct SeatBlocks: View {
    let blocks: [SeatBlock]

    var body: some View {
        ZStack {
            ForEach(blocks) { block in
                SeatsShape()
                    .fill(block.color)
                    .frame(width: CGFloat(SeatBlock.columns) * SeatPlanModel.pitch, height: CGFloat(SeatBlock.rows) * SeatPlanModel.pitch)
                    .position(block.center)
            }
        }
    }
}
