import Foundation

/// How the size of hexagons follows from the rectangle that the cells are to fill.
public enum HexFit: String, CaseIterable, Hashable, Sendable, Codable {
    /// Regular hexagons, as large as all cells fit in.
    case fit
    /// Regular hexagons, as small as the cells reach from side to side both ways; some may stick out.
    case fill
    /// Hexagons whose width and height are free: the cells reach exactly from side to side both ways.
    case stretch
}

extension HexLayout {
    /// The layout whose cells fill a rectangle, and stand in its middle.
    ///
    /// - Parameters:
    ///   - gap: Between the sides of neighbours. If it leaves no room for hexagons, their size is 0.
    ///   - anchor: Where the cells stand in what they leave free: from 0 to 1 from left to right and from top to bottom.
    /// - Returns: Cells of size 0 in the middle for no cells; a rectangle that is not finite counts as empty.
    public static func filling(
        _ rect: CGRect, with cells: some Sequence<Hex>, _ orientation: HexOrientation, fit: HexFit = .fit, gap: Double = 0,
        anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), yAxis: YAxis = .down, isRightToLeft: Bool = false
    ) -> HexLayout {
        let extent = HexExtent(cells, orientation: orientation) ?? HexExtent(orientation: orientation, halves: 0...0, lines: 0...0)
        return filling(rect, with: extent, fit: fit, gap: gap, anchor: anchor, yAxis: yAxis, isRightToLeft: isRightToLeft)
    }

    /// The same for cells whose extent is known.
    public static func filling(
        _ rect: CGRect, with extent: HexExtent, fit: HexFit = .fit, gap: Double = 0,
        anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), yAxis: YAxis = .down, isRightToLeft: Bool = false
    ) -> HexLayout {
        func usable(_ number: Double) -> Double { number.isFinite ? number : 0 }
        let rect = CGRect(
            x: usable(rect.minX), y: usable(rect.minY), width: max(0, usable(rect.width)), height: max(0, usable(rect.height)))
        let gap = gap >= 0 && gap.isFinite ? gap : 0
        let isPointy = extent.orientation == .pointy
        let (short, long) = sides(
            of: extent, along: isPointy ? rect.width : rect.height, across: isPointy ? rect.height : rect.width, fit: fit, gap: gap)
        let layout = HexLayout(
            extent.orientation, width: isPointy ? short : long, height: isPointy ? long : short, gap: gap, yAxis: yAxis,
            isRightToLeft: isRightToLeft)
        let frame = layout.frame(of: extent)
        return layout.with(origin: CGPoint(x: rect.minX + (rect.width - frame.width) * usable(anchor.x) - frame.minX,
                                           y: rect.minY + (rect.height - frame.height) * usable(anchor.y) - frame.minY))
    }

    /// The size of hexagons from side to side and from corner to corner.
    private static func sides(
        of extent: HexExtent, along: Double, across: Double, fit: HexFit, gap: Double
    ) -> (short: Double, long: Double) {
        let steps = extent.steps, lines = extent.lineSteps, root = 3.0.squareRoot()
        // steps * (short + gap) + short = along
        let alongShort = max(0, (along - steps * gap) / (steps + 1))
        // Of regular hexagons: lines * (short + gap) * √3/2 + short * 2/√3 = across
        let acrossShort = max(0, (across - lines * gap * root / 2) / (lines * root / 2 + 2 / root))
        switch fit {
        case .fit:
            let short = min(alongShort, acrossShort)
            return (short, short * 2 / root)
        case .fill:
            let short = max(alongShort, acrossShort)
            return (short, short * 2 / root)
        case .stretch:
            return (alongShort, long(lines: lines, filling: across, short: alongShort, gap: gap))
        }
    }

    /// The length from corner to corner with which some lines of hexagons of a given breadth reach across.
    private static func long(lines: Double, filling across: Double, short: Double, gap: Double) -> Double {
        func reached(_ long: Double) -> Double {
            let layout = HexLayout(.pointy, width: short, height: long, gap: gap)
            return lines * layout.lineStep + long
        }
        guard gap > 0, lines > 0 else { return across / (lines * 0.75 + 1) }
        // It grows with the length, by what the gap adds in a root: found by halving.
        var low = 0.0, high = across / (lines * 0.75 + 1)
        guard reached(low) < across else { return 0 }
        while true {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return low }
            if reached(middle) <= across { low = middle } else { high = middle }
        }
    }
}
