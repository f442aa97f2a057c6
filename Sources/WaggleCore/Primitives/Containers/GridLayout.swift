import Foundation
import WaggleGeometry
import WaggleMotion

/// The rule of `Grid`, for `AnyLayout` and for containers of one's own.
public struct GridLayout: Layout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    public typealias AnimatableData = EmptyAnimatableData

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Which subview stands in which cell, and the measures for the last proposals.
    public struct Cache {
        var cells: [GridCell] = []
        var columns = GridTracks()
        var rows = GridTracks()
        var measured: [(proposal: ProposedViewSize, measures: GridMeasures)] = []
    }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        var row = -1, column = 0, lastRow: UInt32?
        var alignments: [Int: HorizontalAlignment] = [:], rowAlignments: [Int: VerticalAlignment] = [:]
        for (index, subview) in subviews.enumerated() {
            let place = subview.gridTrait(GridRowPlace.self), span = subview.gridTrait(GridCellSpan.self)?.columns ?? 1
            if place == nil || place?.row != lastRow {
                row += 1
                column = 0
            }
            lastRow = place?.row
            rowAlignments[row] = place?.alignment
            cache.cells.append(GridCell(index: index, row: row, columns: place == nil ? 0..<0 : column..<column + span,
                                        anchor: subview.gridTrait(UnitPoint.self), unsized: subview.gridTrait(Axis.Set.self) ?? []))
            if let guide = subview.gridTrait(HorizontalAlignment.self), place != nil { alignments[column] = alignments[column] ?? guide }
            column += span
        }
        let columnCount = max(cache.cells.map(\.columns.upperBound).max() ?? 0, subviews.isEmpty ? 0 : 1)
        for index in cache.cells.indices where cache.cells[index].columns.isEmpty { cache.cells[index].columns = 0..<columnCount }
        cache.columns = GridTracks(axis: .horizontal, guides: (0..<columnCount).map { (alignments[$0] ?? alignment.horizontal).key })
        cache.rows = GridTracks(axis: .vertical, guides: (0..<row + 1).map { (rowAlignments[$0] ?? alignment.vertical).key })
        cache.columns.gaps = gaps(cache.cells, subviews, .horizontal, columnCount, horizontalSpacing)
        cache.rows.gaps = gaps(cache.cells, subviews, .vertical, row + 1, verticalSpacing)
        return cache
    }

    /// The distances between tracks: the largest that two neighbouring cells prefer.
    private func gaps(_ cells: [GridCell], _ subviews: Subviews, _ axis: Axis, _ count: Int, _ spacing: CGFloat?) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let spacing { return [CGFloat](repeating: spacing, count: count - 1) }
        var gaps = [CGFloat](repeating: 0, count: count - 1)
        for first in cells {
            for second in cells where second.tracks(axis).lowerBound == first.tracks(axis).upperBound
                && second.tracks(axis.other).overlaps(first.tracks(axis.other)) {
                let gap = first.tracks(axis).upperBound - 1
                gaps[gap] = max(gaps[gap], subviews[first.index].spacing.distance(to: subviews[second.index].spacing, along: axis))
            }
        }
        return gaps
    }

    private func measures(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridMeasures {
        if let known = cache.measured.first(where: { $0.proposal == proposal }) { return known.measures }
        let cells = cache.cells
        let columns = cache.columns.sizes(proposal.width, cells) { cell, width in
            subviews[cell.index].dimensions(in: ProposedViewSize(width: width, height: nil))
        }
        let rows = cache.rows.sizes(proposal.height, cells) { cell, height in
            subviews[cell.index].dimensions(in: ProposedViewSize(width: columns.length(of: cell.columns), height: height))
        }
        let measures = GridMeasures(columns: columns, rows: rows)
        if cache.measured.count > 2 { cache.measured.removeFirst() }
        cache.measured.append((proposal, measures))
        return measures
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let measures = measures(proposal, subviews, &cache)
        return CGSize(width: measures.columns.total, height: measures.rows.total)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let measures = measures(proposal, subviews, &cache)
        for cell in cache.cells {
            let width = measures.columns.length(of: cell.columns), height = measures.rows.length(of: cell.tracks(.vertical))
            let offer = ProposedViewSize(width: width, height: height), subview = subviews[cell.index]
            let dimensions = subview.dimensions(in: offer)
            var origin = CGPoint(x: bounds.minX + measures.columns.start(of: cell.columns.lowerBound),
                                 y: bounds.minY + measures.rows.start(of: cell.row))
            if let anchor = cell.anchor {
                origin.x += (width - dimensions.width) * anchor.x
                origin.y += (height - dimensions.height) * anchor.y
            } else {
                origin.x += offset(dimensions, cache.columns.guides[cell.columns.lowerBound], measures.columns, cell.columns)
                origin.y += offset(dimensions, cache.rows.guides[cell.row], measures.rows, cell.tracks(.vertical))
            }
            subview.place(at: origin, proposal: offer)
        }
    }

    /// How far the cell's content stands from the beginning of its place: its guide is put onto the track's line.
    private func offset(_ dimensions: ViewDimensions, _ guide: AlignmentKey, _ sizes: GridTracks.Sizes, _ tracks: Range<Int>) -> CGFloat {
        let length = sizes.length(of: tracks)
        // What spreads over several tracks, or was not asked for its size, is aligned by itself.
        let own = ViewDimensions(item: nil, size: guide.axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length),
                                 proposal: .unspecified)
        let line = tracks.count == 1 ? sizes.lines[tracks.lowerBound] ?? own[guide] : own[guide]
        return line - dimensions[guide]
    }
}

