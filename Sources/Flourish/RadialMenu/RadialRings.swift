import SwiftUI

/// The open rings of a radial menu, one in another, and what is highlighted. Points are relative to the middle of what opened the menu.
@MainActor struct RadialRings {
    /// A part of the innermost ring.
    enum Slot: Hashable {
        case item(Int)
        /// Back to the menu that opened this one.
        case parent
        /// The middle, where nothing is chosen.
        case center
    }
    /// What choosing a slot does.
    enum Outcome {
        case nothing, entered, back, closed
        case performed(@MainActor () -> Void)
    }
    struct Ring: Identifiable {
        /// No two rings of a menu have the same one.
        let id: Int
        let items: [RadialItem]
        let angles: [Double]
        let parentAngle: Double?
        /// Where the ring would be without limits.
        let wish: CGPoint
        fileprivate(set) var center: CGPoint
        /// From the middle to those of items.
        fileprivate(set) var radius: CGFloat
        /// The diameter of an item.
        fileprivate(set) var bubble: CGFloat

        /// Around the middle nothing is chosen.
        var deadZone: CGFloat { bubble * 0.5 }
        /// From the middle to the edge of the drawn menu.
        var reach: CGFloat { radius + bubble * 0.92 }
        /// The positions around the middle.
        var slotCount: Int { angles.count + (parentAngle == nil ? 0 : 1) }
        func position(of index: Int) -> CGPoint { RadialAngles.point(angles[index], radius, from: center) }
        /// The angle of an item's wedge.
        var span: Double { 360 / Double(max(slotCount, 1)) }
    }
    struct Metrics: Equatable {
        /// The diameter of an item.
        var bubble: CGFloat = 58
        /// No more items stand in a ring.
        var limit = 12
        /// The title of the menu in which further items are.
        var more = Text(verbatim: "More")

        /// The radius of a ring in diameters of an item: neighbours never touch, and the middle stays free.
        static func radius(slots: Int) -> CGFloat { max(1.7, slots > 1 ? 1.3 / (2 * sin(.pi / CGFloat(slots))) : 0) }
    }

    private(set) var rings: [Ring] = []
    var highlighted: Slot?
    var metrics = Metrics()
    /// Where rings may be; nil is everywhere, and so is what has no edges.
    var room: CGRect? {
        didSet {
            if let here = room, [here.minX, here.minY, here.maxX, here.maxY].contains(where: { !$0.isFinite }) { room = nil }
            if room != oldValue { for index in rings.indices { fit(&rings[index]) } }
        }
    }
    var isMirrored = false
    private var count = 0

    var ring: Ring? { rings.last }
    var isOpen: Bool { !rings.isEmpty }

    /// Opens the first ring; nothing without items.
    mutating func open(_ items: [RadialItem], at center: CGPoint = .zero) {
        rings = []
        add(items, at: center, parentAngle: nil)
    }
    mutating func close() {
        rings = []
        highlighted = nil
    }

