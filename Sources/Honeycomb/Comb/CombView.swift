import Hexagons
import SwiftUI

/// A comb in a scroll view: it places the cells in sight, and moves from one to another.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct CombView<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let comb: HoneycombView<Data, ID, Content>
    let frame: CGSize
    /// Without zoom.
    let cellWidth: CGFloat
    /// How much larger text has made the cells.
    let growth: CGFloat

    @StateObject private var memory = CombMemory<ID>()
    @State private var position = ScrollPosition()
    /// The part of the plane for which cells exist; nil for that of the first frame.
    @State private var sight: CGRect?
    @State private var carried: Carried?
    /// What the finger has zoomed from, and the point of the grid that stays under it.
    @State private var pinch: (zoom: CGFloat, hex: FractionalHex)?
    @State private var typed = 0
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.layoutDirection) private var direction

    /// A cell that the finger carries.
    struct Carried: Equatable {
        let id: ID
        /// The cell that it would have if it were let go.
        var hex: Hex
        /// Where the finger is in the frame.
        var location: CGPoint
    }

    private var items: CombItems<Data, ID> { comb.items }
    private var zoom: CGFloat { comb.zoomRange.map { _ in min(max(0.01, comb.zoom?.wrappedValue.usable ?? 1), 100) } ?? 1 }
    private var motion: Animation? { reduceMotion ? nil : .smooth(duration: 0.35) }

    /// With larger cells the fringe keeps its length in points, so that more than one of them has its full size.
    private var fishEye: FishEye {
        if reduceMotion { return FishEye(.none) }
        var fishEye = comb.fishEye
        if growth > 1 { fishEye.fringe /= growth }
        return fishEye
    }

    private var arrangement: HexArrangement<ID>? {
        guard let arrangement = items.arrangement?.wrappedValue else { return nil }
        return carried.map { memory.arrangement(arrangement, moving: $0.id, to: $0.hex) } ?? arrangement
    }

    private func geometry(zoom: CGFloat) -> CombGeometry {
        CombGeometry(
            memory.region(items, arrangement), comb.orientation, cellWidth: cellWidth * zoom, gap: comb.gap * zoom, frame: frame,
            fishEye: fishEye,
            isMirrored: direction == .rightToLeft)
    }

    /// The cell in the middle at first: that of the binding, else the first one of a spiral, else the one in the middle.
    private func firstHex(_ geometry: CombGeometry) -> Hex? {
        if let hex = comb.center?.wrappedValue.flatMap({ items.hex(of: $0, in: arrangement) }) { return hex }
        if items.filling == .spiral, items.arrangement == nil { return geometry.region.isEmpty ? nil : .zero }
        return geometry.nearest(to: CGPoint(x: geometry.contentSize.width / 2, y: geometry.contentSize.height / 2))
    }

    var body: some View {
        let geometry = geometry(zoom: zoom)
        let _ = (memory.sight.geometry = geometry, memory.first = memory.first ?? firstHex(geometry))
        let seen = sight ?? geometry.sight(at: memory.first.map { geometry.offset(centering: $0) } ?? .zero)
        ScrollView([.horizontal, .vertical]) {
            HexPlane(layout: geometry.layout, size: geometry.contentSize) {
                cells(geometry, seen)
            }
            // Cells that come at the upper or left rim move all others in the content, which scrolls by as much at once.
            .animation(nil, value: geometry.layout.origin)
            .onGeometryChange(for: CGPoint.self) { $0.bounds(of: .scrollView)?.origin ?? .zero } action: { moved(to: $0, geometry) }
        }
        .scrollIndicators(.hidden)
        .scrollDisabled(carried != nil)
        .scrollPosition($position)
        .defaultScrollAnchor(anchor(memory.first, geometry), for: .initialOffset)
        .scrollTargetBehavior(HexSnap(geometry: geometry, snaps: comb.snaps))
        .onScrollPhaseChange { _, phase in
            if phase == .tracking || phase == .interacting || phase == .idle { arrived(geometry) }
        }
        .coordinateSpace(.named(CombSpace.name))
        .onContinuousHover { phase in
            if case .active(let location) = phase { memory.pointer = location } else { memory.pointer = nil }
        }
        // A tap brings the focus by itself, without the ring around a cell that keys have.
        .focusable(!geometry.region.isEmpty, interactions: .activate)
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress { take($0, geometry) }
        .onChange(of: isFocused) {
            if isFocused, memory.cursor == nil { memory.setCursor(memory.centered) }
            memory.isFocusShown = isFocused && !memory.isTapped
        }
        .onChange(of: geometry) { stay($1, from: $0) }
        // Another item has come to the cell in the middle.
        .onChange(of: carried == nil ? centeredItem : memory.centered) { if memory.destination == nil { tellCenter() } }
        .onChange(of: comb.center?.wrappedValue) { _, id in
            guard let id, id != memory.centered, let hex = items.hex(of: id, in: arrangement) else { return }
            go(to: hex, geometry)
        }
        .task(id: typed) {
            // Letters belong together for a second.
            try? await Task.sleep(for: .seconds(1))
            if !Task.isCancelled { memory.typeAhead.clear() }
        }
        .accessibilityElement(children: .contain)
        .modifier(
            CombZoom(isOn: comb.zoomRange != nil, pinched: pinched) { zoom(by: $0, at: CGPoint(x: frame.width / 2, y: frame.height / 2)) })
    }

    // MARK: Cells

    private func cells(_ geometry: CombGeometry, _ seen: CGRect) -> some View {
        let entries = CombEntry.all(items, arrangement, geometry.cells(in: seen)), chosen = comb.selection.ids,
            level = comb.zoomRange?.level(zoom) ?? 0
        let fishEye = fishEye
        return ForEach(entries) { entry in
            let element = items.element(entry.index), id = entry.id.item, isCarried = carried?.id == id
            let cell = HoneycombCell(
                hex: entry.hex, index: entry.index, count: items.count, size: geometry.layout.cellSize, level: level,
                isSelected: chosen.contains(id), isInList: false,
                phase: isCarried ? .lifted : .rest, sight: memory.sight, state: memory.state(of: id))
            let key = CombCellKey(
                making: items.making, hex: cell.hex, index: cell.index, count: cell.count, size: cell.size, level: level,
                isSelected: cell.isSelected, carriedTo: isCarried ? carried?.location : nil,
                fishEye: fishEye, pitch: geometry.pitch)
            CombCellView(
                key: key, cell: cell, orientation: comb.orientation, name: comb.name?(element),
                content: { comb.content(element, $0) }, activate: { touched(entry) },
                carry: items.arrangement == nil ? nil : CombCarry(moved: { carry(id, to: $0) }, ended: { drop(commits: $0) }),
                moves: moves(id))
                .equatable()
                .transition(.opacity)
                .zIndex(isCarried ? 1 : 0)
                .hexCell(entry.hex)
        }
    }

    private func touched(_ entry: CombEntry<ID>) {
        guard !memory.isCarrying, let geometry = memory.sight.geometry else { return }
        (memory.isTapped, memory.isFocusShown) = (true, false)
        isFocused = true
        tap(entry, geometry)
    }

    private func tap(_ entry: CombEntry<ID>, _ geometry: CombGeometry) {
        memory.setCursor(entry.id.item)
        memory.line = nil
        if comb.choose(entry.index), comb.centersOnTap { go(to: entry.hex, geometry) }
    }

    // MARK: Scrolling

    /// Where the scroll view's content begins, as a share of what can be scrolled.
    private func anchor(_ hex: Hex?, _ geometry: CombGeometry) -> UnitPoint {
        guard let hex else { return .center }
        let center = geometry.layout.center(of: hex)
        func share(_ position: CGFloat, _ content: CGFloat, _ frame: CGFloat) -> CGFloat {
            content > frame ? min(max(0, (position - frame / 2) / (content - frame)), 1) : 0.5
        }
        return UnitPoint(
            x: share(center.x, geometry.contentSize.width, frame.width), y: share(center.y, geometry.contentSize.height, frame.height))
    }

    private func moved(to offset: CGPoint, _ geometry: CombGeometry) {
        if memory.sight.offset != offset { memory.sight.offset = offset }
        let sight = geometry.sight(at: offset)
        if self.sight != sight { self.sight = sight }
        let center = geometry.nearest(to: geometry.middle(at: offset))
        memory.center = center
        if memory.sight.center != center { memory.sight.center = center }
        if memory.destination == center { memory.destination = nil }
        if memory.destination == nil { tellCenter() }
    }

    /// A scroll of the program has ended, or the hand has taken over.
    private func arrived(_ geometry: CombGeometry) {
        memory.destination = nil
        tellCenter()
    }

    private var centeredItem: ID? { memory.center.flatMap { items.index(in: $0, of: arrangement) }.map { items.id($0) } }

    private func tellCenter() {
        let id = centeredItem
        memory.setCentered(id)
        if let center = comb.center, center.wrappedValue != id { center.wrappedValue = id }
    }

    private func go(to hex: Hex, _ geometry: CombGeometry) {
        let offset = geometry.offset(centering: hex)
        guard hypot(offset.x - memory.sight.offset.x, offset.y - memory.sight.offset.y) > 0.01 else { return }
        memory.destination = hex
        withAnimation(motion) { position.scrollTo(point: offset) }
    }

    /// Cells of other sizes, in another frame, or others: what is in the middle stays there, if it still has a cell.
    private func stay(_ geometry: CombGeometry, from old: CombGeometry) {
        guard geometry != memory.prepared, sight != nil else { return }
        let hex = old.layout.fractionalHex(at: old.middle(at: memory.sight.offset)), point = geometry.layout.point(at: hex)
        guard point.x.isFinite, point.y.isFinite else { return }
        // A scroll that is under way goes on from there, once the content has its new size.
        let destination = memory.destination
        show(
            geometry,
            at: geometry.offset(centering: destination != nil ? point : geometry.rest(near: point, snaps: comb.snaps && carried == nil)))
        if let destination { Task { if let geometry = memory.sight.geometry { go(to: destination, geometry) } } }
    }

    private func show(_ geometry: CombGeometry, at offset: CGPoint) {
        position.scrollTo(point: offset)
        moved(to: offset, geometry)
    }

    // MARK: Zoom

    private func pinched(_ value: MagnifyGesture.Value?) {
        guard let value else { return pinch = nil }
        let geometry = geometry(zoom: zoom), start: (zoom: CGFloat, hex: FractionalHex)
        if let pinch {
            start = pinch
        } else {
            start = (zoom, geometry.hex(seenAt: value.startLocation, offset: memory.sight.offset))
            pinch = start
        }
        zoom(to: start.zoom * value.magnification, keeping: start.hex, at: value.startLocation)
    }

    private func zoom(by factor: CGFloat, at location: CGPoint) {
        zoom(to: zoom * factor, keeping: geometry(zoom: zoom).hex(seenAt: location, offset: memory.sight.offset), at: location)
    }

    private func zoom(to wanted: CGFloat, keeping hex: FractionalHex, at location: CGPoint) {
        guard let range = comb.zoomRange, let binding = comb.zoom else { return }
        let new = range.clamped(wanted)
        guard new != zoom else { return }
        let geometry = geometry(zoom: new)
        memory.prepared = geometry
        binding.wrappedValue = new
        show(geometry, at: geometry.offset(showing: hex, at: location))
    }

    // MARK: Carrying

    private func carry(_ id: ID, to location: CGPoint?) {
        guard let geometry = memory.sight.geometry, let arrangement = items.arrangement?.wrappedValue,
              let own = arrangement[id] else { return }
        memory.isCarrying = true
        if carried?.id != id {
            carried = Carried(id: id, hex: own, location: location ?? geometry.look(of: own, at: memory.sight.offset).center)
        }
        guard let location else { return }
        let target = geometry.point(seenAt: location, offset: memory.sight.offset).flatMap { geometry.layout.nearestHex(to: $0) }
        carried?.location = location
        // A cell that is not adjacent to the comb would leave a hole.
        guard let target, target != carried?.hex, items.isBeside(target, in: arrangement) else { return }
        withAnimation(motion) { carried?.hex = target }
        if geometry.look(of: target, at: memory.sight.offset).scale < 0.7 { go(to: target, geometry) }
    }

    private func drop(commits: Bool) {
        guard let carried else { return memory.isCarrying = false }
        withAnimation(motion) {
            if commits, let binding = items.arrangement { binding.wrappedValue.move(carried.id, to: carried.hex) }
            self.carried = nil
        }
        // The tap of the same finger comes after this.
        Task { memory.isCarrying = false }
    }

    /// Where a screen reader can move a cell.
    private func moves(_ id: ID) -> ((HexArrow) -> Void)? {
        items.arrangement == nil ? nil : { arrow in if let geometry = memory.sight.geometry { move(id, arrow, geometry) } }
    }

    private func move(_ id: ID, _ arrow: HexArrow, _ geometry: CombGeometry) {
        guard let binding = items.arrangement, let hex = binding.wrappedValue[id],
              let target = geometry.region.cell(arrow, of: hex, in: geometry.screenLayout) else { return }
        withAnimation(motion) { _ = binding.wrappedValue.move(id, to: target) }
        reveal(target, geometry)
    }

    // MARK: Keys

    private func take(_ press: KeyPress, _ geometry: CombGeometry) -> KeyPress.Result {
        (memory.isTapped, memory.isFocusShown) = (false, true)
        let current = memory.cursor.flatMap { items.index(of: $0) } ?? memory.center.flatMap { items.index(in: $0, of: arrangement) }
        switch press.key {
        case .leftArrow: return arrow(.left, press, current, geometry)
        case .rightArrow: return arrow(.right, press, current, geometry)
        case .upArrow: return arrow(.up, press, current, geometry)
        case .downArrow: return arrow(.down, press, current, geometry)
        case .home: return point(to: 0, geometry)
        case .end: return point(to: items.count - 1, geometry)
        case .pageUp: return page(-1, current, geometry)
        case .pageDown: return page(1, current, geometry)
        case .escape where carried != nil:
            drop(commits: false)
            return .handled
        case .return: return press.phase == .down ? choose(current, geometry) : .handled
        case .space where memory.typeAhead.text.isEmpty: return press.phase == .down ? choose(current, geometry) : .handled
        default: return letters(press, current, geometry)
        }
    }

    private func arrow(_ arrow: HexArrow, _ press: KeyPress, _ current: Int?, _ geometry: CombGeometry) -> KeyPress.Result {
        guard press.modifiers.isDisjoint(with: [.command, .control]), let current,
              let hex = items.hex(of: items.id(current), in: arrangement) else { return .ignored }
        if press.modifiers.contains(.option), items.arrangement != nil {
            move(items.id(current), arrow, geometry)
            return .handled
        }
        let isVertical = arrow == .up || arrow == .down, layout = geometry.screenLayout
        if memory.line?.isVertical != isVertical { memory.line = (layout.center(of: hex), isVertical) }
        guard let next = geometry.region.cell(arrow, of: hex, in: layout, goal: memory.line?.point),
              let index = items.index(in: next, of: arrangement) else { return .handled }
        return point(to: index, geometry, keepsLine: true)
    }

    private func page(_ screens: CGFloat, _ current: Int?, _ geometry: CombGeometry) -> KeyPress.Result {
        guard let current, let hex = items.hex(of: items.id(current), in: arrangement) else { return .ignored }
        let center = geometry.layout.center(of: hex),
            target = CGPoint(x: center.x, y: center.y + screens * max(geometry.pitch, frame.height * 0.8))
        return geometry.nearest(to: target).flatMap { items.index(in: $0, of: arrangement) }.map { point(to: $0, geometry) } ?? .handled
    }

    private func choose(_ current: Int?, _ geometry: CombGeometry) -> KeyPress.Result {
        guard let current, let hex = items.hex(of: items.id(current), in: arrangement) else { return .ignored }
        tap(CombEntry(id: CombEntry.Key(item: items.id(current), copy: 0), index: current, hex: hex), geometry)
        return .handled
    }

    private func letters(_ press: KeyPress, _ current: Int?, _ geometry: CombGeometry) -> KeyPress.Result {
        let factors: [Character: CGFloat] = ["+": 1.25, "=": 1.25, "-": 0.8, "0": 1 / zoom]
        if comb.zoomRange != nil, let factor = factors[press.key.character] {
            zoom(by: factor, at: memory.pointer ?? CGPoint(x: frame.width / 2, y: frame.height / 2))
            return .handled
        }
        guard press.modifiers.isDisjoint(with: [.command, .control]), !press.characters.isEmpty, let name = comb.name,
              press.characters.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0.isPunctuation }) else { return .ignored }
        typed += 1
        guard let index = memory.typeAhead.type(
            press.characters, current: current, count: items.count, name: { name(items.element($0)) }) else { return .handled }
        return point(to: index, geometry)
    }

    /// Lets keys act on an item, and brings it into view.
    private func point(to index: Int, _ geometry: CombGeometry, keepsLine: Bool = false) -> KeyPress.Result {
        guard (0..<items.count).contains(index), let hex = items.hex(of: items.id(index), in: arrangement) else { return .ignored }
        if !keepsLine { memory.line = nil }
        memory.setCursor(items.id(index))
        reveal(hex, geometry)
        return .handled
    }

    /// Brings a cell to the middle, unless all of it is seen at nearly its full size.
    private func reveal(_ hex: Hex, _ geometry: CombGeometry) {
        let offset = memory.destination.map { geometry.offset(centering: $0) }
            ?? memory.sight.offset, look = geometry.look(of: hex, at: offset), half = geometry.layout.cellSize
        let seen = CGRect(x: look.center.x - half.width / 2, y: look.center.y - half.height / 2, width: half.width, height: half.height)
        if look.scale < 0.9 || !CGRect(origin: .zero, size: frame).contains(seen) { go(to: hex, geometry) }
    }
}

