import Hexagons
import SwiftUI

/// A comb of cells as on a watch: it is panned in all directions, and cells shrink toward the rim.
///
///     HoneycombView(apps, center: $center, selection: $chosen, cellWidth: 76) { app, cell in
///         AppIcon(app).clipShape(Circle()).scaleEffect(cell.isPressed ? 0.9 : 1)
///     }
///     .names(\.title)
///
/// Panning is the scroll view's, with its inertia, its bounds and its rubber band. Every cell can be brought to the middle, and by default
/// the comb comes to rest with one there. Content fills the rectangle of a hexagon, and the hexagon is what is touched.
///
/// | by | what |
/// |---|---|
/// | tap, click, Return, Space | chooses the cell, and brings it to the middle |
/// | arrows | to the nearest of the six neighbours; Home and End to the first and last item, Page Up and Page Down by a screen |
/// | letters | to the item whose name begins with them, if there are `names(_:)` |
/// | pinch, +, −, 0 | zoom at the fingers or at the pointer, if there is a `zoom(_:in:levels:)` |
/// | hold and drag, Option and an arrow | carries a cell to another place, if there is an arrangement |
///
/// Only cells in sight exist, so there may be millions. Right-to-left layouts are mirrored. With larger text cells grow; with reduced
/// motion they are not distorted, and nothing travels by itself. `honeycombStyle(.list)` shows the same items as a list. Items of the same
/// id are all shown, and the first of them is meant where an id is named.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct HoneycombView<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let items: CombItems<Data, ID>
    let center: Binding<ID?>?
    let selection: CombSelection<ID>
    let orientation: HexOrientation
    let cellWidth: CGFloat?
    let gap: CGFloat
    let content: (Data.Element, HoneycombCell) -> Content
    var fishEye = FishEye()
    var snaps = true
    var growsWithText = true
    var centersOnTap = true
    var limits = SelectionLimits()
    var refuse: ((ID) -> Void)?
    var activate: ((Data.Element) -> Void)?
    var name: ((Data.Element) -> String)?
    var zoom: Binding<CGFloat>?
    var zoomRange: ZoomRange?

    @Environment(\.honeycombStyle) private var style
    @ScaledMetric(relativeTo: .body) private var textScale: CGFloat = 1
    /// The width that the content of the first cells would like to have.
    @State private var ownWidth: CGFloat?

    init(
        items: CombItems<Data, ID>, center: Binding<ID?>?, selection: CombSelection<ID>, _ orientation: HexOrientation,
        _ cellWidth: CGFloat?, _ gap: CGFloat,
        _ content: @escaping (Data.Element, HoneycombCell) -> Content
    ) {
        if let cellWidth, !(cellWidth >= 0 && cellWidth.isFinite) {
            Misuse.report("The width of a HoneycombView's cells was negative or not finite; it is taken for 0.")
        }
        if !(gap >= 0 && gap.isFinite) { Misuse.report("The gap of a HoneycombView was negative or not finite; it is taken for 0.") }
        (self.items, self.center, self.selection, self.orientation, self.content) = (items, center, selection, orientation, content)
        self.cellWidth = cellWidth.map { max(0, $0.usable ?? 0) }
        self.gap = max(0, gap.usable ?? 0)
    }

    public var body: some View {
        switch style {
        case .list: CombList(comb: self)
        case .comb:
            GeometryReader { proxy in
                if let width = cellWidth ?? ownWidth {
                    let grown = cellWidth == nil || !growsWithText ? width : CombSizing.cellWidth(
                        width, textScale: textScale, frame: proxy.size)
                    CombView(comb: self, frame: proxy.size, cellWidth: grown, growth: width > 0 ? grown / width : 1)
                } else {
                    measure
                }
            }
        }
    }

    /// The content of the first cells at the sizes that it would like, without being seen. A finger can hit 44 points.
    private var measure: some View {
        ZStack {
            ForEach(0..<min(7, items.count), id: \.self) { index in
                content(items.element(index), cell(index, .zero, isSelected: false)).fixedSize()
            }
        }
        .fixedSize()
        .hidden()
        .onGeometryChange(for: CGFloat.self) { max(44, $0.size.width, $0.size.height) } action: { ownWidth = $0 }
    }

    /// A cell that is not in a comb.
    func cell(_ index: Int, _ size: CGSize, isSelected: Bool, isInList: Bool = false, phase: HoneycombCell.Phase = .rest) -> HoneycombCell {
        HoneycombCell(
            hex: items.hex(at: index) ?? .zero, index: index, count: items.count, size: size,
            level: zoomRange.map { $0.level(zoom?.wrappedValue ?? 1) } ?? 0, isSelected: isSelected, isInList: isInList,
            phase: phase, sight: nil, state: nil)
    }

    /// What a tap on an item does to the selection.
    /// - Returns: Whether the item was chosen, rather than given up or refused.
    func choose(_ index: Int) -> Bool {
        let id = items.id(index), wasChosen: Bool
        switch selection {
        case .none: wasChosen = true
        case .one, .several:
            if let new = limits.toggled(id, in: selection.ids) {
                selection.set(new)
                wasChosen = new.contains(id)
            } else {
                refuse?(id)
                wasChosen = false
            }
        }
        activate?(items.element(index))
        return wasChosen
    }
}

