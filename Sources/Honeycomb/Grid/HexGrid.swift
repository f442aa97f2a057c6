import Hexagons
import SwiftUI

/// Places views in the cells of a hexagonal grid, which `hexCell(_:)` names.
///
///     HexGrid(.flat, gap: 4) {
///         ForEach(islands) { island in
///             IslandTile(island).hexCell(island.hex, clippedTo: .flat)
///         }
///     }
///
/// Its size is that of its cells. Of a proposal that is nil or infinite along an axis, the other axis decides, or the ideal size of the
/// cells: so it is as wide as a vertical scroll view, and as high as its cells are then. Each child is proposed the size of a cell.
///
/// Children in the same cell overlap, later ones in front. Children without a cell take free cells of the spiral around (0, 0), in their
/// order. Right-to-left layouts are mirrored. It has no size without children.
public struct HexGrid: Layout {
    /// How large the cells are.
    public enum Sizing: Hashable, Sendable {
        /// As large as all of them fit in.
        case fit
        /// As small as they fill the proposal both ways; the grid is larger than the proposal then.
        case fill
        /// Stretched, so that they reach from side to side both ways.
        case stretch
        /// Regular hexagons of a width, in points.
        case fixed(width: CGFloat)
    }

    public var orientation: HexOrientation
    public var sizing: Sizing
    /// Between the sides of neighbours, in points; the same between all six.
    public var gap: CGFloat
    /// Where a child stands in its cell's rectangle if it is smaller.
    public var alignment: Alignment
    /// In points; at least 0. Cells are never narrower; the grid is larger than the proposal instead.
    public var minimumCellWidth: CGFloat
    /// The width of cells if nothing limits the grid; nil for the widest child's own, but at least 44 points, which a finger can hit.
    public var idealCellWidth: CGFloat?

    /// - Parameters:
    ///   - gap: Between the sides of neighbours, in points; negative gaps count as 0.
    ///   - minimumCellWidth: In points; cells are never narrower.
    ///   - idealCellWidth: In points, if nothing limits the grid; nil for the widest child's own, but at least 44.
    public init(
        _ orientation: HexOrientation = .pointy, sizing: Sizing = .fit, gap: CGFloat = 0, alignment: Alignment = .center,
        minimumCellWidth: CGFloat = 0, idealCellWidth: CGFloat? = nil
    ) {
        (self.orientation, self.sizing, self.gap, self.alignment) = (orientation, sizing, gap, alignment)
        (self.minimumCellWidth, self.idealCellWidth) = (minimumCellWidth, idealCellWidth)
    }

    /// What depends on the cells but not on the size.
    public struct Cache {
        var cells: [Hex]
        var extent: HexExtent?
        /// The width of the widest child, once somebody has asked.
        var childWidth: CGFloat?
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let cells = Self.cells(subviews.map { $0[HexCellKey.self] })
        return Cache(cells: cells, extent: HexExtent(cells, orientation: orientation))
    }

    /// The cells of children, some of which have none of their own.
    static func cells(_ given: [Hex?]) -> [Hex] {
        let named = given.compactMap { $0 }
        var taken = Set(named)
        if taken.count < named.count { Misuse.report("Two children of a HexGrid are in the same cell; the later one is in front.") }
        guard named.count < given.count else { return named }
        var index = 0
        return given.map { hex in
            if let hex { return hex }
            while true {
                let free = Hex(spiralIndex: index) ?? .zero
                index += 1
                if taken.insert(free).inserted { return free }
            }
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard let extent = cache.extent else { return .zero }
        let size = layout(width: proposal.width, height: proposal.height, extent, subviews, &cache).frame(of: extent).size
        // Cells at the ends of Int would make a size that nothing can be done with.
        let end: CGFloat = 1e9
        return CGSize(width: min(size.width, end), height: min(size.height, end))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let extent = cache.extent else { return }
        let sized = layout(width: proposal.width, height: proposal.height, extent, subviews, &cache), frame = sized.frame(of: extent)
        let layout = sized.with(origin: CGPoint(x: sized.originX + bounds.midX - frame.midX, y: sized.originY + bounds.midY - frame.midY))
        let cell = ProposedViewSize(layout.cellSize), anchor = alignment.unitPoint
        for (subview, hex) in zip(subviews, cache.cells) {
            let frame = layout.frame(of: hex)
            subview.place(
                at: CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y), anchor: anchor,
                proposal: cell)
        }
    }

