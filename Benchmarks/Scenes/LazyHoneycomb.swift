// A honeycomb with any number of cells, of which only visible ones exist.

import SwiftUI

/// Cells along a spiral, each created when it comes into view and released when it leaves.
///
/// The cost and memory of a frame depend on the visible cells only, not on the total number or on the distance panned. A cell keeps its identity, and
/// so its state, while it is visible. Cells are listed row by row, so the remaining ones keep their order.
///
/// Visibility is determined only when a body runs: a pan that animates has to be the animatable data of the enclosing view.
public struct LazyHoneycomb<Content: View>: View {
    /// The number of cells on the spiral.
    let count: Int
    /// The distance between the centres of neighbours, in points.
    let pitch: CGFloat
    /// The visible part of the plane, in points relative to the centre of the spiral.
    let sight: CGRect
    @ViewBuilder let content: (CombCell) -> Content

    public var body: some View {
        Plane {
            ForEach(CombCell.cells(of: count, pitch: pitch, in: sight), content: content)
        }
    }
}

/// Takes the proposed size and centres every cell in it.
///
/// A stack would ask all cells for their size, priority and guides again whenever one is inserted or removed.
private struct Plane: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified) }
    }
}

extension CombCell {
    /// The cells whose hexagon touches a rectangle of the plane, row by row from the top; none if the rectangle is not finite.
    ///
    /// The time is proportional to the number of cells found, or of rows crossed.
    /// - Parameters:
    ///   - count: the number of cells on the spiral.
    ///   - pitch: the distance between the centres of neighbours, in points.
    ///   - sight: in points relative to the centre of the spiral.
    public static func cells(of count: Int, pitch: CGFloat, in sight: CGRect) -> [CombCell] {
        let sight = CGRect(x: sight.minX / pitch, y: sight.minY / pitch, width: sight.width / pitch, height: sight.height / pitch)
        guard count > 0, pitch > 0, [sight.minX, sight.minY, sight.maxX, sight.maxY].allSatisfy(\.isFinite) else { return [] }
        // Hexagons are one pitch wide, and this high from centre to corner.
        let corner = 1 / CGFloat(3).squareRoot(), outer = Hex(number: count - 1).ring
        func whole(_ low: CGFloat, _ high: CGFloat, within limits: ClosedRange<Int>) -> Range<Int> {
            let first = max(low.rounded(.up), CGFloat(limits.lowerBound)), last = min(high.rounded(.down), CGFloat(limits.upperBound))
            return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
        }
        var cells: [CombCell] = []
        for r in whole((sight.minY - corner) / Hex.rowHeight, (sight.maxY + corner) / Hex.rowHeight, within: -outer...outer) {
            let shift = CGFloat(r) / 2
            for q in whole(sight.minX - 0.5 - shift, sight.maxX + 0.5 - shift, within: max(-outer, -outer - r)...min(outer, outer - r)) {
                let hex = Hex(q: q, r: r), number = hex.number
                // The outermost ring may be incomplete.
                if number < count { cells.append(CombCell(id: number, hex: hex)) }
            }
        }
        return cells
    }
}

/// The honeycomb scene for combs of any size.
public struct LazyCombView: View {
    @ObservedObject var model: CombModel

    public init(model: CombModel) { self.model = model }

    public var body: some View {
        let pan = model.pan, pitch = model.pitch, lens = model.lens
        ZStack {
            Color.black
            LazyHoneycomb(count: model.count, pitch: pitch, sight: model.sight) { cell in
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

extension CombModel {
    /// The part of the plane that the window shows in this frame.
    var sight: CGRect { sight(frame: frame) }
    private func sight(frame: Int) -> CGRect {
        let pan = motion.pan(frame: frame)
        return CGRect(x: -400 - pan.dx, y: -400 - pan.dy, width: 800, height: 800)
    }

    /// The numbers of the cells that any of these frames may show, row by row.
    public func numbersSeen(in frames: Range<Int>) -> [Int] {
        var seen: Set<Hex> = []
        for frame in frames { for cell in CombCell.cells(of: count, pitch: pitch, in: sight(frame: frame)) { seen.insert(cell.hex) } }
        return seen.sorted { ($0.r, $0.q) < ($1.r, $1.q) }.map(\.number)
    }
}
