import Foundation
import WaggleGeometry
import WaggleMotion

/// The layout of `Grid`, for use with `AnyLayout` and in custom containers.
public struct GridLayout: Layout {
    public var alignment: Alignment
    /// Points between columns; nil for the spacing that views prefer.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil for the spacing that views prefer.
    public var verticalSpacing: CGFloat?
    public typealias AnimatableData = EmptyAnimatableData

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.builtInLayout = ObjectIdentifier(Self.self)
        return properties
    }

    /// - Parameters:
    ///   - horizontalSpacing: points between columns; nil for the spacing that views prefer.
    ///   - verticalSpacing: points between rows; nil for the spacing that views prefer.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The cells of the subviews, and the measurements for the last few proposals.
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
            let membership = subview.gridTrait(GridRowMembership.self), span = subview.gridTrait(GridCellSpan.self)?.columns ?? 1
            if membership == nil || membership?.row != lastRow {
                row += 1
                column = 0
            }
            lastRow = membership?.row
            rowAlignments[row] = membership?.alignment
            cache.cells.append(GridCell(index: index, row: row, columns: membership == nil ? 0..<0 : column..<column + span,
                                        anchor: subview.gridTrait(UnitPoint.self), unsized: subview.gridTrait(Axis.Set.self) ?? [],
                                        containsCustomLayout: subview.ask(true) { $0.containsCustomLayout }))
            if let guide = subview.gridTrait(HorizontalAlignment.self), membership != nil {
                alignments[column] = alignments[column] ?? guide
            }
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

    /// The gap after each track: the largest distance that two adjacent cells prefer.
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
        func inColumns(_ cell: GridCell, _ width: CGFloat?) -> ViewDimensions {
            subviews[cell.index].dimensions(in: ProposedViewSize(width: width, height: nil))
        }
        let columns = cache.columns.sizes(proposal.width, cells, keepsShares: proposal.height != nil, measure: inColumns)
        var widths = [CGFloat](repeating: 0, count: cells.count)
        for cell in cells { widths[cell.index] = cache.columns.offer(to: cell, columns, measure: inColumns) }
        func inRows(_ cell: GridCell, _ height: CGFloat?) -> ViewDimensions {
            subviews[cell.index].dimensions(in: ProposedViewSize(width: widths[cell.index], height: height))
        }
        let rows = cache.rows.sizes(proposal.height, cells, measure: inRows)
        let offers = cells.map { ProposedViewSize(width: widths[$0.index], height: cache.rows.offer(to: $0, rows, measure: inRows)) }
        let measures = GridMeasures(columns: columns, rows: rows, offers: offers)
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
        for (cell, offer) in zip(cache.cells, measures.offers) {
            let width = measures.columns.length(of: cell.columns), height = measures.rows.length(of: cell.tracks(.vertical))
            let subview = subviews[cell.index]
            let dimensions = subview.dimensions(in: offer)
            var origin = CGPoint(x: bounds.minX.plus(measures.columns.start(of: cell.columns.lowerBound)),
                                 y: bounds.minY.plus(measures.rows.start(of: cell.row)))
            if let anchor = cell.anchor {
                origin.x = origin.x.plus(width.minus(dimensions.width) * anchor.x)
                origin.y = origin.y.plus(height.minus(dimensions.height) * anchor.y)
            } else {
                origin.x = origin.x.plus(offset(dimensions, cache.columns.guides[cell.columns.lowerBound], measures.columns, cell.columns))
                origin.y = origin.y.plus(offset(dimensions, cache.rows.guides[cell.row], measures.rows, cell.tracks(.vertical)))
            }
            subview.place(at: origin, proposal: offer)
        }
    }

    /// The offset of the view in its cell that puts its guide on the track's guide line.
    private func offset(_ dimensions: ViewDimensions, _ guide: AlignmentKey, _ sizes: GridTracks.Sizes, _ tracks: Range<Int>) -> CGFloat {
        let length = sizes.length(of: tracks)
        // A cell that spans several tracks, or is unsized, is aligned by its own frame's guide.
        let own = ViewDimensions(item: nil,
                                 size: guide.axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length),
                                 proposal: .unspecified)
        let line = tracks.count == 1 ? sizes.lines[tracks.lowerBound] ?? own[guide] : own[guide]
        return line.minus(dimensions[guide])
    }
}

struct GridCell {
    let index: Int
    let row: Int
    var columns: Range<Int>
    let anchor: UnitPoint?
    let unsized: Axis.Set
    let containsCustomLayout: Bool

    func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
}

struct GridMeasures {
    let columns: GridTracks.Sizes
    let rows: GridTracks.Sizes
    /// The final proposal of each cell.
    let offers: [ProposedViewSize]
}

/// The columns or rows of a grid.
struct GridTracks {
    var axis = Axis.horizontal
    /// The alignment guide of each track.
    var guides: [AlignmentKey] = []
    /// The gap after each track but the last.
    var gaps: [CGFloat] = []

    struct Sizes {
        var lengths: [CGFloat]
        var gaps: [CGFloat]
        /// The offset of the guide line in each track; nil if no cell defines it.
        var lines: [CGFloat?]
        /// The proposal that gave each track its length; nil for none.
        var offers: [CGFloat?]

        var total: CGFloat { (lengths + gaps).total }
        func start(of track: Int) -> CGFloat { lengths[..<track].total.plus(gaps[..<track].total) }
        func length(of tracks: Range<Int>) -> CGFloat {
            guard let last = tracks.last else { return 0 }
            return lengths[tracks].total.plus(gaps[tracks.lowerBound..<last].total)
        }
    }