/// An item in a cell in sight.
struct CombEntry<ID: Hashable>: Identifiable {
    struct Key: Hashable {
        let item: ID
        /// How many cells of the same item come before it. More than 0 is a mistake of the data.
        let copy: Int
    }

    let id: Key
    let index: Int
    let hex: Hex

    static func all<Data>(_ items: CombItems<Data, ID>, _ arrangement: HexArrangement<ID>?, _ cells: [Hex]) -> [CombEntry] {
        var copies: [ID: Int] = [:]
        copies.reserveCapacity(cells.count)
        return cells.compactMap { hex in
            guard let index = items.index(in: hex, of: arrangement) else { return nil }
            let item = items.id(index), copy = copies[item, default: 0]
            copies[item] = copy + 1
            if copy > 0 {
                Misuse.report(
                    "Two items of a HoneycombView have the same id; both are shown, and the first is meant where the id is named.")
            }
            return CombEntry(id: Key(item: item, copy: copy), index: index, hex: hex)
        }
    }
}

enum CombSpace { static let name = "Honeycomb" }

/// Pinches, and what screen readers zoom by.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct CombZoom: ViewModifier {
    let isOn: Bool
    let pinched: (MagnifyGesture.Value?) -> Void
    let zoom: (CGFloat) -> Void

    func body(content: Content) -> some View {
        if isOn {
            content
                .simultaneousGesture(MagnifyGesture().onChanged { pinched($0) }.onEnded { _ in pinched(nil) })
                .accessibilityZoomAction { action in zoom(action.direction == .zoomIn ? 1.25 : 0.8) }
        } else {
            content
        }
    }
}