struct GridCell {
    let index: Int
    let row: Int
    var columns: Range<Int>
    let anchor: UnitPoint?
    let unsized: Axis.Set

    func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
}

struct GridMeasures {
    let columns: GridTracks.Sizes
    let rows: GridTracks.Sizes
}

/// The columns of a grid, or its rows.
struct GridTracks {
    var axis = Axis.horizontal
    /// The guide of each track.
    var guides: [AlignmentKey] = []
    /// The distance after each track but the last.
    var gaps: [CGFloat] = []

    struct Sizes {
        var lengths: [CGFloat]
        var gaps: [CGFloat]
        /// How far in each track its guide line lies; nil where no cell says so.
        var lines: [CGFloat?]

        var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }
        func start(of track: Int) -> CGFloat { lengths[..<track].reduce(0, +) + gaps[..<track].reduce(0, +) }
        func length(of tracks: Range<Int>) -> CGFloat {
            guard let last = tracks.last else { return 0 }
            return lengths[tracks].reduce(0, +) + gaps[tracks.lowerBound..<last].reduce(0, +)
        }
    }

    /// Divides a length among the tracks as a stack does: the least flexible first, each offered an equal part of what is left.
    /// - Parameter measure: the dimensions of a cell that is offered a length along the axis.
    func sizes(_ length: CGFloat?, _ cells: [GridCell], measure: (GridCell, CGFloat?) -> ViewDimensions) -> Sizes {
        let sized = cells.filter { !$0.unsized.contains(Axis.Set(axis)) }
        let single = Dictionary(grouping: sized.filter { $0.tracks(axis).count == 1 }) { $0.tracks(axis).lowerBound }
        var sizes = Sizes(lengths: [CGFloat](repeating: 0, count: guides.count), gaps: gaps, lines: [CGFloat?](repeating: nil, count: guides.count))

        /// What the track's cells take of an offer: the room before the guide's line and after it.
        func extent(_ track: Int, _ offer: CGFloat?) -> (line: CGFloat?, length: CGFloat) {
            var before: CGFloat?, after: CGFloat = 0, free: CGFloat = 0
            for cell in single[track] ?? [] {
                let dimensions = measure(cell, offer), size = axis == .horizontal ? dimensions.width : dimensions.height
                // What has an anchor of its own is not put onto the line.
                guard cell.anchor == nil else {
                    free = max(free, size)
                    continue
                }
                let line = dimensions[guides[track]]
                before = max(before ?? 0, line)
                after = max(after, size - line)
            }
            return (before, max((before ?? 0) + after, free))
        }
        func set(_ track: Int, _ offer: CGFloat?) {
            (sizes.lines[track], sizes.lengths[track]) = extent(track, offer)
        }

        if let length {
            func reach(_ track: Int, _ offer: CGFloat) -> CGFloat { extent(track, offer).length }
            let ranges = guides.indices.map { (least: reach($0, 0), most: reach($0, .infinity)) }
            let order = guides.indices.sorted { a, b in
                let x = ranges[a].most - ranges[a].least, y = ranges[b].most - ranges[b].least
                return x == y || (x.isNaN && y.isNaN) ? a < b : x < y
            }
            var left = length - gaps.reduce(0, +)
            for (position, track) in order.enumerated() {
                set(track, max(left / CGFloat(order.count - position), 0))
                left -= sizes.lengths[track]
            }
        } else {
            for track in guides.indices { set(track, nil) }
        }
        widen(&sizes, for: sized.filter { $0.tracks(axis).count > 1 }, length, measure)
        return sizes
    }

    /// Cells over several tracks widen these evenly where they are too narrow.
    private func widen(_ sizes: inout Sizes, for cells: [GridCell], _ length: CGFloat?, _ measure: (GridCell, CGFloat?) -> ViewDimensions) {
        for cell in cells {
            let tracks = cell.tracks(axis), given = sizes.length(of: tracks)
            // Offered what is there and what is not yet taken.
            let dimensions = measure(cell, length.map { max($0 - sizes.total + given, given) })
            let missing = (axis == .horizontal ? dimensions.width : dimensions.height) - given
            guard missing > 0, missing.isFinite else { continue }
            for track in tracks { sizes.lengths[track] += missing / CGFloat(tracks.count) }
        }
    }
}

extension Axis.Set {
    fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension LayoutSubview {
    /// What the subview tells a grid around it.
    fileprivate func gridTrait<Value>(_ type: Value.Type) -> Value? {
        onMainActor { item.traits[GridCellTrait<Value>.self] }
    }
}