    /// Divides a length among the tracks as a stack does: the least flexible first, each offered an equal share of the rest.
    /// - Parameters:
    ///   - keepsShares: true for the columns of a grid with a proposed height. Columns of finite width are then offered only an equal share
    ///     of the
    ///     whole, as measured in one of Apple's images; infinitely flexible columns divide the rest.
    ///   - measure: measures a cell for a proposed length along the axis.
    func sizes(
        _ length: CGFloat?, _ cells: [GridCell], keepsShares: Bool = false, measure: (GridCell, CGFloat?) -> ViewDimensions
    ) -> Sizes {
        assert(gaps.count == max(guides.count - 1, 0), "A grid's number of gaps does not match its tracks.")
        let sized = cells.filter { !$0.unsized.contains(Axis.Set(axis)) }
        let single = Dictionary(grouping: sized.filter { $0.tracks(axis).count == 1 }) { $0.tracks(axis).lowerBound }
        var sizes = Sizes(lengths: [CGFloat](repeating: 0, count: guides.count), gaps: gaps,
                          lines: [CGFloat?](repeating: nil, count: guides.count),
                          offers: [CGFloat?](repeating: nil, count: guides.count))

        /// The offset of the track's guide line and the track's length for a proposal.
        func extent(_ track: Int, _ offer: CGFloat?) -> (line: CGFloat?, length: CGFloat) {
            var before: CGFloat?, after: CGFloat = 0, free: CGFloat = 0
            for cell in single[track] ?? [] {
                let dimensions = measure(cell, offer), size = axis == .horizontal ? dimensions.width : dimensions.height
                // A cell with an anchor is not aligned to the guide line.
                guard cell.anchor == nil else {
                    free = max(free, size)
                    continue
                }
                let line = dimensions[guides[track]]
                before = max(before ?? 0, line)
                after = max(after, size.minus(line))
            }
            return (before, max((before ?? 0).plus(after), free))
        }
        func set(_ track: Int, _ offer: CGFloat?) {
            (sizes.lines[track], sizes.lengths[track]) = extent(track, offer)
            sizes.offers[track] = offer
        }

        if let length {
            /// The lengths of the tracks for an infinite proposal, as far as measured.
            var mosts: [(line: CGFloat?, length: CGFloat)] = []
            func isCustom(_ track: Int) -> Bool { single[track]?.contains(where: \.containsCustomLayout) ?? false }
            var left = gaps.reduce(length) { $0.minus($1) }
            var order = Array(guides.indices)
            if keepsShares, order.count > 1 {
                let share = left.share(of: order.count)
                order = order.filter { track in
                    // A track that is offered more than its maximum takes its maximum.
                    let most = extent(track, .infinity)
                    guard most.length.isFinite else { return true }
                    if most.length <= share,
                       !isCustom(track) { (sizes.lines[track], sizes.lengths[track]) = most } else { set(track, share) }
                    left = left.minus(sizes.lengths[track])
                    return false
                }
            } else if order.count > 1 {
                mosts = order.map { extent($0, .infinity) }
                let flexibility = order.map { mosts[$0].length - extent($0, 0).length }
                order.sort { a, b in
                    let x = flexibility[a], y = flexibility[b]
                    return x == y || (x.isNaN && y.isNaN) ? a < b : x < y
                }
            }
            for (position, track) in order.enumerated() {
                let offer = left.share(of: order.count - position)
                if let most = mosts.isEmpty ? nil : mosts[track], most.length <= offer, most.length.isFinite, !isCustom(track) {
                    (sizes.lines[track], sizes.lengths[track]) = most
                } else {
                    set(track, offer)
                }
                left = left.minus(sizes.lengths[track])
            }
        } else {
            for track in guides.indices { set(track, nil) }
        }
        widen(&sizes, for: sized.filter { $0.tracks(axis).count > 1 }, length, measure)
        return sizes
    }

    /// The final proposal of a cell along the axis: the length of its tracks.
    ///
    /// A cell that took more than its proposal gets the same proposal again. If it were proposed the length it took, it might take even
    /// more, and in nested grids the number of measurements would double at each level.
    func offer(to cell: GridCell, _ sizes: Sizes, measure: (GridCell, CGFloat?) -> ViewDimensions) -> CGFloat {
        let tracks = cell.tracks(axis), length = sizes.length(of: tracks)
        guard tracks.count == 1, !cell.containsCustomLayout, let offer = sizes.offers[tracks.lowerBound],
              offer < length else { return length }
        let dimensions = measure(cell, offer)
        return (axis == .horizontal ? dimensions.width : dimensions.height) >= length ? offer : length
    }

    /// Widens tracks evenly where a cell that spans them needs more.
    private func widen(_ sizes: inout Sizes, for cells: [GridCell], _ length: CGFloat?, _ measure: (GridCell, CGFloat?) -> ViewDimensions) {
        for cell in cells {
            let tracks = cell.tracks(axis), given = sizes.length(of: tracks)
            // The cell is offered the length of its tracks plus the grid's remaining space.
            let dimensions = measure(cell, length.map { max($0.minus(sizes.total).plus(given), given) })
            let missing = (axis == .horizontal ? dimensions.width : dimensions.height).minus(given)
            guard missing > 0, missing.isFinite else { continue }
                        // The last track takes what the shares leave, so that the cell has all that it needs.
            var left = missing
            for (position, track) in tracks.enumerated() {
                let share = left.share(of: tracks.count - position)
                sizes.lengths[track] = sizes.lengths[track].plus(share)
                left = left.minus(share)
            }
        }
    }
}

extension Axis.Set {
    fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension LayoutSubview {
    /// A property of the cell; nil if not set.
    fileprivate func gridTrait<Value>(_ type: Value.Type) -> Value? {
        ask(nil) { $0.traits[GridCellTrait<Value>.self] }
    }
}