// MARK: Made of data

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension HoneycombView {
    /// A comb without a selection: a tap brings a cell to the middle, and does what `onActivate(_:)` says.
    /// - Parameters:
    ///   - center: The item in the middle, both ways. An item that is not there changes nothing.
    ///   - cellWidth: Of the hexagons, in points; nil for what the content of the first cells would like, but at least 44 points. Round
    ///     content of this width fits in, if hexagons
    ///     are pointy.
    ///   - gap: Between the sides of neighbours, in points.
    ///   - content: The view of an item, which is proposed the rectangle of its hexagon.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, center: Binding<ID?>? = nil, _ orientation: HexOrientation = .pointy,
        cellWidth: CGFloat? = nil, gap: CGFloat = 4,
        @ViewBuilder content: @escaping (Data.Element, HoneycombCell) -> Content
    ) { self.init(items: CombItems(data, id), center: center, selection: .none, orientation, cellWidth, gap, content) }

    /// A comb of which one item, or none, is selected.
    /// - Parameters:
    ///   - cellWidth: Of the hexagons, in points; nil for what the content of the first cells would like, but at least 44 points.
    ///   - gap: Between the sides of neighbours, in points.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, center: Binding<ID?>? = nil, selection: Binding<ID?>,
        _ orientation: HexOrientation = .pointy, cellWidth: CGFloat? = nil,
        gap: CGFloat = 4, @ViewBuilder content: @escaping (Data.Element, HoneycombCell) -> Content
    ) {
        self.init(items: CombItems(data, id), center: center, selection: .one(selection), orientation, cellWidth, gap, content)
        limits.most = 1
    }

    /// A comb of which several items are selected: see `selectionLimits(least:most:onRefusal:)`.
    /// - Parameters:
    ///   - cellWidth: Of the hexagons, in points; nil for what the content of the first cells would like, but at least 44 points.
    ///   - gap: Between the sides of neighbours, in points.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, center: Binding<ID?>? = nil, selection: Binding<Set<ID>>,
        _ orientation: HexOrientation = .pointy, cellWidth: CGFloat? = nil,
        gap: CGFloat = 4, @ViewBuilder content: @escaping (Data.Element, HoneycombCell) -> Content
    ) { self.init(items: CombItems(data, id), center: center, selection: .several(selection), orientation, cellWidth, gap, content) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension HoneycombView where Data.Element: Identifiable, ID == Data.Element.ID {
    /// A comb without a selection: a tap brings a cell to the middle, and does what `onActivate(_:)` says.
    /// - Parameters:
    ///   - cellWidth: Of the hexagons, in points; nil for what the content of the first cells would like, but at least 44 points.
    ///   - gap: Between the sides of neighbours, in points.
    public init(
        _ data: Data, center: Binding<ID?>? = nil, _ orientation: HexOrientation = .pointy, cellWidth: CGFloat? = nil, gap: CGFloat = 4,
        @ViewBuilder content: @escaping (Data.Element, HoneycombCell) -> Content
    ) { self.init(data, id: \.id, center: center, orientation, cellWidth: cellWidth, gap: gap, content: content) }

    /// A comb of which one item, or none, is selected.
    /// - Parameters:
    ///   - cellWidth: Of the hexagons, in points; nil for what the content of the first cells would like, but at least 44 points.
    ///   - gap: Between the sides of neighbours, in points.
    public init(
        _ data: Data, center: Binding<ID?>? = nil, selection: Binding<ID?>, _ orientation: HexOrientation = .pointy,
        cellWidth: CGFloat? = nil, gap: CGFloat = 4,
        @ViewBuilder content: @escaping (Data.Element, HoneycombCell) -> Content
    ) { self.init(data, id: \.id, center: center, selection: selection, orientation, cellWidth: cellWidth, gap: gap, content: content) }

    /// A comb of which several items are selected.
    /// - Parameters:
    ///   - cellWidth: Of the hexagons, in points; nil for what the content of the first cells would like, but at least 44 points.
    ///   - gap: Between the sides of neighbours, in points.
    public init(
        _ data: Data, center: Binding<ID?>? = nil, selection: Binding<Set<ID>>, _ orientation: HexOrientation = .pointy,
        cellWidth: CGFloat? = nil, gap: CGFloat = 4,
        @ViewBuilder content: @escaping (Data.Element, HoneycombCell) -> Content
    ) { self.init(data, id: \.id, center: center, selection: selection, orientation, cellWidth: cellWidth, gap: gap, content: content) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension HoneycombView where Data == HexRegion, ID == Hex {
    /// The cells of a region, each in its own place. The width of hexagons and the gap between them are in points.
    public init(
        _ region: HexRegion, center: Binding<Hex?>? = nil, _ orientation: HexOrientation = .pointy, cellWidth: CGFloat? = nil,
        gap: CGFloat = 4,
        @ViewBuilder content: @escaping (Hex, HoneycombCell) -> Content
    ) {
        self.init(
            items: CombItems(region, \.self, filling: .region(region)), center: center, selection: .none, orientation, cellWidth, gap,
            content)
    }

    /// The cells of a region, of which several are selected. The width of hexagons and the gap between them are in points.
    public init(
        _ region: HexRegion, center: Binding<Hex?>? = nil, selection: Binding<Set<Hex>>, _ orientation: HexOrientation = .pointy,
        cellWidth: CGFloat? = nil, gap: CGFloat = 4,
        @ViewBuilder content: @escaping (Hex, HoneycombCell) -> Content
    ) {
        self.init(
            items: CombItems(region, \.self, filling: .region(region)), center: center, selection: .several(selection), orientation,
            cellWidth, gap, content)
    }
}

// MARK: Options

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension HoneycombView {
    private func with(_ change: (inout Self) -> Void) -> Self {
        var comb = self
        change(&comb)
        return comb
    }

    /// How cells shrink toward the rim. With reduced motion they never do.
    public func fishEye(_ fishEye: FishEye) -> Self { with { $0.fishEye = fishEye } }

    /// Whether the comb comes to rest with a cell in the middle; without it anywhere on a cell.
    public func snaps(_ snaps: Bool) -> Self { with { $0.snaps = snaps } }

    /// Which cells the items have: in a spiral at first.
    public func filling(_ filling: HexFilling) -> Self { with { $0 = HoneycombView(copy: $0, items: $0.items.with(filling)) } }

    /// Items in cells of their own, which stay where they are while others come and go, and can be carried to another place.
    ///
    /// Items without a cell are not shown: call `HexArrangement.update(to:)` as the data changes.
    public func arranged(by arrangement: Binding<HexArrangement<ID>>) -> Self {
        with { $0 = HoneycombView(copy: $0, items: $0.items.with(arrangement)) }
    }

    /// Whether cells grow with the text setting, until only three are side by side.
    public func growsWithText(_ grows: Bool) -> Self { with { $0.growsWithText = grows } }

    /// Whether choosing a cell brings it to the middle.
    public func centersOnTap(_ centers: Bool) -> Self { with { $0.centersOnTap = centers } }

    /// How many items may be selected. What a tap would do beyond that is not done.
    /// - Parameters:
    ///   - least: 0 or more.
    ///   - most: Not below the least. With 1, a tap exchanges the selection.
    ///   - onRefusal: Is told the item.
    public func selectionLimits(least: Int = 0, most: Int = .max, onRefusal: ((ID) -> Void)? = nil) -> Self {
        if least < 0 || most < max(least, 1) {
            Misuse.report("The limits of a selection excluded each other; the least is kept, and the most is no less.")
        }
        return with { comb in
            comb.limits = SelectionLimits(least: max(0, least), most: max(1, least, most))
            comb.refuse = onRefusal
        }
    }

    /// What a tap, a click, Return or Space does beyond the selection.
    public func onActivate(_ action: @escaping (Data.Element) -> Void) -> Self { with { $0.activate = action } }

    /// What items are called: typed letters go to the item whose name begins with them, a list shows the names, and screen readers say them
    /// for content without words.
    public func names(_ name: @escaping (Data.Element) -> String) -> Self { with { $0.name = name } }

    /// Pinches and the keys +, − and 0 zoom, at the fingers or at the pointer.
    /// - Parameters:
    ///   - zoom: 1 for the cells' own size.
    ///   - limits: What the hand can reach; from 0.01 to 100.
    ///   - levels: Zooms from which on the content's `level` is one higher.
    public func zoom(_ zoom: Binding<CGFloat>, in limits: ClosedRange<CGFloat> = 0.5...3, levels: [CGFloat] = []) -> Self {
        with { ($0.zoom, $0.zoomRange) = (zoom, ZoomRange(limits, thresholds: levels)) }
    }

    private init(copy: Self, items: CombItems<Data, ID>) {
        self.init(items: items, center: copy.center, selection: copy.selection, copy.orientation, copy.cellWidth, copy.gap, copy.content)
        (fishEye, snaps, growsWithText, centersOnTap) = (copy.fishEye, copy.snaps, copy.growsWithText, copy.centersOnTap)
        (limits, refuse, activate, name, zoom, zoomRange) = (copy.limits, copy.refuse, copy.activate, copy.name, copy.zoom, copy.zoomRange)
    }
}