    private mutating func add(_ items: [RadialItem], at center: CGPoint, parentAngle: Double?) {
        highlighted = nil
        let items = RadialItem.paged(items, limit: max(metrics.limit, 2), more: metrics.more)
        guard !items.isEmpty else { return }
        count += 1
        var ring = Ring(id: count, items: items, angles: RadialAngles.items(items.count, parent: parentAngle, isMirrored: isMirrored),
                        parentAngle: parentAngle,
                        wish: center, center: center, radius: 0, bubble: 0)
        fit(&ring)
        rings.append(ring)
    }
    /// Moves a ring into the room, and shrinks it where the room is small.
    private func fit(_ ring: inout Ring) {
        let radius = Metrics.radius(slots: ring.slotCount)
        ring.bubble = metrics.bubble
        if let room { ring.bubble = max(min(ring.bubble, min(room.width, room.height) / (2 * (radius + 0.92))), 16) }
        ring.radius = radius * ring.bubble
        ring.center = clamped(ring.wish, margin: ring.reach)
    }
    /// A ring that is larger than the room is in its middle.
    private func clamped(_ center: CGPoint, margin: CGFloat) -> CGPoint {
        guard let room else { return center }
        func clamped(_ x: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { low > high ? (low + high) / 2 : min(max(x, low), high) }
        return CGPoint(
            x: clamped(center.x, room.minX + margin, room.maxX - margin), y: clamped(center.y, room.minY + margin, room.maxY - margin))
    }

    // MARK: Choosing

    /// The slot at a point. Wedges reach to the edge of the screen, or to a distance from the middle, beyond which there is nil.
    func slot(at point: CGPoint, within reach: CGFloat = .infinity) -> Slot? {
        guard let ring, point.x.isFinite, point.y.isFinite else { return nil }
        let dx = point.x - ring.center.x, dy = point.y - ring.center.y, distance = hypot(dx, dy)
        if distance < ring.deadZone { return .center }
        guard distance <= reach else { return nil }
        let angle = RadialAngles.direction(dx, dy)
        let nearest = ring.angles.indices.min {
            RadialAngles.distance(ring.angles[$0], angle) < RadialAngles.distance(ring.angles[$1], angle)
        }
        if let parent = ring.parentAngle, RadialAngles.distance(parent, angle) < nearest.map(
            { RadialAngles.distance(ring.angles[$0], angle) }) ?? .infinity { return .parent }
        return nearest.map(Slot.item)
    }
    /// The highlighted item, if it can be chosen.
    var highlightedItem: RadialItem? {
        guard let ring, case .item(let index)? = highlighted, ring.items.indices.contains(index),
              ring.items[index].isEnabled else { return nil }
        return ring.items[index]
    }

    /// - Parameter point: where a further menu opens; nil is the position of its item.
    mutating func choose(_ slot: Slot?, at point: CGPoint? = nil) -> Outcome {
        guard let ring else { return .nothing }
        switch slot {
        case nil:
            close()
            return .closed
        case .center, .parent:
            return back()
        case .item(let index):
            guard ring.items.indices.contains(index), ring.items[index].isEnabled else { return .nothing }
            switch ring.items[index].kind {
            case .action(let action):
                close()
                return .performed(action)
            case .menu(let items):
                let depth = rings.count
                add(items(), at: point ?? ring.position(of: index), parentAngle: RadialAngles.normalized(ring.angles[index] + 180))
                return rings.count > depth ? .entered : .nothing
            }
        }
    }
    /// Goes back by one ring; the first one closes.
    mutating func back() -> Outcome {
        rings.removeLast(min(1, rings.count))
        highlighted = nil
        return rings.isEmpty ? .closed : .back
    }

    // MARK: Keys

    /// Moves the highlight by one slot towards a direction; without a highlight, to the slot nearest to it.
    mutating func move(toward direction: Double) {
        guard let ring, !ring.items.isEmpty else { return }
        var slots = ring.angles.enumerated().map { (slot: Slot.item($0.offset), angle: $0.element) }
        if let parent = ring.parentAngle { slots.append((.parent, parent)) }
        guard let current = slots.first(where: { $0.slot == highlighted })?.angle else {
            highlighted = slots.min { RadialAngles.distance($0.angle, direction) < RadialAngles.distance($1.angle, direction) }?.slot
            return
        }
        let way = RadialAngles.nearest(direction, to: current) - current
        // The next slot on that way, unless it leads away from the direction.
        let next = slots.filter { $0.slot != highlighted }
            .map { (slot: $0.slot, step: RadialAngles.normalized(($0.angle - current) * (way < 0 ? -1 : 1))) }.min { $0.step < $1.step }
        guard let next, next.step < 2 * abs(way) else { return }
        highlighted = next.slot
    }
    /// Moves the highlight along the items in their order.
    mutating func advance(by step: Int) {
        guard let ring, !ring.items.isEmpty else { return }
        let index = if case .item(let index)? = highlighted { index + step } else { step > 0 ? 0 : -1 }
        highlighted = .item((index % ring.items.count + ring.items.count) % ring.items.count)
    }
}