    private func layout(width: CGFloat?, height: CGFloat?, _ extent: HexExtent, _ subviews: Subviews, _ cache: inout Cache) -> HexLayout {
        let gap = max(0, gap.usable ?? 0), ratio = Hexagon.aspectRatio(orientation), minimum = max(0, minimumCellWidth.usable ?? 0)
        func regular(_ width: CGFloat) -> HexLayout {
            HexLayout(orientation, width: max(width, minimum), height: max(width, minimum) / ratio, gap: gap)
        }
        if case .fixed(let width) = sizing { return regular(max(0, width.usable ?? 0)) }
        guard width?.usable != nil || height?.usable != nil else { return regular(idealWidth(subviews, &cache)) }
        // An axis without a proposal limits nothing.
        let room = CGRect(x: 0, y: 0, width: max(0, width?.usable ?? 1e9), height: max(0, height?.usable ?? 1e9))
        let isLimited = width?.usable != nil && height?.usable != nil
        let fit: HexFit = switch sizing {
        case .fit, .fixed: .fit
        case .fill: isLimited ? .fill : .fit
        case .stretch: isLimited ? .stretch : .fit
        }
        let layout = HexLayout.filling(room, with: extent, fit: fit, gap: gap)
        guard layout.cellWidth < minimum || layout.cellHeight < minimum / ratio else { return layout }
        return HexLayout(orientation, width: max(layout.cellWidth, minimum), height: max(layout.cellHeight, minimum / ratio), gap: gap)
    }

    private func idealWidth(_ subviews: Subviews, _ cache: inout Cache) -> CGFloat {
        if let ideal = idealCellWidth?.usable { return max(0, ideal) }
        if let width = cache.childWidth { return width }
        let width = subviews.reduce(44) { widest, subview in
            let size = subview.sizeThatFits(.unspecified)
            return max(widest, size.width.usable ?? 0, size.height.usable ?? 0)
        }
        cache.childWidth = width
        return width
    }
}

extension CGFloat {
    /// The number, if it is finite.
    var usable: CGFloat? { isFinite ? self : nil }
}

extension Alignment {
    /// The point of a rectangle that the usual guides are at; the middle for others.
    var unitPoint: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}

#Preview("Hex grid") {
    HexGrid(.flat, gap: 6) {
        ForEach(Hex.zero.spiral(radius: 2), id: \.self) { hex in
            Color(hue: Double(hex.length) / 4, saturation: 0.5, brightness: 0.9).overlay { Text(hex.description) }
                .hexCell(hex, clippedTo: .flat)
        }
    }
    .padding()
}

struct HexCellKey: LayoutValueKey {
    static let defaultValue: Hex? = nil
}

extension View {
    /// The view's cell in a `HexGrid`.
    public func hexCell(_ hex: Hex) -> some View { layoutValue(key: HexCellKey.self, value: hex) }

    /// The view's cell in a `HexGrid`, which the view fills: it is clipped to the hexagon and touched only inside it.
    /// - Parameter orientation: That of the grid.
    public func hexCell(_ hex: Hex, clippedTo orientation: HexOrientation) -> some View { hexagonClip(orientation).hexCell(hex) }

    /// Fills the room with a hexagon of the view: what sticks out is neither seen nor touched, also that of pictures that fill their frame.
    public func hexagonClip(_ orientation: HexOrientation) -> some View {
        frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .clipShape(Hexagon(orientation))
            .contentShape(Hexagon(orientation))
    }
}
